// `npm run test:attacks`: the server is attacked in every way that takes room or time from others; see
// packages/server/test/attacks.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, install, root } from './ready.mjs';

install();
build();
const { status } = spawnSync(
  process.execPath,
  [join(root, 'packages/server/test/attacks/main.mjs'), ...process.argv.slice(2)],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
process.exit(status ?? 1);
