import { type Box, leastHidden, type Obstacles } from './geometry.ts';
import type { Layout } from './layout.ts';
import { plateScale } from './plates.ts';
import { roomIn, villageSize } from './village.tsx';

/** However small the map, the number on a flag can be read. */
export const homeScale = (k: number): number => Math.max(k, 0.68);

const FEET = 16;
/** How far from the middle of a city its foot is, in its radii. */
const RINGS = [0.85, 0.45, 0.1];

const isLeft = (foot: number, middle: number): boolean => foot < middle - 1;

const spots = new WeakMap<Layout, Box[]>();

/** R-86 Where the flag of a home city stands: its foot on the city's upper edge, where it hides least. */
export function homeSpot(layout: Layout, city: number): Box {
  const known = spots.get(layout) ?? [];
  spots.set(layout, known);
  known[city] ??= free(layout, city);
  return known[city];
}

function free(layout: Layout, city: number): Box {
  const { wide, high, k, radius } = layout;
  const [x, y] = layout.spots[city];
  const [w, h] = [26 * homeScale(k), 34 * homeScale(k)];
  const options = RINGS.flatMap((ring, inwards) =>
    Array.from({ length: FEET }, (_, i) => {
      const a = -Math.PI * (i / (FEET - 1));
      const [foot, ground] = [x + Math.cos(a) * radius[city] * ring, y + Math.sin(a) * radius[city] * ring];
      // To the right it is looked for first.
      const bias = 6 * (1 - Math.cos(a + 0.7)) + 30 * inwards;
      return [{ x: isLeft(foot, x) ? foot - w : foot, y: ground - h, w, h }, bias] as const;
    }),
  );
  return leastHidden(options, obstacles(layout, city), [wide, high]);
}

/** Flags stand only before the first round: there are no houses below the names yet. */
function obstacles({ k, seats, spots: cities, radius, villages, plates }: Layout, city: number): Obstacles {
  const [w, h] = villageSize(roomIn(seats), k);
  return {
    points: [],
    circles: cities.flatMap((spot, stop) => (stop === city ? [] : [[spot, radius[stop]] as const])),
    boxes: [
      ...plates.map((plate) => [{ ...plate, h: 19 * plateScale(k) }, 200] as const),
      ...villages.map(([x, y]) => [{ x: x - w / 2, y: y - h / 2, w, h }, 60] as const),
    ],
  };
}

/** Whether it waves to the left. */
export const homeTurns = ({ spots: cities }: Layout, city: number, { x, w }: Box): boolean => x + w / 2 < cities[city][0];
