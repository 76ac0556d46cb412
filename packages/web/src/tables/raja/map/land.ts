import { dist, draws, type Point, smooth } from './geometry.ts';

const RAYS = 60;

/** The coast: seen from the middle, the land ends a little behind the furthest road or city in each direction; in the north
 *  it runs off the sheet into the mountains. As a line of points. */
export function coast(all: readonly (readonly [Point, number])[], [wide, high]: Point, k: number): Point[] {
  const centre: Point = [wide / 2, high * 0.42];
  const draw = draws(7);
  const reach = Array.from({ length: RAYS }, (_, i) => furthest(all, centre, (i / RAYS) * 2 * Math.PI, 60 * k));
  return reach.map((own, i) => {
    const angle = (i / RAYS) * 2 * Math.PI;
    const near = [-2, -1, 0, 1, 2].reduce((sum, step) => sum + reach[(i + step + RAYS) % RAYS], 0) / 5;
    const shore = Math.max(own, near) + (draw() - 0.5) * 13 * k;
    const far = Math.sin(angle) < -0.35 ? Math.max(shore, high) : shore;
    return [centre[0] + far * Math.cos(angle), centre[1] + far * Math.sin(angle)];
  });
}

function furthest(all: readonly (readonly [Point, number])[], centre: Point, angle: number, least: number): number {
  let far = least;
  for (const [p, r] of all) {
    const d = dist(p, centre);
    const turn = Math.abs(Math.atan2(p[1] - centre[1], p[0] - centre[0]) - angle);
    const off = Math.min(turn, 2 * Math.PI - turn);
    if (off >= Math.asin(Math.min(1, r / Math.max(d, r)))) continue;
    far = Math.max(far, d * Math.cos(off) + Math.sqrt(Math.max(0, r * r - (d * Math.sin(off)) ** 2)));
  }
  return far;
}

/** The land nearest to each city, as a rounded province a little smaller than its share. */
export function provinces(spots: readonly Point[], [wide, high]: Point, k: number): string[] {
  return spots.map((spot, i) => {
    let cell: Point[] = [
      [-60, -60],
      [wide + 60, -60],
      [wide + 60, high + 60],
      [-60, high + 60],
    ];
    spots.forEach((other, j) => {
      if (i !== j) cell = nearer(cell, spot, other, k);
    });
    return smooth(rough(cell, draws(90 + i), k));
  });
}

/** The part of a cell that is nearer to one city than to another, a footpath left between. */
function nearer(cell: readonly Point[], p: Point, q: Point, k: number): Point[] {
  const side = ([x, y]: Point): number =>
    (x - (p[0] + q[0]) / 2) * (q[0] - p[0]) + (y - (p[1] + q[1]) / 2) * (q[1] - p[1]) + 5 * k * dist(p, q);
  return cell.flatMap((a, n) => {
    const b = cell[(n + 1) % cell.length];
    const [u, w] = [side(a), side(b)];
    const cut: Point[] = u <= 0 ? [a] : [];
    if ((u < 0 && w > 0) || (u > 0 && w < 0))
      cut.push([a[0] + ((b[0] - a[0]) * u) / (u - w), a[1] + ((b[1] - a[1]) * u) / (u - w)]);
    return cut;
  });
}

function rough(cell: readonly Point[], draw: () => number, k: number): Point[] {
  return cell.flatMap((a, n) => {
    const b = cell[(n + 1) % cell.length];
    const parts = Math.max(2, Math.round(dist(a, b) / (46 * k)));
    return Array.from({ length: parts }, (_, m) => {
      const t = (m + 0.5) / parts;
      const wobble = (): number => (draw() - 0.5) * 7 * k;
      return [a[0] + (b[0] - a[0]) * t + wobble(), a[1] + (b[1] - a[1]) * t + wobble()] as const;
    });
  });
}
