import type { Seat } from '@insula/kernel';
import { holds } from '../cards.ts';
import { WANDERER } from '../characters.ts';
import { ATLAS } from '../maps/atlas.ts';
import { type Place, STOPS } from '../maps/places.ts';
import type { View } from '../types.ts';
import { inhabited, ownersOf, tollOf } from '../villages.ts';

/** A way of a seat's architect to a city, to be played as a chain of moves. */
export interface Way {
  /** From where the architect stands to where it goes. */
  readonly stops: readonly Place[];
  /** Numbers of the villages passed, in their order. */
  readonly villages: readonly number[];
  /** What the seat itself pays: nothing as the Wanderer. */
  readonly cost: number;
  /** What its purse lacks for that. */
  readonly short: number;
  /** By seat: what it receives. */
  readonly tolls: readonly number[];
}

/** More roads than this nobody travels at once when there is a shorter way. */
const MOST_ROADS = 5;
const MOST_WAYS = 3;

/** R-51 By city: the cheapest ways there, whatever is in the purse, the best first. None: every road is broken. */
export function waysOf(view: View, seat: Seat): readonly (readonly Way[])[] {
  const found: Way[][] = Array.from({ length: STOPS }, () => []);
  const { neighbours } = ATLAS[view.map];
  const entered = enteredBy(view, seat);
  const start = { stops: [view.architects[seat]], villages: [], cost: 0, short: 0, tolls: view.gold.map(() => 0) };
  const go = (from: Way): void => {
    for (const city of neighbours[from.stops[from.stops.length - 1]]) {
      if (from.stops.includes(city) || ((entered >> city) & 1) === 1) continue;
      const further = along(view, seat, from, city);
      if (further === null) continue;
      found[city].push(further);
      if (further.stops.length <= MOST_ROADS) go(further);
    }
  };
  go(start);
  return found.map((ways) => ways.sort(dearer).slice(0, MOST_WAYS));
}

/** One road further, or null where the road is broken. */
function along(view: View, seat: Seat, from: Way, city: Place): Way | null {
  const { first, second } = ATLAS[view.map];
  const at = from.stops[from.stops.length - 1];
  const road = at * STOPS + city;
  const passed = [first[road], second[road]].filter((village) => village >= 0);
  if (passed.some((village) => !inhabited(view.villages[village]))) return null;
  const tolls = from.tolls.slice();
  let cost = from.cost;
  for (const village of passed) {
    const houses = view.villages[village];
    const toll = tollOf(houses, seat);
    if (toll === 0) continue;
    if (!holds(view, seat, WANDERER)) cost += toll;
    for (const owner of ownersOf(houses)) tolls[owner]++;
  }
  return {
    stops: [...from.stops, city],
    villages: [...from.villages, ...passed],
    cost,
    short: Math.max(0, cost - view.gold[seat]),
    tolls,
  };
}

/** Of equally cheap ways the one that gives the others least, then the one with the fewest roads. */
const dearer = (one: Way, other: Way): number =>
  one.cost - other.cost || given(one) - given(other) || one.stops.length - other.stops.length;
const given = ({ tolls }: Way): number => tolls.reduce((sum, gold) => sum + gold, 0);

/** The cities that the seat has entered since its last other deed; none when it is not its turn. */
function enteredBy(view: View, seat: Seat): number {
  for (const frame of view.stack) if (frame.kind === 'turn' && frame.seat === seat) return frame.entered;
  return 0;
}
