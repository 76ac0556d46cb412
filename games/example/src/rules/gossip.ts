import { type Anytime, PUBLIC } from '@insula/kernel';
import { GOSSIP } from '../cards.ts';
import { areShown, homeOf } from '../knowledge.ts';
import * as moves from '../moves.ts';
import { NO_SUCH_CARD, NO_SUCH_SEAT, OWN_HAND } from '../refusals.ts';
import { type State, seatsAt } from '../state.ts';
import type { Event, Move } from '../types.ts';
import { discard } from './deeds.ts';

/** E-37 */
export const gossip: Anytime<State, Move, Event> = {
  isMine: (move) => move.do === 'gossip',
  options(s, _f, seat, into) {
    if (s.hands[seat][GOSSIP] === 0) return 0;
    for (let neighbour = 0; neighbour < seatsAt(s); neighbour++) into[neighbour] = moves.gossip[neighbour];
    return seatsAt(s);
  },
  whyNot(s, _f, seat, move) {
    if (move.seat >= seatsAt(s)) return NO_SUCH_SEAT;
    if (move.seat === seat) return OWN_HAND;
    return s.hands[seat][GOSSIP] === 0 ? NO_SUCH_CARD : null;
  },
  answer(s, _f, seat, move, tell) {
    discard(s, seat, GOSSIP);
    areShown(s, homeOf(move.seat), s.hands[move.seat]);
    tell({ is: 'gossiped', seat, target: move.seat, hand: s.hands[move.seat].slice() }, PUBLIC, true);
  },
};
