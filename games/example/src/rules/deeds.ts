import { only, PUBLIC, type Seat, shuffle, type Tell, without } from '@insula/kernel';
import { type Card, noCards, size, spread } from '../cards.ts';
import { becomesPile, entersOpenly, homeOf, isDrawnUnseen, leavesOpenly } from '../knowledge.ts';
import { BUILD_COST, CART_COINS, type State } from '../state.ts';
import type { Event } from '../types.ts';

/** E-21 */
export function rest(s: State, seat: Seat, tell: Tell<Event>): void {
  s.coins[seat]++;
  tell({ is: 'rested', seat }, PUBLIC, false);
}

/** E-20, E-22 */
export function drawCards(s: State, seat: Seat, count: number, tell: Tell<Event>): void {
  for (let n = 0; n < count; n++) {
    if (s.pile.length === 0) reshuffle(s, tell);
    if (s.pile.length === 0) return;
    isDrawnUnseen(s, seat);
    const card = s.pile.pop()!;
    s.hands[seat][card]++;
    tellUnseen('drew', seat, card, true, tell);
  }
}

/** E-4 */
function reshuffle(s: State, tell: Tell<Event>): void {
  const cards = s.discards.map((count, card) => s.cart.reduce((sum, laid) => sum + laid[card], count));
  if (size(cards) === 0) return;
  // Whose cart a card lay on is seen as well, and changes what is known of that home.
  const carts = s.cart.map((laid) => laid.slice());
  becomesPile(s, cards);
  s.pile = shuffle(s.rng, spread(cards));
  s.discards = noCards();
  s.cart = s.cart.map(noCards);
  tell({ is: 'reshuffled', cards, carts }, PUBLIC, true);
}

/** E-23 The card stays within the home: what the others knew of it, they still know. */
export function buildRoom(s: State, seat: Seat, card: Card, tell: Tell<Event>): void {
  s.coins[seat] -= BUILD_COST;
  s.hands[seat][card]--;
  s.rooms[seat].push(card);
  tellUnseen('built', seat, card, false, tell);
}

/** E-24 As with a room, only the seat itself knows which card it was. */
export function layOnCart(s: State, seat: Seat, card: Card, tell: Tell<Event>): void {
  s.hands[seat][card]--;
  s.cart[seat][card]++;
  s.coins[seat] += CART_COINS;
  tellUnseen('carted', seat, card, false, tell);
}

/** From the hand to where all can see it: the discards, or the middle of the table. */
export function takeOpenly(s: State, seat: Seat, card: Card): void {
  leavesOpenly(s, homeOf(seat), card);
  s.hands[seat][card]--;
}

/** From the middle of the table into a hand: for as long as it stays there, all know about it. */
export function giveOpenly(s: State, seat: Seat, card: Card): void {
  entersOpenly(s, homeOf(seat), card);
  s.hands[seat][card]++;
}

export function discard(s: State, seat: Seat, card: Card): void {
  takeOpenly(s, seat, card);
  s.discards[card]++;
}

/** E-36 */
export function loseRoom(s: State, seat: Seat, tell: Tell<Event>): void {
  const card = s.rooms[seat].pop();
  if (card === undefined) return;
  leavesOpenly(s, homeOf(seat), card);
  s.discards[card]++;
  tell({ is: 'lost', seat, card }, PUBLIC, true);
}

/** The seat hears which card it was, the others only that there was one. */
function tellUnseen(is: 'drew' | 'built' | 'carted', seat: Seat, card: Card, shows: boolean, tell: Tell<Event>): void {
  tell({ is, seat, card }, only(seat), shows);
  tell({ is, seat, card: null }, without(PUBLIC, seat), false);
}
