import { PUBLIC } from '@insula/kernel';
import { FLATS, NEIGHBOURS, wraps } from '../flats.ts';
import { ARROW, LANDLORD } from '../moves.ts';
import { ARROW_TAKEN, HEMMED_IN, NOT_FULL, PICK_ARROW, PICK_FULL_FLAT } from '../refusals.ts';
import { firstFree, isFree, NOBODY_HOME, tenantOn, tenants, withoutTenant, withTenant } from '../tenants.ts';
import { ARROWS, type Arrow, NONE, type State } from '../types.ts';
import type { Question, Telling } from './question.ts';

const FULL = ARROWS.length;
/** S-34: no chain ever seen had more than 29. */
export const MOST_EVICTIONS = 200;

/** S-34: evicts until no flat is full. False where something must be chosen first. */
export function clearBlock(s: State, tell: Telling): boolean {
  for (;;) {
    let next = NONE;
    let several = false;
    let full = false;
    for (let flat = 0; flat < FLATS; flat++) {
      if (tenants(s.flats[flat]) < FULL) continue;
      full = true;
      if (isHemmedIn(s, flat)) continue;
      several = next !== NONE;
      if (several) break;
      next = flat;
    }
    if (!full) return true;
    if (next === NONE) throw new Error('S-34: every full flat is hemmed in by full ones');
    if (several) {
      s.phase = 'landlord';
      return false;
    }
    if (!evict(s, next, false, tell)) return false;
  }
}

/** S-25, S-30: everybody out. False when one of them has a choice of arrows, which is then asked. */
export function evict(s: State, flat: number, forced: boolean, tell: Telling): boolean {
  if (++s.evictions > MOST_EVICTIONS) throw new Error(`S-34: more than ${MOST_EVICTIONS} evictions in one chain`);
  s.flat = flat;
  s.lifted = s.flats[flat];
  s.flats[flat] = NOBODY_HOME;
  tell?.({ is: 'evicted', flat, forced }, PUBLIC, false);
  return settleLifted(s, tell);
}

/** S-34: which of several full flats is next. */
export const landlord: Question = {
  legal(s, into, n) {
    let count = n;
    for (let flat = 0; flat < FLATS; flat++) if (landlord.whyNot(s, LANDLORD[flat]) === null) into[count++] = LANDLORD[flat];
    return count;
  },
  whyNot(s, move) {
    if (move.does !== 'landlord') return PICK_FULL_FLAT;
    if (tenants(s.flats[move.flat]) < FULL) return NOT_FULL;
    return isHemmedIn(s, move.flat) ? HEMMED_IN : null;
  },
  answer: (s, move, tell) => evict(s, move.flat, false, tell),
};

/** S-31, S-33: the arrow of the evicted tenant whose turn it is. */
export const arrow: Question = {
  legal(s, into, n) {
    const pack = s.flats[destination(s, nextOut(s))];
    let count = n;
    for (let to = 0; to < ARROWS.length; to++) if (isFree(pack, to)) into[count++] = ARROW[to];
    return count;
  },
  whyNot(s, move) {
    if (move.does !== 'arrow') return PICK_ARROW;
    return isFree(s.flats[destination(s, nextOut(s))], move.arrow) ? null : ARROW_TAKEN;
  },
  answer(s, move, tell) {
    const exit = nextOut(s);
    settle(s, exit, destination(s, exit), move.arrow, tell);
    return settleLifted(s, tell);
  },
};

/** S-33: those who can leave go first, clockwise from the one pointing up; then those who stay, likewise. */
export function nextOut(s: State): Arrow {
  let staying = NONE;
  for (let exit = 0; exit < ARROWS.length; exit++) {
    if (isFree(s.lifted, exit)) continue;
    if (tenants(s.flats[NEIGHBOURS[s.flat * ARROWS.length + exit]]) < FULL) return exit;
    if (staying === NONE) staying = exit;
  }
  return staying;
}

/** S-30, S-33: the flat the arrow points at, or their own if that one is full. A neighbour has one tenant coming from
 *  here at most, so no one who leaves changes where another one goes. */
export function destination(s: State, exit: Arrow): number {
  const flat = NEIGHBOURS[s.flat * ARROWS.length + exit];
  return tenants(s.flats[flat]) < FULL ? flat : s.flat;
}

/** Settles everybody who has only one arrow to go to. False when one has a choice, which is then asked. */
function settleLifted(s: State, tell: Telling): boolean {
  while (s.lifted !== NOBODY_HOME) {
    const exit = nextOut(s);
    const flat = destination(s, exit);
    if (tenants(s.flats[flat]) < FULL - 1) {
      s.phase = 'arrow';
      return false;
    }
    settle(s, exit, flat, firstFree(s.flats[flat]), tell);
  }
  s.flat = NONE;
  return true;
}

function settle(s: State, exit: Arrow, flat: number, to: Arrow, tell: Telling): void {
  const from = s.flat;
  const colour = tenantOn(s.lifted, exit);
  s.lifted = withoutTenant(s.lifted, exit);
  s.flats[flat] = withTenant(s.flats[flat], to, colour);
  if (flat === from) tell?.({ is: 'stayed', colour, flat, exit, arrow: to }, PUBLIC, false);
  else tell?.({ is: 'moved', colour, from, exit, flat, arrow: to, wraps: wraps(from, exit) }, PUBLIC, false);
}

/** S-34: all four neighbours full, so that nobody could leave. */
function isHemmedIn(s: State, flat: number): boolean {
  for (let exit = 0; exit < ARROWS.length; exit++)
    if (tenants(s.flats[NEIGHBOURS[flat * ARROWS.length + exit]]) < FULL) return false;
  return true;
}
