// `npm run test:crash`: the server is killed at random moments; see packages/server/test/crash.
import { build, install } from './ready.mjs';

install();
build();
// Not a process of its own: whoever breaks this one off would leave it behind.
await import('../packages/server/test/crash/main.mjs');
