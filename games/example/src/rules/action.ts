import { close, only } from '@insula/kernel';
import { KINDS, LEAK, size } from '../cards.ts';
import * as moves from '../moves.ts';
import * as no from '../refusals.ts';
import { BUILD_COST, DRAWN, MAX_ROOMS, seatsAt } from '../state.ts';
import { openAuction } from './auction.ts';
import { buildRoom, drawCards, layOnCart, rest } from './deeds.ts';
import type { Asks } from './kinds.ts';
import { playLeak } from './leak.ts';
import { offerCard } from './sale.ts';

/** E-21 to E-26, E-30 The one action of a turn. */
export const action: Asks<'action'> = {
  asks: (_s, f) => only(f.seat),

  window: () => false,
  exact: false,
  options(s, f, _seat, into) {
    const hand = s.hands[f.seat];
    let n = 0;
    into[n++] = moves.rest;
    into[n++] = moves.draw;
    for (let card = 0; card < KINDS; card++) if (hand[card] > 0) into[n++] = moves.build[card];
    for (let card = 0; card < KINDS; card++) if (hand[card] > 0) into[n++] = moves.cart[card];
    for (let card = 0; card < KINDS; card++) if (hand[card] > 0) into[n++] = moves.auction[card];
    for (let card = 0; card < KINDS; card++)
      if (hand[card] > 0) for (let to = 0; to < seatsAt(s); to++) into[n++] = moves.offer[card][to];
    if (hand[LEAK] > 0) for (let to = 0; to < seatsAt(s); to++) into[n++] = moves.leak[to];
    return n;
  },

  whyNot(s, _f, seat, move) {
    const hand = s.hands[seat];
    switch (move.do) {
      case 'rest':
        return null;
      case 'draw':
        return s.pile.length + size(s.discards) === 0 && s.cart.every((laid) => size(laid) === 0)
          ? no.NOTHING_TO_DRAW
          : null;
      case 'build':
        if (hand[move.card] === 0) return no.NO_SUCH_CARD;
        if (s.rooms[seat].length === MAX_ROOMS) return no.HOUSE_FULL;
        return s.coins[seat] < BUILD_COST ? no.TOO_POOR : null;
      case 'cart':
        return hand[move.card] === 0 ? no.NO_SUCH_CARD : null;
      case 'auction':
        if (!s.variant.auction) return no.NO_AUCTIONS;
        return hand[move.card] === 0 ? no.NO_SUCH_CARD : null;
      case 'offer':
        if (move.seat >= seatsAt(s)) return no.NO_SUCH_SEAT;
        if (move.seat === seat) return no.BUYER_IS_YOU;
        if (hand[move.card] === 0) return no.NO_SUCH_CARD;
        return s.coins[move.seat] === 0 ? no.BUYER_TOO_POOR : null;
      case 'leak':
        if (move.seat >= seatsAt(s)) return no.NO_SUCH_SEAT;
        if (move.seat === seat) return no.OWN_HOUSE;
        if (hand[LEAK] === 0) return no.NO_SUCH_CARD;
        return s.rooms[move.seat].length === 0 ? no.NO_ROOM : null;
      default:
        return no.NOT_AN_ANSWER;
    }
  },

  answer(s, _f, seat, move, tell) {
    close(s);
    switch (move.do) {
      case 'rest':
        return rest(s, seat, tell);
      case 'draw':
        return drawCards(s, seat, DRAWN, tell);
      case 'build':
        return buildRoom(s, seat, move.card, tell);
      case 'cart':
        return layOnCart(s, seat, move.card, tell);
      case 'auction':
        return openAuction(s, seat, move.card, tell);
      case 'offer':
        return offerCard(s, seat, move.card, move.seat, tell);
      case 'leak':
        return playLeak(s, seat, move.seat, tell);
    }
  },
};
