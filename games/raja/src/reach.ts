import type { Seat } from '@insula/kernel';
import { holds } from './cards.ts';
import { WANDERER } from './characters.ts';
import { ATLAS } from './maps/atlas.ts';
import { type Place, STOPS } from './maps/places.ts';
import type { Table } from './types.ts';
import { inhabited, tollOf } from './villages.ts';

/** More than any purse. */
export const OUT_OF_REACH = 1_000_000;

/** R-51 What it costs a seat to travel from where its architect is, by city. Fills `costs`, which it returns. */
export function travelCosts(table: Table, seat: Seat, costs: number[]): number[] {
  const { neighbours } = ATLAS[table.map];
  const bank = holds(table, seat, WANDERER);
  for (let city = 0; city < STOPS; city++) costs[city] = OUT_OF_REACH;
  costs[table.architects[seat]] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let city = 0; city < STOPS; city++) {
      if (costs[city] === OUT_OF_REACH) continue;
      const next = neighbours[city];
      for (let i = 0; i < next.length; i++) {
        const cost = costs[city] + roadCost(table, seat, city, next[i], bank);
        if (cost >= costs[next[i]]) continue;
        costs[next[i]] = cost;
        changed = true;
      }
    }
  }
  return costs;
}

function roadCost(table: Table, seat: Seat, from: Place, to: Place, bank: boolean): number {
  const { first, second } = ATLAS[table.map];
  const road = from * STOPS + to;
  const near = table.villages[first[road]];
  const far = second[road] < 0 ? near : table.villages[second[road]];
  if (!inhabited(near) || !inhabited(far)) return OUT_OF_REACH;
  if (bank) return 0;
  return tollOf(near, seat) + (second[road] < 0 ? 0 : tollOf(far, seat));
}
