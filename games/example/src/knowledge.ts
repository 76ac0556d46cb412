import type { Seat } from '@insula/kernel';
import { type Card, type Heap, KINDS, size } from './cards.ts';
import { type State, seatsAt } from './state.ts';

/**
 * What the whole lane knows for certain about hidden cards: the least number of each kind in each pool. A pool is where
 * one hidden card cannot be told from another: a seat's home (its hand, what lies under its rooms, what it laid on the
 * cart; only that seat sees them) and the pile (nobody does). What is no longer certain is forgotten.
 */
export type Pool = number;
export const homeOf = (seat: Seat): Pool => seat;
export const pileOf = (seats: number): Pool => seats;
export const poolsOf = (seats: number): number => seats + 1;

/** A card leaves a pool, and all see which. */
export function leavesOpenly(s: State, pool: Pool, card: Card): void {
  if (s.known[pool][card] > 0) s.known[pool][card]--;
}

/** A card enters a pool, and all see which. */
export function entersOpenly(s: State, pool: Pool, card: Card): void {
  s.known[pool][card]++;
}

/** Cards of a pool are shown and stay where they are. Some of them may have been known before, so nothing is added up. */
export function areShown(s: State, pool: Pool, cards: Heap): void {
  const known = s.known[pool];
  for (let card = 0; card < KINDS; card++) if (known[card] < cards[card]) known[card] = cards[card];
}

/** E-22 The top of the pile is about to go into a home, and only its owner will see it: of every kind, one card that was
 *  surely in the pile may be there no longer. */
export function isDrawnUnseen(s: State, seat: Seat): void {
  const known = s.known[pileOf(seatsAt(s))];
  const certain = onlyKind(known, s.pile.length);
  if (certain !== null) s.known[homeOf(seat)][certain]++;
  for (let card = 0; card < KINDS; card++) if (known[card] > 0) known[card]--;
}

/** E-4 Everything that becomes the new pile lies open first. */
export function becomesPile(s: State, cards: Heap): void {
  for (let card = 0; card < KINDS; card++) s.known[pileOf(seatsAt(s))][card] = cards[card];
  for (let seat = 0; seat < seatsAt(s); seat++)
    for (let card = 0; card < KINDS; card++)
      for (let n = s.cart[seat][card]; n > 0; n--) leavesOpenly(s, homeOf(seat), card);
}

/** The kind of the next card, where all cards of the pool are known to be of one kind. */
function onlyKind(known: Heap, cards: number): Card | null {
  if (size(known) !== cards) return null;
  const kind = known.findIndex((count) => count > 0);
  return known[kind] === cards ? kind : null;
}
