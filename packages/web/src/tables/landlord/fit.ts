import { CELLAR_DEPTH, FULL_ROOM, LEAST_ROOM, WALL } from './art/sizes.ts';
import { type Breadth, type HouseShape, riseOf, widthOf } from './shape.ts';

/** A row of houses on a stage. All in pixels, but for `scale`, pixels to a unit. */
export interface Row {
  readonly scale: number;
  readonly ground: number;
  readonly breadth: Breadth;
  /** Where each house begins, from the left. */
  readonly starts: readonly number[];
  /** Where the free lot is; null: none is shown. */
  readonly lot: { readonly x: number; readonly w: number } | null;
  /** How wide all is: more than the stage if there are so many houses that it pans. */
  readonly width: number;
}

export interface Stage {
  readonly width: number;
  readonly height: number;
  /** What the town hall takes at the left. */
  readonly left: number;
  readonly phone: boolean;
  /** Units of a free lot, 0 for none. */
  readonly lot: number;
  /** Whether the town hall has a cellar. */
  readonly cellar: boolean;
  /** Pixels kept free at the top. */
  readonly above: number;
}

/** So many units broad a house has room enough for its tenants: on a phone low houses grow until they would be narrower. */
const ROOMY = 68;
/** Narrower than this in pixels, a house is no target for a finger. */
const FINGER = 41;

/** The storeys as high as the height allows; then the rooms as broad as the width allows, never the storeys lower; and if
 *  even that does not do, the street is longer than the stage. */
export function fit(houses: readonly HouseShape[], stage: Stage): Row {
  const { width, height, left, phone, lot, cellar, above } = stage;
  const count = houses.length;
  const tallest = Math.max(phone ? 130 : 190, ...houses.map(riseOf));
  const deep = cellar || houses.some(({ hasCellar }) => hasCellar) ? CELLAR_DEPTH + 4 : 18;
  const least = phone ? 5 : 10;
  const room = width - left - (phone ? 4 : 16);
  const roomy = room / (count * ROOMY + lot + least * (count + 1.5));
  const most = phone ? Math.max(1.12, Math.min(1.6, roomy)) : 2;
  const tall = Math.min(most, (height - above - 8) / (tallest + deep));
  const broad = room / (count * 112 + lot + least * (count + 1.5));
  const wide = !phone && broad > tall * 0.86;
  const scale = wide ? Math.min(tall, broad) : tall;
  const site = lot === 0 ? 0 : Math.max(lot, FINGER / scale);
  const each = (room / scale - site - least * (count + 1.5)) / Math.max(1, count);
  const narrow = Math.max(LEAST_ROOM, FINGER / scale - 2 * WALL, Math.min(FULL_ROOM, each - 2 * WALL));
  const breadth: Breadth = { wide, room: wide ? FULL_ROOM : narrow };
  const house = widthOf(breadth);
  const free = room / scale - count * house - site;
  const gap = Math.max(least, Math.min(34, free / (count + (site > 0 ? 1.6 : 1))));
  const start = left / scale + Math.max(least, (free - gap * (count - (site > 0 ? 0 : 1))) / 2);
  const starts = houses.map((_, i) => (start + i * (house + gap)) * scale);
  const end = (start + count * (house + gap)) * scale;
  return {
    scale,
    ground: height - deep * scale,
    breadth,
    starts,
    lot: site > 0 ? { x: end, w: site * scale } : null,
    width: Math.max(width, end + (site + (site > 0 ? least : 0)) * scale),
  };
}
