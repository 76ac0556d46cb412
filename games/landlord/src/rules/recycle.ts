import { type Anytime, PUBLIC } from '@insula/kernel';
import { RECYCLE } from '../cards.ts';
import type { Event } from '../events.ts';
import { holds, takeOpenly } from '../hands.ts';
import * as M from '../moves.ts';
import * as no from '../refusals.ts';
import type { Move, State } from '../types.ts';
import { isOnOffer } from './deal.ts';
import { discardFromHand } from './table.ts';

/** L-68: at any time; the move names the card on top, so it is refused if that has changed meanwhile. */
export const recycle: Anytime<State, Move, Event> = {
  isMine: (move) => move.do === 'recycle',
  options(s, _f, seat, into) {
    if (holds(s, seat, RECYCLE) === 0 || s.discards.length === 0) return 0;
    into[0] = M.recycle[s.discards[s.discards.length - 1]];
    return 1;
  },
  whyNot(s, _f, seat, move) {
    if (holds(s, seat, RECYCLE) === 0) return no.NO_CARD;
    if (s.discards.length === 0 || s.discards[s.discards.length - 1] !== move.card) return no.NOT_ON_TOP;
    const top = s.stack[s.stack.length - 1];
    return top.kind === 'deal' && isOnOffer(top, seat, RECYCLE) ? no.ON_OFFER : null;
  },
  answer(s, _f, seat, move, tell) {
    s.discards.pop();
    takeOpenly(s, seat, move.card);
    discardFromHand(s, seat, RECYCLE);
    tell({ is: 'recycled', seat, card: move.card }, PUBLIC, false);
  },
};
