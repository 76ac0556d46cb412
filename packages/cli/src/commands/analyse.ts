import { analyse, analysisPage, reportWords } from '@insula/bots';
import { generator, type MatchLog, type Seat } from '@insula/kernel';
import { speaker } from '@insula/words';
import { Command } from 'commander';
import { drawAnalysis } from '../analyse/print.ts';
import { readMatch, refuseUnwritable, writeText } from '../files.ts';
import { seatNumber, wholeNumber } from '../flags.ts';
import { know, seatName } from '../known.ts';
import { progressBar } from '../progress.ts';

interface Flags {
  readonly seat?: string;
  readonly iterations?: number;
  readonly html?: string;
}

export const analyseCommand = (): Command =>
  new Command('analyse')
    .description('judge the decisions of a seat in a saved match, by what it could know: what each cost, and what was luck')
    .argument('<file>', 'a saved match, or - for what is piped in')
    .option('--seat <n>', 'whose decisions, counted from 1 (default: the first seat that a person played)')
    .option(
      '--iterations <n>',
      'how long to think about each (default: as a strong bot)',
      wholeNumber('--iterations', 16, 1_000_000),
    )
    .option('--html <file>', 'write a page with the curve of chances and the dearest decisions')
    .action(run);

async function run(file: string, flags: Flags): Promise<void> {
  const log = readMatch(file);
  const known = await know(log.game);
  const seat = flags.seat === undefined ? firstPerson(log) : seatNumber('--seat', flags.seat, log.seats);
  if (flags.html !== undefined) refuseUnwritable(flags.html);
  const iterations = flags.iterations ?? known.game.foresight.efforts.strong;
  const bar = progressBar('entries', log.entries.length);
  const rng = generator(`insula analyse ${log.seed.commitment} ${seat}`);
  const analysis = analyse(known.game, log, seat, iterations, rng, (n) => bar.update(n));
  bar.stop();
  if (flags.html !== undefined) {
    const names = Array.from({ length: log.seats }, (_, other) => seatName(other));
    const say = speaker({ ...reportWords, ...known.words }, names);
    writeText(flags.html, analysisPage({ game: known.game, names, say }, log.game, analysis, iterations));
  }
  console.log(drawAnalysis(known, analysis));
}

const firstPerson = (log: MatchLog): Seat => log.entries.find(({ by }) => by === 'person')?.seat ?? 0;
