import type { Seat } from '@insula/kernel';
import type { State } from '../state.ts';
import { worth } from '../worth.ts';
import { FEATURES, features, progress } from './features.ts';
import { WEIGHTS } from './weights.ts';

const seen = new Float64Array(FEATURES.length);

/** Worth so much more than another makes a seat e times as likely to win. */
const SCALE_OF_WORTH = 20;

/** The logarithm of a seat's chance to win, beside that of the others: learned from matches, see `npm run learn`. None of the
 *  advanced game were among them, so of markers and the Yogi it knows nothing: there it goes by `worth`. */
export function outlook(s: State, seat: Seat): number {
  if (s.advanced > 0) return worth(s, seat) / SCALE_OF_WORTH;
  features(s, seat, seen);
  const [beginning, middle, end] = stagesAt(progress(s));
  let sum = 0;
  for (let i = 0; i < seen.length; i++) {
    const weights = WEIGHTS[i];
    sum += seen[i] * (beginning * weights[0] + middle * weights[1] + end * weights[2]);
  }
  return sum;
}

/** How much of a match that has gone so far is its beginning, its middle and its end: together 1. */
export const stagesAt = (progress: number): readonly [number, number, number] => [
  Math.max(0, 1 - 2 * progress),
  1 - Math.abs(2 * progress - 1),
  Math.max(0, 2 * progress - 1),
];
