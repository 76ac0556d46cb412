// `npm run build`: everything that has changed.   --server  all but the pages
import { flags } from './flags.mjs';
import { build, install } from './ready.mjs';

const { server } = flags({ server: { type: 'boolean', default: false } });
install();
build(server ? ['built', 'joined'] : undefined);
