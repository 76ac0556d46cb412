import { join } from 'node:path';
import { build, install, root, run } from './ready.mjs';

install();
build();
run(process.execPath, [join(root, 'bench/dist/load/main.js'), ...process.argv.slice(2)]);
