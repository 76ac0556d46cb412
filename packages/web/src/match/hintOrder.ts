import type { Hint } from '@insula/protocol';

type Found = Hint['moves'];

/** Of two that chance alone may have put one before the other the one with the better chance is first: else the list would say one
 *  thing and its numbers another. */
export const inOrder = (found: Found): Found => (areAlike(found) ? [...found].sort((a, b) => b.chance - a.chance) : found);

/** Whether they are too close to tell apart. */
export const areAlike = ([a, b]: Found): boolean =>
  b !== undefined && Math.abs(a.chance - b.chance) < 2 * Math.hypot(a.error, b.error);
