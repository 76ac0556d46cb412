import { palacesEach } from '../facts.ts';
import { CITY_COUNT } from '../maps/places.ts';
import { pointsIn } from '../standings.ts';
import type { Table } from '../types.ts';

/** What a chart shows of a match, by seat: gold, palaces built, and the points in all cities together. */
export const measures = (table: Table): { readonly [measure: string]: readonly number[] } => ({
  gold: table.gold,
  palaces: table.palaces.map((left) => palacesEach(table) - left),
  points: table.gold.map((_, seat) => everywhere(table, seat)),
});

function everywhere(table: Table, seat: number): number {
  let points = 0;
  for (let city = 0; city < CITY_COUNT; city++) points += pointsIn(table, city, seat);
  return points;
}
