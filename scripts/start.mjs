// `npm start`: installs, builds, and runs the server until it is told to stop.
import { build, install } from './ready.mjs';

install();
build();
const { run } = await import('../packages/server/dist/index.js');
await run(process.env);
