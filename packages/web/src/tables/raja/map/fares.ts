import { type Box, leastHidden, type Obstacles } from './geometry.ts';
import type { Layout } from './layout.ts';
import { personAt } from './people.ts';
import { roomIn, villageSize } from './village.tsx';

const known = new WeakMap<Layout, Map<string, Box>>();

/** Where what it costs to come to a city is written: at its edge, where it hides least. */
export function fareSpot(layout: Layout, city: number, w: number, h: number): Box {
  const spots = known.get(layout) ?? new Map<string, Box>();
  known.set(layout, spots);
  const key = `${city} ${Math.round(w)}`;
  const spot = spots.get(key) ?? free(layout, city, w, h);
  spots.set(key, spot);
  return spot;
}

const DIRECTIONS = 24;
/** How far from the middle of a city, in its radii. */
const RINGS = [0.8, 1.1];

function free(layout: Layout, city: number, w: number, h: number): Box {
  const { wide, high, k, spots, radius } = layout;
  const [x, y] = spots[city];
  const options = RINGS.flatMap((ring, far) =>
    Array.from({ length: DIRECTIONS }, (_, i) => {
      const a = (i / DIRECTIONS) * 2 * Math.PI;
      const [cx, cy] = [x + Math.cos(a) * (radius[city] * ring + w / 2), y + Math.sin(a) * (radius[city] * ring + h / 2)];
      // The upper left is where it is looked for first.
      const bias = 6 * far + 2 * (2 + Math.cos(a) + Math.sin(a));
      return [{ x: cx - w / 2, y: cy - h / 2, w, h }, bias] as const;
    }),
  );
  return leastHidden(options, obstacles(layout, city), [wide, high], [2 * k, 2 * k]);
}

function obstacles(layout: Layout, city: number): Obstacles {
  const { k, seats, spots, radius, villages, plates, elephants, roads } = layout;
  const [w, h] = villageSize(roomIn(seats), k);
  return {
    points: roads.flatMap(({ points }) => points.filter((_, i) => i % 2 === 0)),
    circles: spots.map((spot, stop) => [spot, radius[stop] * (stop === city ? 0.72 : 1)] as const),
    boxes: [
      ...villages.map(([vx, vy]) => [{ x: vx - w / 2, y: vy - h / 2, w, h }, 40] as const),
      ...plates.map((plate) => [plate, 150] as const),
      [elephants[city], 40],
      [personAt(layout, city, 0, 1), 40],
    ],
  };
}
