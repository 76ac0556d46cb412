import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';
import { build, install, root, run } from './ready.mjs';

install();
build();
const args = process.argv.slice(2);
// With a store of its own kind or several processes our server is measured alone.
if (!args.includes('--store')) run(process.execPath, [join(root, 'bench/dist/load/main.js'), ...args]);
else {
  const database = args.includes('postgres') ? await startPostgres() : null;
  const { status } = spawnSync(process.execPath, [join(root, 'bench/dist/cluster/main.js'), ...args], {
    env: { ...process.env, BENCH_DATABASE_URL: database?.url ?? '' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  database?.stop();
  process.exit(status ?? 1);
}
