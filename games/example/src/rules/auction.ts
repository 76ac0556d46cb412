import { ask, close, everyone, has, leftOf, NOBODY, only, PUBLIC, type Seat, type Tell, without } from '@insula/kernel';
import type { Card } from '../cards.ts';
import * as moves from '../moves.ts';
import { BELOW_RESERVE, BID_TOO_LOW, NOT_AN_ANSWER, TOO_POOR } from '../refusals.ts';
import { MAX_BID, type State, seatsAt } from '../state.ts';
import { type Event, NONE } from '../types.ts';
import { giveOpenly, takeOpenly } from './deeds.ts';
import type { Asks } from './kinds.ts';

/** E-25 */
export function openAuction(s: State, seller: Seat, card: Card, tell: Tell<Event>): void {
  takeOpenly(s, seller, card);
  tell({ is: 'auctioned', seat: seller, card }, PUBLIC, true);
  const bidders = without(everyone(seatsAt(s)), seller);
  ask(s, { kind: 'auction', seller, card, at: leftOf(seller, seatsAt(s)), in: bidders, bid: 0, leader: NONE });
}

export const auction: Asks<'auction'> = {
  asks: (_s, f) => only(f.at),
  window: () => false,
  exact: false,
  options(_s, f, _seat, into) {
    let n = 0;
    for (let coins = f.bid + 1; coins <= MAX_BID; coins++) into[n++] = moves.bid[coins];
    into[n++] = moves.pass;
    return n;
  },
  whyNot(s, f, seat, move) {
    if (move.do === 'pass') return null;
    if (move.do !== 'bid') return NOT_AN_ANSWER;
    if (move.amount < s.variant.reserve) return BELOW_RESERVE;
    if (move.amount <= f.bid) return BID_TOO_LOW;
    return move.amount > s.coins[seat] ? TOO_POOR : null;
  },
  answer(s, f, seat, move, tell) {
    if (move.do === 'bid') {
      f.bid = move.amount;
      f.leader = seat;
      tell({ is: 'bid', seat, coins: move.amount }, PUBLIC, false);
    } else {
      f.in = without(f.in, seat);
      tell({ is: 'passed', seat }, PUBLIC, false);
    }
    if (f.in === NOBODY) {
      close(s);
      keep(s, f.seller, f.card, tell);
    } else if (f.leader !== NONE && f.in === only(f.leader)) {
      close(s);
      sell(s, f.seller, f.card, f.leader, f.bid, tell);
    } else {
      do f.at = leftOf(f.at, seatsAt(s));
      while (!has(f.in, f.at));
    }
  },
};

/** The card on the table changes hands for coins. */
export function sell(s: State, seller: Seat, card: Card, buyer: Seat, coins: number, tell: Tell<Event>): void {
  s.coins[buyer] -= coins;
  s.coins[seller] += coins;
  giveOpenly(s, buyer, card);
  tell({ is: 'sold', seat: seller, card, buyer, coins }, PUBLIC, false);
}

/** The card on the table goes back. */
export function keep(s: State, seller: Seat, card: Card, tell: Tell<Event>): void {
  giveOpenly(s, seller, card);
  tell({ is: 'kept', seat: seller, card }, PUBLIC, false);
}
