import { PUBLIC, type Refusal } from '@insula/kernel';
import { FLATS } from '../../flats.ts';
import { SWAP_FROM, SWAP_WITH } from '../../moves.ts';
import { NOBODY_TO_SWAP, PICK_PARTNER, SAME_FLAT } from '../../refusals.ts';
import { isFree, NOBODY_HOME, tenantOn, withoutTenant, withTenant } from '../../tenants.ts';
import { ARROWS, type Arrow, type Move, NONE, type State, SWAP } from '../../types.ts';
import type { Question, Telling } from '../question.ts';

/** S-27: the first of the two. Every colour lives somewhere and no flat is full, so another flat always has a partner. */
export const whyNotSwap = (s: State, move: Move): Refusal | null =>
  isFree(s.flats[move.flat], move.arrow) ? NOBODY_TO_SWAP : null;

export function swaps(s: State, into: Move[], n: number): number {
  let count = n;
  for (let flat = 0; flat < FLATS; flat++) {
    if (s.flats[flat] === NOBODY_HOME) continue;
    for (let i = flat * ARROWS.length; i < (flat + 1) * ARROWS.length; i++)
      if (whyNotSwap(s, SWAP_FROM[i]) === null) into[count++] = SWAP_FROM[i];
  }
  return count;
}

export function beginSwap(s: State, move: Move, tell: Telling): boolean {
  s.flat = move.flat;
  s.arrow = move.arrow;
  s.phase = 'partner';
  tell?.({ is: 'played', seat: s.turn, card: SWAP, colour: NONE, flat: move.flat, arrow: move.arrow }, PUBLIC, false);
  return false;
}

/** S-27: the second. */
export const partner: Question = {
  legal(s, into, n) {
    let count = n;
    for (let flat = 0; flat < FLATS; flat++) {
      if (s.flats[flat] === NOBODY_HOME) continue;
      for (let i = flat * ARROWS.length; i < (flat + 1) * ARROWS.length; i++)
        if (partner.whyNot(s, SWAP_WITH[i]) === null) into[count++] = SWAP_WITH[i];
    }
    return count;
  },
  whyNot(s, move) {
    if (move.does !== 'with') return PICK_PARTNER;
    if (move.flat === s.flat) return SAME_FLAT;
    return isFree(s.flats[move.flat], move.arrow) ? NOBODY_TO_SWAP : null;
  },
  answer(s, move, tell) {
    const { flat, arrow } = s;
    s.flat = NONE;
    s.arrow = NONE;
    exchange(s, flat, arrow, move.flat, move.arrow, tell);
    return true;
  },
};

/** S-27, S-28: two tenants exchange their places. */
export function exchange(s: State, flat: number, arrow: Arrow, otherFlat: number, otherArrow: Arrow, tell: Telling): void {
  const colour = tenantOn(s.flats[flat], arrow);
  const otherColour = tenantOn(s.flats[otherFlat], otherArrow);
  s.flats[flat] = withTenant(withoutTenant(s.flats[flat], arrow), arrow, otherColour);
  s.flats[otherFlat] = withTenant(withoutTenant(s.flats[otherFlat], otherArrow), otherArrow, colour);
  tell?.({ is: 'swapped', colour, flat, arrow, otherColour, otherFlat, otherArrow }, PUBLIC, false);
}
