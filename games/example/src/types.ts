import type { Seat, Seats } from '@insula/kernel';
import type { Card, Heap } from './cards.ts';

/** What was agreed before the match (E-50 to E-53). */
export interface Variant {
  rounds: number;
  auction: boolean;
  reserve: number;
  hands: 'small' | 'big';
}

/** `seat` is whom the move points at, `card` what it names, `amount` a price, a bid or a lantern; -1 where it has none. */
export interface Move {
  readonly do: Deed;
  readonly seat: Seat;
  readonly card: Card;
  readonly amount: number;
}
export const DEEDS = [
  'lantern',
  'rest',
  'draw',
  'build',
  'cart',
  'auction',
  'offer',
  'leak',
  'bid',
  'pass',
  'price',
  'take',
  'decline',
  'plumber',
  'warden',
  'alibi',
  'own-up',
  'gossip',
] as const;
export type Deed = (typeof DEEDS)[number];

/** Something begun and not yet finished. Those with a `step` are procedures, the others are decisions. */
export type Frame =
  | { readonly kind: 'round'; step: number; number: number; turns: number }
  /** 0: has not picked yet; `HIDDEN`, in a view only: has picked. */
  | { readonly kind: 'lanterns'; picks: number[] }
  | { readonly kind: 'turn'; step: number; seat: Seat }
  | { readonly kind: 'action'; seat: Seat }
  | { readonly kind: 'auction'; seller: Seat; card: Card; at: Seat; in: Seats; bid: number; leader: Seat }
  | { readonly kind: 'price'; seller: Seat; card: Card; buyer: Seat }
  | { readonly kind: 'sale'; seller: Seat; card: Card; buyer: Seat; price: number }
  | { readonly kind: 'leak'; step: number; by: Seat; target: Seat }
  | { readonly kind: 'answers'; by: Seat; target: Seat; at: Seat; answer: 'none' | 'plumber' | 'warden' }
  | { readonly kind: 'investigation'; by: Seat; at: Seat; guilty: Seat };

export const NONE = -1;
export const HIDDEN = -1;

/** What one seat knows. A card it cannot see is `HIDDEN`. */
export interface View {
  readonly seat: Seat | null;
  readonly variant: Variant;
  readonly coins: readonly number[];
  /** Null for whoever looks on. */
  readonly hand: Heap | null;
  readonly handSizes: readonly number[];
  readonly rooms: readonly (readonly Card[])[];
  readonly pileSize: number;
  /** How many cards each seat laid on the cart, and which were its own; null for whoever looks on. */
  readonly cartSizes: readonly number[];
  readonly laid: Heap | null;
  readonly discards: Heap;
  /** The cards that all know to be in each pool: the seats' homes, then the pile. */
  readonly known: readonly Heap[];
  readonly stack: readonly Frame[];
}

/** A `card` of null is one that this listener does not see. */
export type Event =
  | { readonly is: 'lantern'; readonly seat: Seat; readonly pick: number | null }
  | { readonly is: 'lanterns'; readonly picks: readonly number[] }
  | { readonly is: 'earned'; readonly seat: Seat; readonly coins: number }
  | { readonly is: 'rent'; readonly seat: Seat; readonly coins: number }
  | { readonly is: 'rested'; readonly seat: Seat }
  | { readonly is: 'drew' | 'built' | 'carted'; readonly seat: Seat; readonly card: Card | null }
  | { readonly is: 'reshuffled'; readonly cards: Heap; readonly carts: readonly Heap[] }
  | { readonly is: 'auctioned'; readonly seat: Seat; readonly card: Card }
  | { readonly is: 'bid'; readonly seat: Seat; readonly coins: number }
  | { readonly is: 'passed'; readonly seat: Seat }
  | { readonly is: 'offered'; readonly seat: Seat; readonly card: Card; readonly buyer: Seat }
  | { readonly is: 'asked'; readonly seat: Seat; readonly coins: number }
  | { readonly is: 'declined'; readonly seat: Seat }
  | { readonly is: 'sold'; readonly seat: Seat; readonly card: Card; readonly buyer: Seat; readonly coins: number }
  | { readonly is: 'kept'; readonly seat: Seat; readonly card: Card }
  | { readonly is: 'leaked'; readonly seat: Seat; readonly target: Seat }
  | { readonly is: 'plumber' | 'warden' | 'alibi'; readonly seat: Seat }
  | { readonly is: 'owned-up'; readonly seat: Seat; readonly target: Seat; readonly coins: number }
  | { readonly is: 'lost'; readonly seat: Seat; readonly card: Card }
  | { readonly is: 'gossiped'; readonly seat: Seat; readonly target: Seat; readonly hand: readonly number[] }
  | { readonly is: 'turned-up'; readonly rooms: readonly (readonly Card[])[] };
