import type { GameMap, Spot } from '@insula/raja/face';
import type { Point } from './geometry.ts';

export interface Margins {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
  readonly bend: number;
}

/** Columns and lines to pixels, each axis on its own: the largest stretch at which every city and every bend keeps its
 *  distance from the edge. The map is drawn for its box, not scaled into it, so that pieces stay as large as they can be. */
export function fit(map: GameMap, [wide, high]: Point, { side, top, bottom, bend }: Margins): (spot: Spot) => Point {
  const x = axis(map, 0, wide, side, side, bend);
  const y = axis(map, 1, high, top, bottom, bend);
  return ([a, b]) => [x(a), y(b)];
}

function axis(map: GameMap, i: 0 | 1, size: number, before: number, after: number, bend: number): (n: number) => number {
  const low: Point[] = [];
  const high: Point[] = [];
  for (const spot of Object.values(map.data.cities)) {
    low.push([spot[i], before]);
    high.push([spot[i], size - after]);
  }
  for (const { via } of map.data.roads) {
    if (via === null) continue;
    low.push([via[i], bend]);
    high.push([via[i], size - bend]);
  }
  let scale = Number.POSITIVE_INFINITY;
  for (const [a, p] of low) for (const [b, q] of high) if (b > a) scale = Math.min(scale, (q - p) / (b - a));
  const least = Math.max(...low.map(([a, p]) => p - scale * a));
  const most = Math.min(...high.map(([b, q]) => q - scale * b));
  const shift = (least + most) / 2;
  return (n) => shift + scale * n;
}
