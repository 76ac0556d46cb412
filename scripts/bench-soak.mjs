// `npm run bench:soak`: a thousand people at one server for a while; see packages/server/test/soak.
import { join } from 'node:path';
import { build, install, root, run } from './ready.mjs';

install();
build();
run(process.execPath, [join(root, 'packages/server/test/soak/main.mjs'), ...process.argv.slice(2)]);
