import { randomUUID } from 'node:crypto';
import { BadInput, type Position, type Seat } from '@insula/kernel';
import { Command } from 'commander';
import { readPosition } from '../files.ts';
import { BOT_NAMES, botsFrom, collect, seatNumber, wholeNumber } from '../flags.ts';
import { type Known, know, seatName, setting } from '../known.ts';
import { openLines } from '../lines.ts';
import { begin } from '../play/session.ts';
import { playAt } from '../play/table.ts';

interface Flags {
  readonly seat?: string;
  readonly humans?: string;
  readonly players?: number;
  readonly bots: string;
  readonly option: string[];
  readonly position?: string;
  readonly seed?: string;
}

export const playCommand = (): Command =>
  new Command('play')
    .description('play in the terminal, against bots or with others at the same keyboard')
    .argument('<game>')
    .option('--seat <n>', 'where you sit, counted from 1 (default: 1)')
    .option('--humans <list>', 'the seats people sit in, as in 1,2; the screen is cleared between them')
    .option('--players <n>', 'how many seats (default: the fewest)', wholeNumber('--players', 1, 8))
    .option('--bots <names>', `one for all other seats, or one for each, of: ${BOT_NAMES}`, 'greedy')
    .option('--option <key=value>', 'an option of the game (key=@file for a table); may be given several times', collect, [])
    .option('--position <file>', 'begin at a position written by hand, which says its own options and seats')
    .option('--seed <text>', 'what all chance comes from (default: a new one every time)')
    .action(run);

async function run(id: string, flags: Flags): Promise<void> {
  const known = await know(id);
  const position = flags.position === undefined ? null : placed(known, flags.position, flags);
  const { options, seats } = position ?? setting(known, flags.option, flags.players);
  const people = peopleFrom(flags, seats);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !people.includes(seat));
  const hired = botsFrom(flags.bots, others.length);
  const bots = Array.from({ length: seats }, (_, seat) => hired[others.indexOf(seat)] ?? null);

  const seed = flags.seed ?? randomUUID();
  const session = begin(known, options, bots, seed, position);
  console.log(
    `${bots.map((bot, seat) => `${seatName(seat)}: ${bot?.name ?? 'you'}`).join(', ')}. Type help for what can be typed.`,
  );
  const lines = openLines();
  try {
    await playAt(session, lines);
  } finally {
    lines.close();
  }
}

/** A position complete, so that the file of the match stands for the same moment for ever. */
function placed({ game }: Known, file: string, { option, players }: Flags): Position {
  if (option.length > 0 || players !== undefined)
    throw new BadInput('A position says its own options and seats: leave --option and --players out.');
  return game.locate(game.place(readPosition(file)));
}

function peopleFrom({ seat, humans }: Flags, seats: number): Seat[] {
  if (seat !== undefined && humans !== undefined)
    throw new BadInput('Give --seat for one person or --humans for several, not both.');
  if (humans === undefined) return [seatNumber('--seat', seat ?? '1', seats)];
  return [...new Set(humans.split(',').map((text) => seatNumber('--humans', text, seats)))].sort((a, b) => a - b);
}
