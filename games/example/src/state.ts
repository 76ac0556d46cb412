import type { Rng, Seat } from '@insula/kernel';
import type { Card, Heap } from './cards.ts';
import type { Frame, Variant } from './types.ts';

export interface State {
  rng: Rng;
  variant: Variant;
  coins: number[];
  hands: Heap[];
  /** The cards under the rooms of each house, the newest room last. */
  rooms: Card[][];
  /** The next card to be drawn is the last. */
  pile: Card[];
  /** What each seat laid on the cart. */
  cart: Heap[];
  discards: Heap;
  /** What all know for certain about each pool of hidden cards; see `knowledge.ts`. */
  known: Heap[];
  stack: Frame[];
}

export const seatsAt = (s: State): number => s.coins.length;

export const START_COINS = 4;
export const BUILD_COST = 2;
export const CART_COINS = 2;
export const FINE = 3;
export const MAX_ROOMS = 5;
export const MAX_BID = 9;
export const MAX_PRICE = 3;
export const MAX_LANTERN = 4;
/** By the action of E-22. */
export const DRAWN = 2;

/** E-40 */
export const fullHouse = (s: State): boolean => s.rooms.some((rooms) => rooms.length === MAX_ROOMS);

/** E-11 The seat whose turn comes `turns` after that of whoever carries the lamp. */
export const turnSeat = (round: number, turns: number, seats: number): Seat => (round - 1 + turns) % seats;
export const turnsBefore = (round: number, seat: Seat, seats: number): number =>
  (((seat - (round - 1)) % seats) + seats) % seats;
