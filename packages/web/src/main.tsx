import { createRoot } from 'react-dom/client';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { App } from './app.tsx';
import { restoreTheme } from './parts/bar.tsx';
import { Mishap } from './parts/mishap.tsx';
import { followMotion } from './settings/motion.ts';
import { apply } from './settings/settings.ts';
import { language } from './words/language.ts';
import { learn, PAGES } from './words/speech.ts';

restoreTheme();
apply();
followMotion();
document.documentElement.lang = language();
await learn(PAGES);
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <Mishap>
      <App />
    </Mishap>,
  );
