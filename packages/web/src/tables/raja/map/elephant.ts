import type { Bare } from './bare.ts';
import { type Box, leastHidden, type Obstacles, type Point } from './geometry.ts';

const scaleOf = (k: number): number => (k < 0.6 ? 0.44 : k);

/** Beside its city, where the maharaja's elephant hides least. */
export function elephantAt(
  city: number,
  { spots, radius, size, k }: Bare,
  boxes: Obstacles['boxes'],
  points: readonly Point[],
): Box {
  const [x, y] = spots[city];
  const [w, h] = [72 * scaleOf(k), 69 * scaleOf(k)];
  const options = [0, 8, 16].flatMap((away) =>
    Array.from({ length: 32 }, (_, i) => {
      const a = (i / 32) * 2 * Math.PI;
      const [dx, dy] = [radius[city] + (away - 6) * k + w / 2, radius[city] + (away - 6) * k + h / 2];
      const [cx, cy] = [x + Math.cos(a) * dx, y - 0.05 * h + Math.sin(a) * dy];
      // On the same ground as the city, if it can be.
      return [{ x: cx - w / 2, y: cy - h / 2, w, h }, 4 * Math.abs(Math.sin(a)) + away / 2] as const;
    }),
  );
  const circles = spots.map((spot, i) => [spot, radius[i] * (i === city ? 0.7 : 1)] as const);
  return leastHidden(options, { points, circles, boxes }, size);
}
