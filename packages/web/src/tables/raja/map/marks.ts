import type { View } from '@insula/raja';
import {
  CITIES,
  CITY_COUNT,
  outerSitesFree,
  PLACES,
  roundsLeft,
  START,
  STOPS,
  tasksOf,
  tollOf,
  turnOf,
  visits,
  type Way,
  waysOf,
} from '@insula/raja/face';
import type { Seen } from '../../table.ts';
import { scoringShown } from '../scoring.ts';

/** What it costs to come to a city; null: one is there, or nobody asks. */
export type Fare = { readonly cost: number; readonly short: number } | 'broken' | null;

/** What lights up on the map beside the pieces. */
export interface Marks {
  /** The way under consideration. */
  readonly way: Way | null;
  /** By village on that way: its toll. */
  readonly tolls: ReadonlyMap<number, number>;
  /** By city. */
  readonly fares: readonly Fare[];
  /** By city: whether a palace can be built there. */
  readonly sites: readonly ('now' | 'later' | 'no')[];
  /** Villages that can be built in. */
  readonly villages: ReadonlySet<number>;
  /** The place looked at, by number, or -1. */
  readonly looked: number;
  readonly pointed: number;
  /** By city: which of the coming visits is there; 0: none before the end, or it is told otherwise. */
  readonly nth: readonly number[];
  /** The city being counted, or -1. */
  readonly scored: number;
  /** Whether the home cities are flagged. */
  readonly homes: boolean;
}

export const placeLooked = ({ looks }: Pick<Seen<View>, 'looks'>): number =>
  looks.place === undefined ? -1 : PLACES.indexOf(looks.place);

/** The ways of whoever is acting here; none when it is not one's turn. */
export function myWays({
  view,
  seat,
  chooser,
}: Pick<Seen<View>, 'view' | 'seat' | 'chooser'>): readonly (readonly Way[])[] | null {
  return seat !== null && chooser.choices.some(({ parts }) => parts.deed === 'end turn') ? waysFor(view, seat) : null;
}

/** Worked out once for a view. */
const known = new WeakMap<View, readonly (readonly Way[])[]>();
function waysFor(view: View, seat: number): readonly (readonly Way[])[] {
  const ways = known.get(view) ?? waysOf(view, seat);
  known.set(view, ways);
  return ways;
}

export function marksOf(seen: Seen<View>): Marks {
  const { view, seat, chooser, looks } = seen;
  const ways = myWays(seen);
  const looked = placeLooked(seen);
  const way = ways === null || looked < 0 || looked >= STOPS ? null : (ways[looked][Number(looks.way ?? 0)] ?? null);
  const deeds = new Set(chooser.choices.map(({ parts }) => parts.deed));
  const here = seat === null ? START : view.architects[seat];
  const lit = chooser.choices.filter(({ parts }) => BUILDS.has(parts.deed));
  const order = visits(view.squares);
  const left = roundsLeft(view);
  return {
    way,
    tolls: new Map(
      way === null || seat === null ? [] : way.villages.map((village) => [village, tollOf(view.villages[village], seat)]),
    ),
    fares: CITIES.map((_, city): Fare => {
      if (ways === null || city === here || way?.stops.includes(city)) return null;
      const [best] = ways[city];
      return best === undefined ? 'broken' : { cost: best.cost, short: best.short };
    }),
    sites: CITIES.map((_, city) => {
      if (city === here && (deeds.has('large palace') || deeds.has('small palace'))) return 'now';
      const target = way?.stops[way.stops.length - 1];
      return city === target && buildsPalace(seen) && (outerSitesFree(view, city) > 0 || view.large[city] < 0)
        ? 'later'
        : 'no';
    }),
    villages: new Set(lit.map(({ parts }) => PLACES.indexOf(parts.place) - STOPS).filter((village) => village >= 0)),
    looked,
    pointed: seen.pointed === null ? -1 : PLACES.indexOf(seen.pointed),
    nth: CITIES.map((_, city) => {
      const nth = order.indexOf(city) + 1;
      return nth > left || (city === view.maharaja && nth === CITY_COUNT) ? 0 : nth;
    }),
    scored: scoringShown(seen)?.city ?? -1,
    homes: view.advanced > 0 && view.round === 0,
  };
}

const BUILDS: ReadonlySet<string> = new Set(['house', 'free house', 'put']);

/** Whether a palace is still to be built in this turn, wherever the architect stands. */
function buildsPalace({ view }: Seen<View>): boolean {
  const turn = turnOf(view);
  return turn !== null && tasksOf(turn).some(({ slots }) => slots.some(({ what, done }) => what === 'palace' && !done));
}
