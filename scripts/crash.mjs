// `npm run test:crash`: the server is killed at random moments; see packages/server/test/crash.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, install, root } from './ready.mjs';

install();
build();
const { status } = spawnSync(
  process.execPath,
  [join(root, 'packages/server/test/crash/main.mjs'), ...process.argv.slice(2)],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
process.exit(status ?? 1);
