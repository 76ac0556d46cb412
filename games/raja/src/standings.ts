import type { Seat } from '@insula/kernel';
import { holds, lowestCard } from './cards.ts';
import { PRIEST } from './characters.ts';
import type { Place } from './maps/places.ts';
import { NONE, type Table } from './types.ts';

/** R-61 By the number of seats: what the first, the second, … get. */
const PRIZES: readonly (readonly number[])[] = [[], [], [10, 5], [11, 7, 3], [12, 9, 6, 3], [13, 10, 7, 4, 1]];
/** */
export const ALONE = 5;

export const prizeFor = (s: Table, place: number): number => PRIZES[s.seats][place];

/** */
export function pointsIn(s: Table, city: Place, seat: Seat): number {
  const at = city * s.seats + seat;
  const small = holds(s, seat, PRIEST) ? 2 : 1;
  const home = s.advanced > 0 && s.holder[city] === seat ? 1 : 0;
  const architect = s.architects[seat] === city ? 1 : 0;
  return architect + s.houses[at] + small * s.small[at] + (s.large[city] === seat ? 3 : 0) + home;
}

/** R-61 How many stand before this seat: by points, ties by the lower character. */
export function placeIn(s: Table, city: Place, seat: Seat): number {
  const points = pointsIn(s, city, seat);
  let before = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const theirs = pointsIn(s, city, other);
    if (theirs > points || (theirs === points && lowestCard(s, other) < lowestCard(s, seat))) before++;
  }
  return before;
}

/** R-62 The only seat with an architect or a building there, or NONE. */
export function aloneIn(s: Table, city: Place): Seat {
  let alone: Seat = NONE;
  for (let seat = 0; seat < s.seats; seat++) {
    const at = city * s.seats + seat;
    if (s.architects[seat] !== city && s.houses[at] + s.small[at] === 0 && s.large[city] !== seat) continue;
    if (alone !== NONE) return NONE;
    alone = seat;
  }
  return alone;
}
