import type { Seat } from '@insula/kernel';
import { NOT_IN_PLAY } from './characters.ts';
import { MARKERS, SQUARES } from './facts.ts';
import { STOPS } from './maps/places.ts';
import type { State } from './state.ts';
import { housesThere } from './villages.ts';

/** Per seat its architect, houses and palaces; then markers held or in stock, governors on squares of their own, and
 *  characters held or free. Gold comes from the bank and goes back to it, so it is not counted. */
export function census(s: State): readonly number[] {
  const counts: number[] = [];
  for (let seat = 0; seat < s.seats; seat++)
    counts.push(s.architects[seat] < STOPS ? 1 : 0, houses(s, seat), palaces(s, seat));
  const held = total(s.markers);
  const squares = new Set(s.squares.filter((square) => square >= 0 && square < SQUARES));
  const characters = s.holder.filter((holder) => holder !== NOT_IN_PLAY && holder < s.seats);
  counts.push(held > MARKERS ? held : MARKERS, squares.size, characters.length);
  return counts;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** A count below nothing is no count: it must not make up for one too many elsewhere. */
const counted = (numbers: readonly number[]): number => (numbers.some((n) => n < 0) ? -1 : total(numbers));

export function houses(s: State, seat: Seat): number {
  const inCities = s.houses.filter((_, at) => at % s.seats === seat);
  return counted([s.supply[seat], s.quarry[seat], ...inCities, ...s.villages.map((village) => housesThere(village, seat))]);
}

export function palaces(s: State, seat: Seat): number {
  const small = s.small.filter((_, at) => at % s.seats === seat);
  return counted([s.palaces[seat], ...small, s.large.filter((owner) => owner === seat).length]);
}
