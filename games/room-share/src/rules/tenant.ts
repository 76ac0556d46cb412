import { PUBLIC } from '@insula/kernel';
import { TENANT } from '../moves.ts';
import { ARROW_TAKEN, NOT_IN_RESERVE, PICK_TENANT } from '../refusals.ts';
import { firstFree, isFree, tenants, withTenant } from '../tenants.ts';
import { ARROWS, type Arrow, COLOURS, type Colour, NONE, type State } from '../types.ts';
import type { Question, Telling } from './question.ts';
import { inReserve } from './reserve.ts';

/** S-22: which tenant of the reserve enters the chosen flat, and on which free arrow. */
export const tenant: Question = {
  legal(s, into, n) {
    let count = n;
    for (let i = 0; i < TENANT.length; i++) if (tenant.whyNot(s, TENANT[i]) === null) into[count++] = TENANT[i];
    return count;
  },
  whyNot(s, move) {
    if (move.does !== 'tenant') return PICK_TENANT;
    if (inReserve(s, s.turn, move.colour) === 0) return NOT_IN_RESERVE;
    return isFree(s.flats[s.flat], move.arrow) ? null : ARROW_TAKEN;
  },
  answer: (s, move, tell) => moveIn(s, move.colour, move.arrow, tell),
};

/** Asks who enters `flat`, unless only one tenant can and only in one way. */
export function openTo(s: State, flat: number, tell: Telling): boolean {
  s.flat = flat;
  const colour = onlyColour(s);
  if (colour !== NONE && tenants(s.flats[flat]) === ARROWS.length - 1)
    return moveIn(s, colour, firstFree(s.flats[flat]), tell);
  s.phase = 'tenant';
  return false;
}

/** The one colour in the reserve of whoever moves; `NONE` if there are several. */
function onlyColour(s: State): Colour {
  let found = NONE;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (inReserve(s, s.turn, colour) === 0) continue;
    if (found !== NONE) return NONE;
    found = colour;
  }
  return found;
}

function moveIn(s: State, colour: Colour, arrow: Arrow, tell: Telling): boolean {
  const flat = s.flat;
  s.reserve[s.turn * COLOURS.length + colour]--;
  s.flats[flat] = withTenant(s.flats[flat], arrow, colour);
  s.flat = NONE;
  tell?.({ is: 'placed', seat: s.turn, colour, flat, arrow }, PUBLIC, false);
  return true;
}
