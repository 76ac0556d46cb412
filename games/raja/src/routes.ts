import type { Seat } from '@insula/kernel';
import { holds } from './cards.ts';
import { WANDERER } from './characters.ts';
import { ATLAS } from './maps/atlas.ts';
import { type Place, STOPS } from './maps/places.ts';
import * as M from './moves.ts';
import { type Move, NONE, type Table, type View } from './types.ts';
import { firstOwner, inhabited, secondOwner, tollOf } from './villages.ts';

/** The cheapest way to a city, to be played as a chain of moves. */
export interface Route {
  readonly city: Place;
  readonly moves: readonly Move[];
  /** What the seat itself pays: nothing as the Wanderer. */
  readonly cost: number;
  /** By seat: what it receives. */
  readonly tolls: readonly number[];
}

/**
 * R-51 The cheapest route of a seat to each city it can reach now, the nearest city first. Of equally cheap ones the
 * one that gives the others least, then the one with the fewest roads.
 */
export function routes(view: View, seat: Seat): Route[] {
  const best: (Route | null)[] = new Array<Route | null>(STOPS).fill(null);
  const settled = new Set<Place>();
  const bank = holds(view, seat, WANDERER);
  const entered = enteredBy(view, seat);
  let at: Route | null = { city: view.architects[seat], moves: [], cost: 0, tolls: view.gold.map(() => 0) };
  const found: Route[] = [];

  while (at !== null) {
    settled.add(at.city);
    if (at.moves.length > 0) found.push(at);
    for (const city of ATLAS[view.map].neighbours[at.city]) {
      if (settled.has(city) || ((entered >> city) & 1) === 1) continue;
      const further = along(view, seat, at, city, bank);
      if (further === null || further.cost > view.gold[seat]) continue;
      const known = best[city];
      if (known === null || dearer(known, further)) best[city] = further;
    }
    at = null;
    for (const route of best)
      if (route !== null && !settled.has(route.city) && (at === null || dearer(at, route))) at = route;
  }
  return found;
}

/** One road further, or null where the road is broken. */
function along(table: Table, seat: Seat, from: Route, city: Place, bank: boolean): Route | null {
  const { first, second } = ATLAS[table.map];
  const road = from.city * STOPS + city;
  const tolls = from.tolls.slice();
  let cost = from.cost;
  for (const number of [first[road], second[road]]) {
    if (number < 0) continue;
    const village = table.villages[number];
    if (!inhabited(village)) return null;
    const toll = tollOf(village, seat);
    if (toll === 0) continue;
    if (!bank) cost += toll;
    tolls[firstOwner(village)]++;
    if (secondOwner(village) !== NONE) tolls[secondOwner(village)]++;
  }
  return { city, moves: [...from.moves, M.travel[city]], cost, tolls };
}

const given = (route: Route): number => route.tolls.reduce((sum, gold) => sum + gold, 0);

const dearer = (one: Route, other: Route): boolean =>
  (one.cost - other.cost || given(one) - given(other) || one.moves.length - other.moves.length) > 0;

/** The cities that the seat has entered since its last other deed; none when it is not its turn. */
function enteredBy(view: View, seat: Seat): number {
  for (const frame of view.stack) if (frame.kind === 'turn' && frame.seat === seat) return frame.entered;
  return 0;
}
