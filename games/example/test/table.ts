import { hears, type Json, type Seat } from '@insula/kernel';
import { type Event, example, type Move, type State } from '../src/index.ts';

/** A written position with the fields that matter; by default three seats with 4 coins and no cards, seat 1 to act. */
export function table(fields: { readonly [field: string]: Json } = {}): State {
  const seats = (fields.seats as number | undefined) ?? 3;
  const each = (value: Json): Json[] => new Array<Json>(seats).fill(value);
  return example.place({
    game: 'example',
    seats,
    options: {},
    coins: each(4),
    hands: each({}),
    rooms: each([]),
    round: 1,
    turn: 1,
    doing: { kind: 'action' },
    ...fields,
  });
}

/** Seats are counted from 1 in tests, as in the rules. Plays a move that must be legal and returns what was told. */
export function play(s: State, seat: Seat, text: string): Told[] {
  const refusal = example.whyNot(s, seat - 1, move(text));
  if (refusal !== null) throw new Error(`seat ${seat} may not play "${text}": ${refusal.rule} ${refusal.code}`);
  const told: Told[] = [];
  example.play(s, seat - 1, move(text), (event, to, shows) => told.push({ event, to, shows }));
  return told;
}
export interface Told {
  readonly event: Event;
  readonly to: number;
  readonly shows: boolean;
}

/** The clause and the code with which a move is refused; null when it is legal. */
export function why(s: State, seat: Seat, text: string): string | null {
  const refusal = example.whyNot(s, seat - 1, move(text));
  return refusal === null ? null : `${refusal.rule} ${refusal.code}`;
}

export function legal(s: State, seat: Seat): string[] {
  const into: Move[] = [];
  const count = example.legal(s, seat - 1, into);
  return into.slice(0, count).map(example.write);
}

/** What a seat (null: a bystander) hears of what was told. */
export const heard = (told: readonly Told[], seat: Seat | null): Event[] =>
  told.filter(({ to }) => hears(to, seat === null ? null : seat - 1)).map(({ event }) => event);

function move(text: string): Move {
  const found = example.read(text);
  if (found === null) throw new Error(`"${text}" is no move`);
  return found;
}
