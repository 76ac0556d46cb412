import { type Box, dist, draws, inside, type Point } from './geometry.ts';

/** A block print: a symbol, where it stands, and whether on land (dry), on water (wet) or along the northern edge. */
export interface Print extends Box {
  readonly symbol: string;
  readonly on: 'dry' | 'wet' | 'edge';
}

/** Width, height and how many at most. */
const KINDS: readonly (readonly [symbol: string, on: 'dry' | 'wet', w: number, h: number, most: number])[] = [
  ['tiger', 'dry', 46, 30, 1],
  ['peacock', 'dry', 38, 38, 2],
  ['camel', 'dry', 42, 37, 2],
  ['palm', 'dry', 25, 28, 26],
  ['tree', 'dry', 25, 25, 26],
  ['hill', 'dry', 42, 20, 12],
  ['compass', 'wet', 74, 74, 1],
  ['boat', 'wet', 50, 44, 3],
  ['fish', 'wet', 26, 15, 4],
];
const TRIES = 500;

/** Peaks along the north, and prints scattered wherever nothing else is. */
export function prints(
  taken: readonly (readonly [Point, number])[],
  [wide, high]: Point,
  k: number,
  land: readonly Point[],
): Print[] {
  const draw = draws(31);
  const found: Print[] = [];
  for (let i = -1; i < Math.ceil(wide / (58 * k)); i++) {
    const z = (0.62 + draw() * 0.3) * k;
    found.push({
      symbol: 'peak',
      on: 'edge',
      x: i * 58 * k + draw() * 16 * k,
      y: 5 * k + (0.92 * k - z) * 26,
      w: 80 * z,
      h: 44 * z,
    });
  }
  const placed = [...taken];
  for (const [symbol, on, w, h, most] of KINDS) {
    const r = 0.52 * Math.max(w, h) * k;
    let left = most;
    for (let attempt = 0; attempt < TRIES && left > 0; attempt++) {
      const p: Point = [draw() * wide, (on === 'wet' ? 0.02 : 0.09) * high + draw() * 0.9 * high];
      if (p[0] < r + 2 || p[0] > wide - r - 2 || p[1] > high - r - 2) continue;
      if (placed.some(([q, s]) => dist(p, q) < r + s + 1)) continue;
      const ends: readonly Point[] = [p, [p[0] - r - 10 * k, p[1]], [p[0] + r + 10 * k, p[1]], [p[0], p[1] + r + 8 * k]];
      if (ends.some((end) => inside(end, land) === (on === 'wet'))) continue;
      placed.push([p, r]);
      found.push({ symbol, on, x: p[0] - (w * k) / 2, y: p[1] - (h * k) / 2, w: w * k, h: h * k });
      left--;
    }
  }
  return found;
}
