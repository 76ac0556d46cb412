import { CITIES, CITY_COUNT, PLACES, STOPS, VILLAGES } from '@insula/raja/face';
import type { Piece } from '../../pieces/pieces.ts';

/** What stands where, as the pieces of the board have it: they may be a few steps behind the view. */
export interface OnMap {
  /** By village: the owners of its houses. */
  readonly villages: readonly (readonly number[])[];
  /** By city: `[seat, count]` of those who have houses there. */
  readonly houses: readonly (readonly (readonly [number, number])[])[];
  /** By city. */
  readonly small: readonly (readonly Piece[])[];
  readonly large: readonly (Piece | null)[];
  /** How many outer sites of every city are nobody's. */
  readonly neutral: number;
  /** By stop: the seats whose architects stand there. */
  readonly architects: readonly (readonly number[])[];
  /** -1: nowhere yet. */
  readonly maharaja: number;
  /** By city: the square of its governor. */
  readonly squares: readonly number[];
}

export const seatOf = ({ kind }: Piece): number => Number(kind.split(' ')[1]);

export function onMap(pieces: readonly Piece[], neutral = 0): OnMap {
  const villages = VILLAGES.map((): number[] => []);
  const houses = CITIES.map((): Map<number, number> => new Map());
  const small = CITIES.map((): Piece[] => []);
  const large = CITIES.map((): Piece | null => null);
  const architects = PLACES.slice(0, STOPS).map((): number[] => []);
  const squares = CITIES.map(() => 0);
  let maharaja = -1;
  for (const piece of pieces) {
    const [what] = piece.kind.split(' ');
    const place = PLACES.indexOf(piece.place);
    const seat = seatOf(piece);
    if (what === 'governor') squares[seat] = Number(piece.place.split(' ')[1]);
    else if (what === 'maharaja') maharaja = place;
    else if (what === 'architect') architects[place].push(seat);
    else if (what === 'small') small[place].push(piece);
    else if (what === 'large') large[place] = piece;
    else if (place < CITY_COUNT) houses[place].set(seat, (houses[place].get(seat) ?? 0) + 1);
    else villages[place - STOPS].push(seat);
  }
  return {
    villages: villages.map((owners) => owners.sort()),
    houses: houses.map((counts) => [...counts].sort(([one], [other]) => one - other)),
    small,
    large,
    neutral,
    architects: architects.map((seats) => seats.sort()),
    maharaja,
    squares,
  };
}
