import { availableParallelism } from 'node:os';
import { botNamed } from '@insula/bots';
import { BadInput } from '@insula/kernel';
import { Command } from 'commander';
import { compete } from '../arena/compete.ts';
import { noJournal, openJournal } from '../arena/journal.ts';
import { standingsPage } from '../arena/page.ts';
import { drawStandings } from '../arena/print.ts';
import { meanShares, standingsOf } from '../arena/standings.ts';
import { pairingsOf } from '../arena/tournament.ts';
import { refuseUnwritable, writeText } from '../files.ts';
import { BOT_NAMES, collect, wholeNumber } from '../flags.ts';
import { know, setting } from '../known.ts';
import { progressBar } from '../progress.ts';

interface Flags {
  readonly players?: number;
  readonly games: number;
  readonly bots: string;
  readonly scale: number;
  readonly seed: string;
  readonly option: string[];
  readonly threads: number;
  readonly keep?: string;
  readonly report?: string;
  readonly json?: boolean;
}

export const arenaCommand = (): Command =>
  new Command('arena')
    .description('let bots play each other, everybody against everybody, the same deals with seats exchanged')
    .argument('<game>')
    .requiredOption('--bots <names>', `two or more of: ${BOT_NAMES}`)
    .option('--games <n>', 'matches for each pairing, rounded up to whole deals', wholeNumber('--games', 1, 1_000_000), 100)
    .option(
      '--players <n>',
      'how many seats: one of the first bot, the others of the second',
      wholeNumber('--players', 2, 8),
    )
    .option('--scale <x>', 'lets the bots that think do it x times as long', positive, 1)
    .option('--seed <text>', 'what all chance comes from', '1')
    .option('--option <key=value>', 'an option of the game (key=@file for a table); may be given several times', collect, [])
    .option('--threads <n>', 'how many threads', wholeNumber('--threads', 1, 256), availableParallelism())
    .option('--keep <file>', 'write every deal down there, and go on from what stands there already')
    .option('--report <file>', 'write the standings as a page')
    .option('--json', 'as JSON')
    .action(run);

function positive(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 1000)) throw new BadInput(`--scale must be a number above 0 and at most 1000, not "${text}".`);
  return value;
}

async function run(id: string, flags: Flags): Promise<void> {
  const known = await know(id);
  const { options, seats } = setting(known, flags.option, flags.players);
  if (seats < 2) throw new BadInput('Bots need two seats or more to play each other.');
  const bots = flags.bots.split(',').map((name) => botNamed(name.trim()).name);
  const tournament = { game: id, options, seats, bots, seed: flags.seed, scale: flags.scale };
  const deals = Math.ceil(flags.games / seats);
  if (flags.report !== undefined) refuseUnwritable(flags.report);
  const journal = flags.keep === undefined ? noJournal : openJournal(flags.keep, tournament);

  const bar = progressBar('deals', deals * pairingsOf(bots).length);
  const played = await compete(tournament, deals, journal, flags.threads, (done) => bar.update(done)).finally(() =>
    bar.stop(),
  );

  const standings = standingsOf(tournament, played);
  const shares = meanShares(tournament, played);
  if (flags.report !== undefined) writeText(flags.report, standingsPage(tournament, standings, shares));
  console.log(flags.json ? JSON.stringify(standings, null, 2) : drawStandings(standings, shares, seats));
}
