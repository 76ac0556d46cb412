// `npm start`: installs, builds, and runs the server until it is told to stop.
import { build, install } from './ready.mjs';

install();
build();
await import('./serve.mjs');
