import type { Point } from './geometry.ts';

/** A sheet with nothing but its cities on it. */
export interface Bare {
  readonly spots: readonly Point[];
  readonly radius: readonly number[];
  readonly size: Point;
  readonly k: number;
  readonly seats: number;
}
