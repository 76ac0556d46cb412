import { CITY_COUNT } from '@insula/raja/face';
import { type Box, leastHidden, type Obstacles, type Point } from './geometry.ts';

const TOP = -Math.PI / 2;
const STEP = Math.PI / 12;
/** So many steps to either side: further down they would stand before the city, and all of them in the small start city
 *  on one another. */
const STEPS = 8;
const STEPS_AT_START = 2;

interface Place {
  readonly spot: Point;
  readonly radius: number;
  readonly isStart: boolean;
}

/** Where the architects of a place stand along its edge: at the top, or as far from it as names and villages ask for. The
 *  middle of their row, as an angle. */
export function peopleAround({ spot, radius, isStart }: Place, obstacles: Obstacles, size: Point, k: number): number {
  const steps = isStart ? STEPS_AT_START : STEPS;
  const angles = Array.from({ length: 2 * steps + 1 }, (_, i) => TOP + (i % 2 ? 1 : -1) * Math.ceil(i / 2) * STEP);
  const options = angles.map((angle, i) => [personOn(spot, radius, angle, k), Math.ceil(i / 2)] as const);
  const best = leastHidden(options, obstacles, size, [1, 1]);
  return angles[options.findIndex(([box]) => box === best)];
}

interface Places {
  readonly k: number;
  readonly spots: readonly Point[];
  readonly radius: readonly number[];
  readonly people: readonly number[];
}

/** Where the nth of so many architects stands. */
export function personAt({ k, spots, radius, people }: Places, stop: number, nth: number, count: number): Box {
  const apart = stop < CITY_COUNT ? 0.53 : 0.75;
  return personOn(spots[stop], radius[stop], people[stop] + (nth - (count - 1) / 2) * apart, k);
}

function personOn([x, y]: Point, radius: number, angle: number, k: number): Box {
  const q = Math.max(k, 0.66);
  const [px, py] = [x + Math.cos(angle) * (radius + 3 * k), y + Math.sin(angle) * (radius - k)];
  return { x: px - 12.5 * q, y: py - 29 * q, w: 25 * q, h: 33 * q };
}
