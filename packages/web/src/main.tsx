import { createRoot } from 'react-dom/client';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { App } from './app.tsx';
import { restoreTheme } from './parts/bar.tsx';
import { Mishap } from './parts/mishap.tsx';

restoreTheme();
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <Mishap>
      <App />
    </Mishap>,
  );
