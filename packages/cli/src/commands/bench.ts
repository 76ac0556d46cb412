import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/bench.mjs', import.meta.url));

export const benchCommand = (): Command =>
  new Command('bench')
    .description('measure the speed of the games and of peers (flags as for `npm run bench`)')
    .argument('[flags...]')
    .allowUnknownOption()
    .helpOption(false)
    .action((flags: string[]) => {
      const { status } = spawnSync(process.execPath, [SCRIPT, ...flags], { stdio: 'inherit' });
      process.exitCode = status ?? 1;
    });
