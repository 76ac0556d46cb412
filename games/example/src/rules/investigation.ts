import { close, leftOf, only, PUBLIC } from '@insula/kernel';
import { ALIBI } from '../cards.ts';
import * as moves from '../moves.ts';
import { NO_SUCH_CARD, NOT_AN_ANSWER } from '../refusals.ts';
import { seatsAt } from '../state.ts';
import { discard } from './deeds.ts';
import type { Asks } from './kinds.ts';

/** E-34 Once round the table, from the seat that played the Leak to the first without an Alibi. */
export const investigation: Asks<'investigation'> = {
  asks: (_s, f) => only(f.at),
  window: () => true,
  exact: false,
  options(_s, _f, _seat, into) {
    into[0] = moves.alibi;
    into[1] = moves.ownUp;
    return 2;
  },
  whyNot(s, _f, seat, move) {
    if (move.do === 'own-up') return null;
    if (move.do !== 'alibi') return NOT_AN_ANSWER;
    return s.hands[seat][ALIBI] === 0 ? NO_SUCH_CARD : null;
  },
  answer(s, f, seat, move, tell) {
    if (move.do === 'own-up') {
      f.guilty = seat;
      return close(s);
    }
    discard(s, seat, ALIBI);
    tell({ is: 'alibi', seat }, PUBLIC, true);
    f.at = leftOf(f.at, seatsAt(s));
    if (f.at === f.by) close(s);
  },
};
