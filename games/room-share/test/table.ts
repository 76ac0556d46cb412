import type { Json, Options } from '@insula/kernel';
import { ARROWS, CARDS, COLOURS, type Event, FLAT_NAMES, type Move, roomShare } from '../src/index.ts';

export type Table = ReturnType<typeof roomShare.place>;

/** Who lives in a flat, as four letters from up clockwise: `r.b.` is red up and blue down. */
type Tenants = { readonly [flat: string]: string };

interface Setting {
  readonly seats: number;
  readonly options: Options;
  readonly turn: string;
  readonly tenants: Tenants;
  /** The hand of whoever is to move; the other hands are made of whatever is left. */
  readonly hand: readonly string[];
  readonly reserves: { readonly [seat: string]: { readonly [colour: string]: number } };
  readonly suites: readonly string[];
  readonly haunted: readonly string[];
  readonly royal: string | null;
  readonly more: { readonly [field: string]: Json };
}

/** The ninth tenants where the set-up puts them (S-12). */
export const CORNERS: Tenants = { b2: '.r..', d2: '...b', b3: '.y..', d3: '...g' };

/** A moment with everything not named as it would be: reserves and hands made of what is left over. */
export function table(given: Partial<Setting>): Table {
  const seats = given.seats ?? 4;
  const options = given.options ?? {};
  const turn = given.turn ?? 'red';
  const tenants = given.tenants ?? CORNERS;
  const position = {
    game: 'room-share',
    seats,
    options,
    turn,
    suites: given.suites ?? ['a1', 'b1', 'c1'],
    haunted: given.haunted ?? ['a4', 'b4', 'c4'],
    royal: given.royal ?? null,
    tenants: Object.fromEntries(Object.entries(tenants).map(([flat, who]) => [flat, byArrow(who)])),
    reserves: { ...reservesLeft(seats, tenants), ...given.reserves },
    hands: options.duel === true ? {} : hands(seats, turn, given.hand ?? ['red', 'blue', 'yellow'], options),
    ...given.more,
  };
  return roomShare.place(position as Parameters<typeof roomShare.place>[0]);
}

export const byArrow = (who: string): Json =>
  Object.fromEntries(
    [...who].flatMap((letter, arrow) =>
      letter === '.' ? [] : [[ARROWS[arrow], COLOURS.find((colour) => colour[0] === letter) as string]],
    ),
  );

function reservesLeft(seats: number, tenants: Tenants): Record<string, Record<string, number>> {
  const all = Object.values(tenants).join('');
  const left = (colour: string, of: number): number => of - [...all].filter((letter) => letter === colour[0]).length;
  const reserves: Record<string, Record<string, number>> = {};
  for (const colour of COLOURS.slice(0, seats)) reserves[colour] = { [colour]: left(colour, 9) };
  if (seats === 3) reserves.red.green = left('green', 7);
  if (seats === 2) {
    reserves.red.yellow = left('yellow', 9);
    reserves.blue.green = left('green', 9);
  }
  return reserves;
}

function hands(seats: number, turn: string, hand: readonly string[], options: Options): Record<string, string[]> {
  const events = CARDS.slice(COLOURS.length).filter((card) => card !== 'renovation' || options.renovation === true);
  const rest = [...COLOURS, ...COLOURS, ...COLOURS, ...COLOURS, ...COLOURS, ...events, ...events] as string[];
  for (const card of hand) rest.splice(rest.indexOf(card), 1);
  const dealt: Record<string, string[]> = {};
  for (const seat of COLOURS.slice(0, seats)) dealt[seat] = seat === turn ? [...hand] : rest.splice(0, 3);
  return dealt;
}

/** What the seat to move may do. */
export function may(s: Table): string[] {
  const moves: Move[] = [];
  const count = roomShare.legal(s, s.turn, moves);
  return moves.slice(0, count).map(roomShare.write);
}

/** The clause and code with which the seat to move (or another) is refused; null when it may. */
export function why(s: Table, text: string, seat: number = s.turn): string | null {
  const refusal = roomShare.whyNot(s, seat, meant(text));
  return refusal === null ? null : `${refusal.rule} ${refusal.code}`;
}

export interface Told {
  readonly event: Event;
  readonly to: number;
  readonly shows: boolean;
}

/** Makes moves, each by the seat awaited, and returns what was told. */
export function play(s: Table, ...texts: string[]): Told[] {
  const told: Told[] = [];
  for (const text of texts) {
    const refusal = why(s, text);
    if (refusal !== null) throw new Error(`"${text}" is refused: ${refusal}; there is ${may(s).join(' | ')}`);
    roomShare.play(s, s.turn, meant(text), (event, to, shows) => told.push({ event, to, shows }));
  }
  return told;
}

function meant(text: string): Move {
  const move = roomShare.read(text);
  if (move === null) throw new Error(`"${text}" is no move`);
  return move;
}

export const events = (told: readonly Told[]): string[] => told.map(({ event }) => event.is);

/** All flats where somebody lives. */
export function homes(s: Table): Tenants {
  const { tenants } = roomShare.view(s, null);
  const found: Record<string, string> = {};
  for (const [flat, name] of FLAT_NAMES.entries()) {
    const who = tenants.slice(flat * 4, (flat + 1) * 4);
    if (who !== '....') found[name] = who;
  }
  return found;
}

export const reserve = (s: Table, seat: number): Record<string, number> =>
  Object.fromEntries(
    roomShare.view(s, null).reserve[seat].flatMap((count, colour) => (count === 0 ? [] : [[COLOURS[colour], count]])),
  );

export const hand = (s: Table, seat: number): string[] =>
  (roomShare.view(s, seat).hand as number[]).flatMap((count, card) => Array.from({ length: count }, () => CARDS[card]));
