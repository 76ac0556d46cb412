import { type Json, list, type Seat } from '@insula/kernel';
import { type Event, type Move, raja, type State } from '../src/index.ts';

export type Fields = { readonly [field: string]: Json };

const CARDS = ['Grand duke', 'Merchant', 'Priest', 'Wanderer', 'Entrepreneur'];
/** The first round, after the governor of Jaipur has gone from the lowest square to square 1. */
export const TRACK = [null, 'Mumbai', 'Varanasi', 'Puri', 'Agra', 'Mysore', 'Madurai', 'Jaipur'];

/** A written position with the fields that matter. By default four seats with 15 gold and 6 houses each and the first
 *  characters in order, in the first round, with the maharaja in Jaipur and nothing built. */
export function table(fields: Fields = {}): State {
  const seats = (fields.seats as number | undefined) ?? 4;
  const each = (value: Json): Json[] => new Array<Json>(seats).fill(value);
  return raja.place({
    game: 'raja',
    seats,
    options: {},
    round: 1,
    maharaja: 'Jaipur',
    track: TRACK,
    characters: CARDS.slice(0, seats).map((card) => [card]),
    architects: each('Bhopal'),
    gold: each(15),
    supply: each(6),
    doing: { is: 'discs' },
    ...fields,
  });
}

/** The same in the middle of a seat's turn; whoever has not acted has chosen gold twice. */
export function turn(seat: number, disc: string, doing: Fields = {}, fields: Fields = {}): State {
  const seats = (fields.seats as number | undefined) ?? 4;
  const acted = [...((doing.acted as number[] | undefined) ?? []), seat];
  const discs = Array.from({ length: seats }, (_, other) => (acted.includes(other + 1) ? null : 'gold + gold'));
  return table({ discs, doing: { is: 'turn', seat, disc, ...doing }, ...fields });
}

/** How a match was set up by one version of the rules. */
export const setupBy = (version: number) =>
  [raja, ...raja.earlier].find((rules) => rules.version === version)?.setup ?? raja.setup;

const move = (text: string): Move => {
  const found = raja.read(text);
  if (found === null) throw new Error(`"${text}" is no move`);
  return found;
};

/** Seats are counted from 1 in tests, as in the rules. Plays moves that must be legal and returns what was told. */
export function play(s: State, seat: Seat, ...texts: string[]): Event[] {
  const told: Event[] = [];
  for (const text of texts) {
    const refusal = raja.whyNot(s, seat - 1, move(text));
    if (refusal !== null) throw new Error(`seat ${seat} may not play "${text}": ${refusal.rule} ${refusal.code}`);
    raja.play(s, seat - 1, move(text), (event) => told.push(event));
  }
  return told;
}

/** The clause and the code with which a move is refused; null when it is legal. */
export function why(s: State, seat: Seat, text: string): string | null {
  const refusal = raja.whyNot(s, seat - 1, move(text));
  return refusal === null ? null : `${refusal.rule} ${refusal.code}`;
}

export function legal(s: State, seat: Seat): string[] {
  const into: Move[] = [];
  const count = raja.legal(s, seat - 1, into);
  return into.slice(0, count).map(raja.write);
}

export const asked = (s: State): number[] => list(raja.toAct(s)).map((seat) => seat + 1);

/** Everyone yet to act takes the gold and ends the turn. */
export function finishRound(s: State): Event[] {
  const told: Event[] = [];
  const round = s.round;
  while (raja.toAct(s) !== 0 && s.round === round) {
    const [seat] = asked(s);
    const moves = legal(s, seat);
    told.push(...play(s, seat, moves.includes('gold') ? 'gold' : 'end turn'));
  }
  return told;
}

/** What the position says about a field. */
export const written = (s: State, field: string): Json => raja.locate(s)[field];
