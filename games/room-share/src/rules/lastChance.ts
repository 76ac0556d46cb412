import { leftOf, PUBLIC } from '@insula/kernel';
import { FLATS } from '../flats.ts';
import { PASS, ROOM } from '../moves.ts';
import { LAST_CHANCE_ONLY, NONE_OF_YOURS, THREE_ALREADY } from '../refusals.ts';
import { score, winner } from '../scoring.ts';
import { ofColour, tenants } from '../tenants.ts';
import type { State } from '../types.ts';
import type { Question, Telling } from './question.ts';
import { openTo } from './tenant.ts';

/** S-41: a place for one more tenant, or none. */
export const lastChance: Question = {
  legal(s, into, n) {
    let count = n;
    for (let flat = 0; flat < FLATS; flat++) if (lastChance.whyNot(s, ROOM[flat]) === null) into[count++] = ROOM[flat];
    into[count++] = PASS;
    return count;
  },
  whyNot(s, move) {
    if (move.does === 'pass') return null;
    if (move.does !== 'room') return LAST_CHANCE_ONLY;
    if (ofColour(s.flats[move.flat], s.turn) === 0) return NONE_OF_YOURS;
    return tenants(s.flats[move.flat]) < 3 ? null : THREE_ALREADY;
  },
  answer(s, move, tell) {
    if (move.does === 'room') {
      tell?.({ is: 'room', seat: s.turn, flat: move.flat }, PUBLIC, false);
      return openTo(s, move.flat, tell);
    }
    tell?.({ is: 'passed', seat: s.turn }, PUBLIC, false);
    return true;
  },
};

/** S-41: clockwise, everybody but the one who emptied the reserve; then the game is over. Who has no place is not asked:
 *  board and reserves are open, so the silence tells nothing. */
export function nextChance(s: State, tell: Telling): void {
  for (s.turn = leftOf(s.turn, s.seats); s.turn !== s.ender; s.turn = leftOf(s.turn, s.seats)) {
    if (hasPlace(s)) {
      s.phase = 'last-chance';
      return;
    }
    tell?.({ is: 'no-chance', seat: s.turn }, PUBLIC, false);
  }
  s.phase = 'over';
  tell?.(
    { is: 'over', points: Array.from({ length: s.seats }, (_, seat) => score(s, seat)), winner: winner(s) },
    PUBLIC,
    false,
  );
}

function hasPlace(s: State): boolean {
  for (let flat = 0; flat < FLATS; flat++) if (lastChance.whyNot(s, ROOM[flat]) === null) return true;
  return false;
}
