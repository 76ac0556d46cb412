import type { Point } from './geometry.ts';

const ROUNDS = 60;

interface Room {
  /** How wide and high each thing is. */
  readonly box: Point;
  /** What they must not be pushed into. */
  readonly circles: readonly (readonly [Point, number])[];
  readonly size: Point;
}

/** Things that would lie on each other give way, up and down or sideways, whichever takes less: on a small sheet some roads are
 *  too short for their villages, and others pass close by. */
export function spread(spots: readonly Point[], { box: [w, h], circles, size }: Room): Point[] {
  const at = spots.map(([x, y]) => [x, y] as [number, number]);
  for (let round = 0, isTight = true; round < ROUNDS && isTight; round++) {
    isTight = false;
    for (let i = 0; i < at.length; i++)
      for (let j = i + 1; j < at.length; j++) {
        const [dx, dy] = [at[j][0] - at[i][0], at[j][1] - at[i][1]];
        const [wx, wy] = [w - Math.abs(dx), h - Math.abs(dy)];
        if (wx <= 0.5 || wy <= 0.5) continue;
        isTight = true;
        const axis = wx < wy ? 0 : 1;
        const push = ((axis === 0 ? wx : wy) / 2) * ((axis === 0 ? dx : dy) < 0 ? -1 : 1);
        at[i][axis] -= push;
        at[j][axis] += push;
      }
    for (const spot of at) {
      for (const [middle, radius] of circles) leave(spot, middle, radius);
      spot[0] = Math.min(Math.max(spot[0], w / 2), size[0] - w / 2);
      spot[1] = Math.min(Math.max(spot[1], h / 2), size[1] - h / 2);
    }
  }
  return at;
}

function leave(spot: [number, number], [x, y]: Point, radius: number): void {
  const [dx, dy] = [spot[0] - x, spot[1] - y];
  const away = Math.hypot(dx, dy);
  if (away >= radius || away === 0) return;
  spot[0] = x + (dx / away) * radius;
  spot[1] = y + (dy / away) * radius;
}
