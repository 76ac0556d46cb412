import { PUBLIC, type Refusal } from '@insula/kernel';
import { FLATS } from '../../flats.ts';
import { NO_RENOVATION, PAIRS, RENOVATE } from '../../moves.ts';
import { TWO_NEEDED } from '../../refusals.ts';
import { isFree, tenants } from '../../tenants.ts';
import { type Move, NONE, RENOVATION, type State } from '../../types.ts';
import type { Telling } from '../question.ts';
import { exchange } from './swap.ts';

/** S-28. */
export const whyNotRenovate = (s: State, move: Move): Refusal | null =>
  isFree(s.flats[move.flat], move.arrow) || isFree(s.flats[move.flat], move.other) ? TWO_NEEDED : null;

export function renovations(s: State, into: Move[], n: number): number {
  let count = n;
  for (let flat = 0; flat < FLATS; flat++) {
    if (tenants(s.flats[flat]) < 2) continue;
    for (let i = flat * PAIRS.length; i < (flat + 1) * PAIRS.length; i++)
      if (whyNotRenovate(s, RENOVATE[i]) === null) into[count++] = RENOVATE[i];
  }
  if (count === n) into[count++] = NO_RENOVATION;
  return count;
}

export function canRenovate(s: State): boolean {
  for (const pack of s.flats) if (tenants(pack) > 1) return true;
  return false;
}

export function renovate(s: State, move: Move, tell: Telling): boolean {
  tell?.({ is: 'played', seat: s.turn, card: RENOVATION, colour: NONE, flat: move.flat, arrow: move.arrow }, PUBLIC, false);
  exchange(s, move.flat, move.arrow, move.flat, move.other, tell);
  return true;
}
