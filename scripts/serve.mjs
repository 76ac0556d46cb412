// Runs the server as it was last built, until it is told to stop.
import { run } from '../packages/server/dist/index.js';

await run(process.env);
