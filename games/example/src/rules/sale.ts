import { ask, close, only, PUBLIC, type Seat, type Tell } from '@insula/kernel';
import type { Card } from '../cards.ts';
import * as moves from '../moves.ts';
import { BUYER_TOO_POOR, NOT_AN_ANSWER } from '../refusals.ts';
import { MAX_PRICE, type State } from '../state.ts';
import type { Event } from '../types.ts';
import { keep, sell } from './auction.ts';
import { takeOpenly } from './deeds.ts';
import type { Asks } from './kinds.ts';

/** E-26 */
export function offerCard(s: State, seller: Seat, card: Card, buyer: Seat, tell: Tell<Event>): void {
  takeOpenly(s, seller, card);
  tell({ is: 'offered', seat: seller, card, buyer }, PUBLIC, true);
  ask(s, { kind: 'price', seller, card, buyer });
}

export const price: Asks<'price'> = {
  asks: (_s, f) => only(f.seller),
  window: () => false,
  exact: false,
  options(_s, _f, _seat, into) {
    for (let coins = 1; coins <= MAX_PRICE; coins++) into[coins - 1] = moves.price[coins];
    return MAX_PRICE;
  },
  whyNot(s, f, _seat, move) {
    if (move.do !== 'price') return NOT_AN_ANSWER;
    return move.amount > s.coins[f.buyer] ? BUYER_TOO_POOR : null;
  },
  answer(s, f, seat, move, tell) {
    close(s);
    tell({ is: 'asked', seat, coins: move.amount }, PUBLIC, false);
    ask(s, { kind: 'sale', seller: f.seller, card: f.card, buyer: f.buyer, price: move.amount });
  },
};

export const sale: Asks<'sale'> = {
  asks: (_s, f) => only(f.buyer),
  window: () => false,
  exact: false,
  options(_s, _f, _seat, into) {
    into[0] = moves.take;
    into[1] = moves.decline;
    return 2;
  },
  whyNot: (_s, _f, _seat, move) => (move.do === 'take' || move.do === 'decline' ? null : NOT_AN_ANSWER),
  answer(s, f, seat, move, tell) {
    close(s);
    if (move.do === 'take') return sell(s, f.seller, f.card, f.buyer, f.price, tell);
    tell({ is: 'declined', seat }, PUBLIC, false);
    keep(s, f.seller, f.card, tell);
  },
};
