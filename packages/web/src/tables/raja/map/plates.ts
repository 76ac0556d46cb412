import { CITY_COUNT, PLACES } from '@insula/raja/face';
import type { Bare } from './bare.ts';
import { type Box, leastHidden, type Point } from './geometry.ts';

/** How wide letters of the display type are for their height. */
const WIDE_LETTERS = 'MmwW';
const NARROW_LETTERS = 'iIjlrt';
const wide = (letter: string): number =>
  WIDE_LETTERS.includes(letter) ? 0.98 : NARROW_LETTERS.includes(letter) ? 0.45 : /[A-Z]/.test(letter) ? 0.76 : 0.62;
export const plateScale = (k: number): number => Math.max(k, 0.72);
export const nameWidth = (name: string, k: number): number =>
  ([...name].reduce((sum, letter) => sum + 13.4 * wide(letter), 0) + 45) * plateScale(k);

/** Where the button that makes the map larger lies over the sheet. */
export function zoomCorner([wide, high]: Point): Box {
  const s = wide < 640 ? 37 : 50;
  return { x: wide - s, y: high - s, w: s, h: s };
}

/** All round the city, below it if nothing speaks against that; above stand the architects. Room for houses is always
 *  reckoned in, else names jump when the first one is built. */
export function platesOn(
  { spots, radius, size, k, seats }: Bare,
  points: readonly Point[],
  greens: readonly Box[] = [],
  before: readonly Box[] = [],
): Box[] {
  const q = plateScale(k);
  const plates = [...before];
  spots.forEach(([x, y], stop) => {
    const isCity = stop < CITY_COUNT;
    const w = Math.max(nameWidth(PLACES[stop], k), isCity ? (Math.min(seats, 3) * 28 + 6) * q : 0);
    const h = (isCity ? 39 : 19) * q;
    const inside = (n: number, own: number, all: number): number => Math.min(Math.max(n - own / 2, 4.5), all - own - 4.5);
    const options = (greens.length > 0 ? [0, 9, 18, 27] : [0]).flatMap((away) =>
      Array.from({ length: 32 }, (_, i) => {
        const a = (i / 32) * 2 * Math.PI;
        const [dx, dy] = [radius[stop] + (away - 5) * k + w / 2, radius[stop] + (away - 3) * k + h / 2];
        const [cx, cy] = [x + Math.cos(a) * dx, y + Math.sin(a) * dy];
        const people = Math.sin(a) < -0.75 ? 10 : 0;
        // The number of the visit stands out a little on the right.
        const box = { x: inside(cx, w, size[0] - 4 * q), y: inside(cy, h, size[1]), w, h };
        return [box, 3 * (1 - Math.sin(a)) + people + away + NAME * hiddenOf({ ...box, h: 19 * q }, greens)] as const;
      }),
    );
    // Where it lay well for the roads it stays, unless a village has come there.
    const was = before[stop];
    if (was !== undefined) options.unshift([was, NAME * hiddenOf({ ...was, h: 19 * q }, greens) - 12]);
    const circles = spots.map((p, i) => [p, i === stop ? radius[i] * 0.6 : radius[i] + 3 * k] as const);
    const boxes = [
      ...plates.flatMap((plate, i) => (i === stop ? [] : [[plate, 60] as const])),
      ...greens.map((green) => [green, 40] as const),
      [zoomCorner(size), 120] as const,
    ];
    const room: Point = greens.length > 0 ? [2 * k, 2 * k] : [14 * k, 8 * k];
    plates[stop] = leastHidden(options, { points, circles, boxes }, size, room);
  });
  return plates;
}

/** What it costs to hide all of a name; a house below it can be read by its colour, too. */
const NAME = 400;

/** How much of a box others cover, as a share of it. */
function hiddenOf(box: Box, others: readonly Box[]): number {
  const shared = ({ x, y, w, h }: Box): number =>
    Math.max(0, Math.min(x + w, box.x + box.w) - Math.max(x, box.x)) *
    Math.max(0, Math.min(y + h, box.y + box.h) - Math.max(y, box.y));
  return others.reduce((sum, other) => sum + shared(other), 0) / (box.w * box.h);
}
