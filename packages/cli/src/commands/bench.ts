import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/bench.mjs', import.meta.url));

interface Flags {
  readonly only?: string;
  readonly json?: boolean;
}

export const benchCommand = (): Command =>
  new Command('bench')
    .description('measure the speed of the games, and of one of them on boardgame.io')
    .option('--only <game>', 'that game alone')
    .option('--json', 'as JSON')
    .action(({ only, json }: Flags) => {
      const flags = [...(only === undefined ? [] : ['--only', only]), ...(json ? ['--json'] : [])];
      const { status } = spawnSync(process.execPath, [SCRIPT, ...flags], { stdio: 'inherit' });
      process.exitCode = status ?? 1;
    });
