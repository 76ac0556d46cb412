import { close, leftOf, only, PUBLIC } from '@insula/kernel';
import { PLUMBER, WARDEN } from '../cards.ts';
import * as moves from '../moves.ts';
import { NO_SUCH_CARD, NOT_AN_ANSWER, NOT_YOUR_LEAK } from '../refusals.ts';
import { seatsAt } from '../state.ts';
import { discard } from './deeds.ts';
import type { Asks } from './kinds.ts';

/** E-31 to E-33 Everybody is asked, else the pause would tell who holds a card. */
export const answers: Asks<'answers'> = {
  asks: (_s, f) => only(f.at),
  window: () => true,
  exact: false,
  options(_s, _f, _seat, into) {
    into[0] = moves.plumber;
    into[1] = moves.warden;
    into[2] = moves.pass;
    return 3;
  },
  whyNot(s, f, seat, move) {
    switch (move.do) {
      case 'pass':
        return null;
      case 'plumber':
        if (seat !== f.target) return NOT_YOUR_LEAK;
        return s.hands[seat][PLUMBER] === 0 ? NO_SUCH_CARD : null;
      case 'warden':
        return s.hands[seat][WARDEN] === 0 ? NO_SUCH_CARD : null;
      default:
        return NOT_AN_ANSWER;
    }
  },
  answer(s, f, seat, move, tell) {
    if (move.do === 'plumber' || move.do === 'warden') {
      discard(s, seat, move.do === 'plumber' ? PLUMBER : WARDEN);
      tell({ is: move.do, seat }, PUBLIC, true);
      f.answer = move.do;
      return close(s);
    }
    tell({ is: 'passed', seat }, PUBLIC, false);
    f.at = leftOf(f.at, seatsAt(s));
    if (f.at === f.by) close(s);
  },
};
