import type { Place } from './maps/places.ts';
import type { Table } from './types.ts';

/** Only the squares matter. */
type Track = Pick<Table, 'squares'>;

/** R-30 The city whose governor stands lowest. */
export function lowestGovernor(s: Track): Place {
  let lowest = 0;
  for (let city = 1; city < s.squares.length; city++) if (s.squares[city] < s.squares[lowest]) lowest = city;
  return lowest;
}

/** R-30 The governor goes to the square above the highest one. */
export function raiseGovernor(s: Track, governor: Place): void {
  let highest = 0;
  for (let city = 0; city < s.squares.length; city++) if (s.squares[city] > highest) highest = s.squares[city];
  s.squares[governor] = highest + 1;
}

/** R-47 Two squares down, or one where only one is left; those it passes move up one. Returns how many squares. */
export function lowerGovernor(s: Track, governor: Place): number {
  const from = s.squares[governor];
  const to = Math.max(0, from - 2);
  for (let city = 0; city < s.squares.length; city++) if (s.squares[city] >= to && s.squares[city] < from) s.squares[city]++;
  s.squares[governor] = to;
  return from - to;
}
