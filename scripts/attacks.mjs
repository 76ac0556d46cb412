// `npm run test:attacks`: the server is attacked in every way that takes room or time from others; see
// packages/server/test/attacks.
import { build, install } from './ready.mjs';

install();
build();
// Not a process of its own: whoever breaks this one off would leave it behind.
await import('../packages/server/test/attacks/main.mjs');
