import type { Seat } from '@insula/kernel';
import { type Card, type Heap, KINDS, size } from './cards.ts';
import { type State, seatsAt } from './state.ts';

/**
 * What each seat knows for certain about cards it cannot see, as the least number of each kind in each pool. A pool is
 * somewhere a hidden card cannot be told from another: a seat's home (its hand and what lies under its rooms), the cart,
 * the pile. Whoever looks on knows what is public and counts as one viewer more. A seat's facts about its own home stay
 * empty: it sees those cards.
 */
export type Pool = number;
export const homeOf = (seat: Seat): Pool => seat;
export const cartOf = (seats: number): Pool => seats;
export const pileOf = (seats: number): Pool => seats + 1;
export const poolsOf = (seats: number): number => seats + 2;
export const viewersOf = (seats: number): number => seats + 1;
export const bystanderOf = (seats: number): Seat => seats;

export const nothingKnown = (seats: number): number[] =>
  new Array<number>(viewersOf(seats) * poolsOf(seats) * KINDS).fill(0);

/** Where the facts of a viewer about a pool begin in `known`. */
export const factsAt = (seats: number, viewer: Seat, pool: Pool): number => (viewer * poolsOf(seats) + pool) * KINDS;

export function factsOf(s: State, viewer: Seat, pool: Pool): Heap {
  const at = factsAt(seatsAt(s), viewer, pool);
  return s.known.slice(at, at + KINDS);
}

/** A card leaves a pool and everybody sees which. */
export function leavesOpenly(s: State, pool: Pool, card: Card): void {
  for (let viewer = 0; viewer < viewersOf(seatsAt(s)); viewer++) lose(s, factsAt(seatsAt(s), viewer, pool), card);
}

/** A card enters a pool and everybody sees which. */
export function entersOpenly(s: State, pool: Pool, card: Card): void {
  for (let viewer = 0; viewer < viewersOf(seatsAt(s)); viewer++) gain(s, viewer, pool, card);
}

/** A card is about to pass from one pool to another, and only `witness` sees which. */
export function passesUnseen(s: State, from: Pool, to: Pool, card: Card, witness: Seat): void {
  const seats = seatsAt(s);
  for (let viewer = 0; viewer < viewersOf(seats); viewer++) {
    const at = factsAt(seats, viewer, from);
    const seen = viewer === witness ? card : onlyKind(s, at, poolSize(s, from));
    if (seen === null) for (let each = 0; each < KINDS; each++) lose(s, at, each);
    else {
      lose(s, at, seen);
      gain(s, viewer, to, seen);
    }
  }
}

/** A seat looks at cards of a pool that stay where they are. */
export function looks(s: State, viewer: Seat, pool: Pool, cards: Heap): void {
  const at = factsAt(seatsAt(s), viewer, pool);
  for (let card = 0; card < KINDS; card++) if (s.known[at + card] < cards[card]) s.known[at + card] = cards[card];
}

/** E-4 The cart and the discards become the pile: what was known of them is now known of it. */
export function mergesIntoPile(s: State): void {
  const seats = seatsAt(s);
  for (let viewer = 0; viewer < viewersOf(seats); viewer++) {
    const cart = factsAt(seats, viewer, cartOf(seats));
    const pile = factsAt(seats, viewer, pileOf(seats));
    for (let card = 0; card < KINDS; card++) {
      s.known[pile + card] += s.known[cart + card] + s.discards[card];
      s.known[cart + card] = 0;
    }
  }
}

function gain(s: State, viewer: Seat, pool: Pool, card: Card): void {
  if (viewer !== pool) s.known[factsAt(seatsAt(s), viewer, pool) + card]++;
}

/** One of these is gone, or may be: it is certain no longer. */
function lose(s: State, at: number, card: Card): void {
  if (s.known[at + card] > 0) s.known[at + card]--;
}

/** The kind of all cards in a pool, for whoever knows that there is but one. */
function onlyKind(s: State, at: number, cards: number): Card | null {
  for (let card = 0; card < KINDS; card++) if (s.known[at + card] > 0) return s.known[at + card] === cards ? card : null;
  return null;
}

export function poolSize(s: State, pool: Pool): number {
  const seats = seatsAt(s);
  if (pool === cartOf(seats)) return size(s.cart);
  return pool === pileOf(seats) ? s.pile.length : size(s.hands[pool]) + s.rooms[pool].length;
}
