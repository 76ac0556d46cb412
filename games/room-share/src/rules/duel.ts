import { PUBLIC } from '@insula/kernel';
import { FLATS } from '../flats.ts';
import { ROOM } from '../moves.ts';
import { DUEL_EMPTY, DUEL_NO_CARDS } from '../refusals.ts';
import { NOBODY_HOME } from '../tenants.ts';
import type { Question } from './question.ts';
import { openTo } from './tenant.ts';

/** S-52: a turn without cards. */
export const duel: Question = {
  legal(s, into, n) {
    let count = n;
    for (let flat = 0; flat < FLATS; flat++) if (duel.whyNot(s, ROOM[flat]) === null) into[count++] = ROOM[flat];
    return count;
  },
  whyNot(s, move) {
    if (move.does !== 'room') return DUEL_NO_CARDS;
    return s.flats[move.flat] === NOBODY_HOME ? DUEL_EMPTY : null;
  },
  answer(s, move, tell) {
    tell?.({ is: 'room', seat: s.turn, flat: move.flat }, PUBLIC, false);
    return openTo(s, move.flat, tell);
  },
};
