import {
  ask,
  everyone,
  type FrameOf,
  has,
  inOrder,
  leftOf,
  only,
  PUBLIC,
  type Seat,
  type Seats,
  without,
} from '@insula/kernel';
import { lowestCard } from '../cards.ts';
import { CHARACTER_COUNT } from '../characters.ts';
import * as M from '../moves.ts';
import { BID_TOO_HIGH, BID_TOO_LOW, NO_RIVALS, OPENER_MUST_BID, WIN_FIRST } from '../refusals.ts';
import type { State } from '../state.ts';
import { type Frame, NONE } from '../types.ts';
import { RULES, rulesOf } from '../version.ts';
import type { Asks, NamedSteps } from './kinds.ts';
import { notNow } from './notNow.ts';

/** R-85 One auction after the other, until everyone has a character. */
export const auctions: NamedSteps<'auctions', 'bid' | 'pay' | 'goOn'> = inOrder({
  bid: (s, f) => ask(s, { kind: 'auction', at: f.opener, high: NONE, leader: NONE, bidding: withoutCard(s) }),
  pay: (s, f, ended, tell) => {
    const { leader, high } = ended as FrameOf<Frame, 'auction'>;
    s.gold[leader] -= high;
    tell({ is: 'won', seat: leader, gold: high }, PUBLIC, false);
    f.opener = leader;
    ask(s, { kind: 'picking', seat: leader });
  },
  goOn: (s, f) => {
    const left = withoutCard(s);
    if (left === 0) return;
    while (!has(left, f.opener)) f.opener = leftOf(f.opener, s.seats);
    f.step = auctions.at.bid;
  },
});

/** R-85 Clockwise each bids higher or passes for good; the last one in has won. */
export const auction: Asks<'auction'> = {
  asks: (_s, f) => only(f.at),
  window: () => false,
  exact: false,
  options(s, f, seat, into) {
    let n = 0;
    for (let gold = f.high + 1; gold <= s.gold[seat] && gold < M.bid.length; gold++) into[n++] = M.bid[gold];
    into[n++] = M.pass;
    return n;
  },
  whyNot(s, f, seat, move) {
    if (move.do === 'pass') return f.leader === NONE ? OPENER_MUST_BID : null;
    if (move.do === 'take') return WIN_FIRST;
    if (move.do !== 'bid') return notNow(move);
    if (move.amount <= f.high) return BID_TOO_LOW;
    if (move.amount > s.gold[seat]) return BID_TOO_HIGH;
    return move.amount > f.high + 1 && isAlone(s, f, seat) ? NO_RIVALS : null;
  },
  answer(s, f, seat, move, tell) {
    if (move.do === 'bid') {
      f.high = move.amount;
      f.leader = seat;
      tell({ is: 'bid', seat, gold: move.amount }, PUBLIC, false);
    } else {
      f.bidding = without(f.bidding, seat);
      tell({ is: 'passed', seat }, PUBLIC, false);
    }
    if (f.bidding === only(f.leader)) s.stack.pop();
    else f.at = nextBidder(s, f.bidding, seat);
  },
};

/** Since version 2: whoever bids against nobody pays nothing more for it. */
const isAlone = (s: State, f: FrameOf<Frame, 'auction'>, seat: Seat): boolean =>
  rulesOf(s) === RULES && f.bidding === only(seat);

function nextBidder(s: State, bidding: Seats, after: Seat): Seat {
  let at = leftOf(after, s.seats);
  while (!has(bidding, at)) at = leftOf(at, s.seats);
  return at;
}

function withoutCard(s: State): Seats {
  let seats = everyone(s.seats);
  for (let seat = 0; seat < s.seats; seat++) if (lowestCard(s, seat) < CHARACTER_COUNT) seats = without(seats, seat);
  return seats;
}
