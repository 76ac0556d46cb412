import type { Seat } from '@insula/kernel';
import { holds } from './cards.ts';
import { WANDERER } from './characters.ts';
import { ATLAS } from './maps/atlas.ts';
import type { Road } from './maps/map.ts';
import { STOPS } from './maps/places.ts';
import type { Table } from './types.ts';
import { inhabited, tollOf } from './villages.ts';

/** More than any purse. */
export const OUT_OF_REACH = 1_000_000;

/** The roads that are not broken, and what each costs to travel. */
const open: Road[] = [];
const prices: number[] = [];

/** R-51 What it costs a seat to travel from where its architect is, by city. Fills `costs`, which it returns. */
export function travelCosts(table: Table, seat: Seat, costs: number[]): number[] {
  for (let city = 0; city < STOPS; city++) costs[city] = OUT_OF_REACH;
  costs[table.architects[seat]] = 0;
  const count = openRoads(table, seat);
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < count; i++) {
      const { from, to } = open[i];
      const there = costs[from] + prices[i];
      const back = costs[to] + prices[i];
      if (there < costs[to]) costs[to] = there;
      else if (back < costs[from]) costs[from] = back;
      else continue;
      changed = true;
    }
  }
  return costs;
}

/** Fills `open` and `prices` and returns how many there are. */
function openRoads(table: Table, seat: Seat): number {
  const { roads } = ATLAS[table.map];
  const { villages } = table;
  const bank = holds(table, seat, WANDERER);
  let count = 0;
  for (let i = 0; i < roads.length; i++) {
    const { near, far } = roads[i];
    if (!inhabited(villages[near]) || (far >= 0 && !inhabited(villages[far]))) continue;
    open[count] = roads[i];
    prices[count++] = bank ? 0 : tollOf(villages[near], seat) + (far < 0 ? 0 : tollOf(villages[far], seat));
  }
  return count;
}
