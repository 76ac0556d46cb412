import { BadInput, type Entry, replay, type Seat } from '@insula/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { readMatch } from '../files.ts';
import { seatNumber, wholeNumber } from '../flags.ts';
import { type Known, know, moveFrom, seatName } from '../known.ts';
import { openLines } from '../lines.ts';
import { heardBy, listener, type News } from '../news.ts';
import { outcome } from '../outcome.ts';

interface Flags {
  readonly to?: number;
  readonly step?: boolean;
  readonly seat?: string;
}

export const replayCommand = (): Command =>
  new Command('replay')
    .description('play a saved match again, to the end or step by step')
    .argument('<file>', 'a saved match, or - for what is piped in')
    .option('--to <n>', 'stop after entry n (0: the set-up)', wholeNumber('--to', 0, 1_000_000))
    .option('--step', 'show the table after every entry, and wait for Enter')
    .option('--seat <n>', 'whose eyes to look through, counted from 1 (default: a bystander’s)')
    .action(run);

async function run(file: string, flags: Flags): Promise<void> {
  if (flags.step && file === '-') throw new BadInput('--step needs a file: what is piped in cannot also be the Enter key.');
  const log = readMatch(file);
  const known = await know(log.game);
  const seat = flags.seat === undefined ? null : seatNumber('--seat', flags.seat, log.seats);
  if (flags.to !== undefined && flags.to > log.entries.length)
    throw new BadInput(`The match has ${log.entries.length} entries, so --to cannot be ${flags.to}.`);
  const lines = flags.step ? openLines() : null;
  const news: News[] = [];
  let table = '';
  let result = null;
  for (const { entry, state } of replay(known.game, log, listener(known, news))) {
    table = drawn(known, state, seat);
    result = known.game.result(state);
    if (entry !== null) console.log(told(known, entry, state, seat));
    for (const { words } of heardBy(news.splice(0), seat)) console.log(`    ${words}`);
    if ((entry?.n ?? 0) === flags.to) break;
    if (lines === null) continue;
    console.log(table);
    if ((await lines.ask(pc.dim('Enter goes on. '))) === null) break;
  }
  lines?.close();
  if (!flags.step || flags.to !== undefined) console.log(table);
  if (result !== null) console.log(outcome(known, result));
}

const drawn = ({ game, say }: Known, state: unknown, seat: Seat | null): string => {
  const view = game.view(state, seat);
  return `${game.draw(view)}\n${say(game.ask(view))}`;
};

/** A line about an entry. A move is left to its events where it may be a secret: a viewer hears those it may hear. */
function told(known: Known, entry: Entry, state: unknown, seat: Seat | null): string {
  const { game, say } = known;
  const who = `${String(entry.n).padStart(4)} ${seatName(entry.seat)}`;
  switch (entry.kind) {
    case 'move':
      return seat === null || seat === entry.seat
        ? `${who}: ${pc.cyan(entry.move)}  ${say(game.sayMove(moveFrom(known, entry.move), game.view(state, entry.seat)))}`
        : `${who} moves`;
    case 'undo':
      return `${who} takes back entry ${entry.to} and what came after it`;
    case 'resign':
      return `${who} resigns`;
    case 'takeover':
      return `${who}: a bot takes over`;
    case 'return':
      return `${who} is back`;
    case 'end':
      return `${who}: the match ends (${entry.why})`;
  }
}
