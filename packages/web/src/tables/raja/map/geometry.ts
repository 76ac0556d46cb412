/** Lines and boxes on the sheet, in pixels. */
export type Point = readonly [x: number, y: number];
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const dist = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);
export const round = (n: number): number => Math.round(n * 10) / 10;
export const overlap = (r: Box, s: Box): boolean => r.x < s.x + s.w && s.x < r.x + r.w && r.y < s.y + s.h && s.y < r.y + r.h;
export const within = ([x, y]: Point, r: Box, a = 0, b = 0): boolean =>
  x > r.x - a && x < r.x + r.w + a && y > r.y - b && y < r.y + r.h + b;

/** The same numbers for the same seed: a map looks the same every day. */
export function draws(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a * 1664525 + 1013904223) % 4294967296;
    return a / 4294967296;
  };
}

/** A road as points: straight ones sag a little like a line drawn by hand, bent ones pass through their bend. */
export function course(a: Point, b: Point, via: Point | null, pieces = 40): Point[] {
  const bend: Point = via === null ? sag(a, b) : [2 * via[0] - (a[0] + b[0]) / 2, 2 * via[1] - (a[1] + b[1]) / 2];
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces;
    const u = 1 - t;
    const at = (n: 0 | 1): number => u * u * a[n] + 2 * u * t * bend[n] + t * t * b[n];
    return [at(0), at(1)] as const;
  });
}

function sag(a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const side = (Math.round(a[0] + b[1]) & 1 ? 1 : -1) * 0.07;
  return [(a[0] + b[0]) / 2 - dy * side, (a[1] + b[1]) / 2 + dx * side];
}

/** The point at a share of the way. */
export function along(points: readonly Point[], share: number): Point {
  if (points.length < 2) return points[0] ?? [0, 0];
  const legs = points.slice(1).map((p, i) => dist(points[i], p));
  let left = share * legs.reduce((sum, leg) => sum + leg, 0);
  for (const [i, leg] of legs.entries()) {
    const [p, q] = [points[i], points[i + 1]];
    if (left <= leg) return [p[0] + ((q[0] - p[0]) * left) / leg, p[1] + ((q[1] - p[1]) * left) / leg];
    left -= leg;
  }
  return points[points.length - 1];
}

export const lineOf = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** A closed line through all points without a corner. */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  let d = `M${round(points[0][0])} ${round(points[0][1])}`;
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [points[(i + n - 1) % n], points[i], points[(i + 1) % n], points[(i + 2) % n]];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${[...c1, ...c2, ...p2].map(round).join(' ')}`;
  }
  return `${d}Z`;
}

/** Whether a point lies inside a closed line of points. */
export function inside([x, y]: Point, shape: readonly Point[]): boolean {
  let isInside = false;
  shape.forEach(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
}

/** What a label or a piece should not hide. */
export interface Obstacles {
  readonly points: readonly Point[];
  readonly circles: readonly (readonly [Point, number])[];
  /** With what it costs to hide each. */
  readonly boxes: readonly (readonly [Box, number])[];
}

/** Of several places for a label or a piece, each with a bias, the one that hides least. */
export function leastHidden(
  options: readonly (readonly [Box, number])[],
  { points, circles, boxes }: Obstacles,
  [wide, high]: Point,
  room: Point = [3, 3],
): Box {
  // All options lie round one city: most of the sheet is in nobody's way.
  const all = around(options.map(([box]) => box));
  const near = points.filter((p) => within(p, all, ...room));
  const beside = boxes.filter(([other]) => overlap(all, other));
  let best: readonly [Box, number] = [options[0][0], Number.POSITIVE_INFINITY];
  for (const [box, bias] of options) {
    let cost = bias + near.reduce((n, p) => n + (within(p, box, ...room) ? 1 : 0), 0);
    for (const [[x, y], r] of circles) {
      const [dx, dy] = [Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h)];
      if (dx * dx + dy * dy < r * r) cost += 60;
    }
    for (const [other, weight] of beside) if (overlap(box, other)) cost += weight;
    if (box.x < 4 || box.y < 4 || box.x + box.w > wide - 4 || box.y + box.h > high - 4) cost += 400;
    if (cost < best[1]) best = [box, cost];
  }
  return best[0];
}

/** The box that holds all of them. */
function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, low] = [Math.max(...boxes.map((box) => box.x + box.w)), Math.max(...boxes.map((box) => box.y + box.h))];
  return { x, y, w: right - x, h: low - y };
}
