import type { Measure } from '@insula/kernel';
import { palacesEach } from './facts.ts';
import { CITY_COUNT } from './maps/places.ts';
import { pointsIn } from './standings.ts';
import type { Table } from './types.ts';

/** What can be followed through a match: gold, palaces built, and the points in all cities together. */
export const measures = (table: Table): readonly Measure[] => [
  { what: 'gold', values: table.gold },
  { what: 'palaces', values: table.palaces.map((left) => palacesEach(table) - left) },
  { what: 'points', values: table.gold.map((_, seat) => everywhere(table, seat)) },
];

function everywhere(table: Table, seat: number): number {
  let points = 0;
  for (let city = 0; city < CITY_COUNT; city++) points += pointsIn(table, city, seat);
  return points;
}
