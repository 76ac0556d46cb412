// `npm run bench:soak`: a thousand people at one server for a while; see packages/server/test/soak.
import { build, install } from './ready.mjs';

install();
build();
await import('../packages/server/test/soak/main.mjs');
