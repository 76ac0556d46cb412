import { PUBLIC, type Refusal } from '@insula/kernel';
import { FLATS } from '../../flats.ts';
import { EVICT } from '../../moves.ts';
import { NOBODY_TO_EVICT } from '../../refusals.ts';
import { NOBODY_HOME } from '../../tenants.ts';
import { EVICTION, type Move, NONE, type State } from '../../types.ts';
import { evict } from '../eviction.ts';
import type { Telling } from '../question.ts';

/** S-25. */
export const whyNotForce = (s: State, flat: number): Refusal | null =>
  s.flats[flat] === NOBODY_HOME ? NOBODY_TO_EVICT : null;

export function evictions(s: State, into: Move[], n: number): number {
  let count = n;
  for (let flat = 0; flat < FLATS; flat++) if (whyNotForce(s, flat) === null) into[count++] = EVICT[flat];
  return count;
}

export function force(s: State, flat: number, tell: Telling): boolean {
  tell?.({ is: 'played', seat: s.turn, card: EVICTION, colour: NONE, flat, arrow: NONE }, PUBLIC, false);
  return evict(s, flat, true, tell);
}
