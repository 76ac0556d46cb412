import { PUBLIC, type Refusal } from '@insula/kernel';
import { FLATS } from '../../flats.ts';
import { SIGN } from '../../moves.ts';
import { NEITHER_EMPTY_NOR_YOURS } from '../../refusals.ts';
import { NOBODY_HOME } from '../../tenants.ts';
import { CONTRACT, type Move, NONE, type State } from '../../types.ts';
import type { Telling } from '../question.ts';
import { openTo } from '../tenant.ts';
import { whyNotKey } from './key.ts';

/** S-26: an empty flat, or a key of the mover's own colour. The flat tells which way it is meant. */
export const whyNotSign = (s: State, flat: number): Refusal | null =>
  s.flats[flat] === NOBODY_HOME || whyNotKey(s, flat, s.turn) === null ? null : NEITHER_EMPTY_NOR_YOURS;

export function contracts(s: State, into: Move[], n: number): number {
  let count = n;
  for (let flat = 0; flat < FLATS; flat++) if (whyNotSign(s, flat) === null) into[count++] = SIGN[flat];
  return count;
}

export function sign(s: State, flat: number, tell: Telling): boolean {
  const colour = s.flats[flat] === NOBODY_HOME ? NONE : s.turn;
  tell?.({ is: 'played', seat: s.turn, card: CONTRACT, colour, flat, arrow: NONE }, PUBLIC, false);
  return openTo(s, flat, tell);
}
