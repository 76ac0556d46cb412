import { availableParallelism } from 'node:os';
import { phrase } from '@insula/kernel';
import { Command } from 'commander';
import { BOT_NAMES, botsFrom, collect, wholeNumber } from '../flags.ts';
import { know, setting } from '../known.ts';
import { progressBar } from '../progress.ts';
import { drawReport, report } from '../simulate/report.ts';
import { simulate } from '../simulate/simulate.ts';

interface Flags {
  readonly players?: number;
  readonly games: number;
  readonly bots: string;
  readonly seed: string;
  readonly option: string[];
  readonly threads: number;
  readonly json?: boolean;
}

export const simulateCommand = (): Command =>
  new Command('simulate')
    .description('play many matches among bots; the same seed gives the same result on any number of threads')
    .argument('<game>')
    .option(
      '--players <n>',
      'how many seats (default: as many as --bots names, else the fewest)',
      wholeNumber('--players', 1, 8),
    )
    .option('--games <n>', 'how many matches', wholeNumber('--games', 1, 1_000_000_000), 1000)
    .option('--bots <names>', `one for all seats, or one for each, of: ${BOT_NAMES}; they rotate over the seats`, 'random')
    .option('--seed <text>', 'what all chance comes from', '1')
    .option('--option <key=value>', 'an option of the game (key=@file for a table); may be given several times', collect, [])
    .option('--threads <n>', 'how many threads', wholeNumber('--threads', 1, 256), availableParallelism())
    .option('--json', 'as JSON, without speed')
    .action(run);

async function run(id: string, flags: Flags): Promise<void> {
  const known = await know(id);
  const named = flags.bots.split(',').length;
  const { options, seats } = setting(known, flags.option, flags.players ?? (named > 1 ? named : undefined));
  const bots = botsFrom(flags.bots, seats).map((bot) => bot.name);
  const plan = { game: id, options, bots, games: flags.games, seed: flags.seed };

  const bar = progressBar('matches', plan.games);
  const began = performance.now();
  const tally = await simulate(plan, flags.threads, (matches) => bar.update(matches)).finally(() => bar.stop());
  const seconds = (performance.now() - began) / 1000;

  const found = report(plan, tally);
  const endings = (ending: string): string => known.say(phrase(`ending.${ending}`));
  console.log(flags.json ? JSON.stringify(found, null, 2) : drawReport(found, endings, seconds, flags.threads));
}
