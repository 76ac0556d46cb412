import type { Rng, Seat } from '@insula/kernel';

/** S-1. A seat's own colour has the seat's number; colours beyond the last seat are the guests'. */
export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export type Colour = number;

/** S-2, clockwise. */
export const ARROWS = ['up', 'right', 'down', 'left'] as const;
export type Arrow = number;

/** S-2. */
export const KINDS = ['classic', 'suite', 'haunted', 'royal'] as const;
export type Kind = number;
export const CLASSIC = 0;
export const SUITE = 1;
export const HAUNTED = 2;
export const ROYAL = 3;

/** S-3. A key is named after its colour and has its number. */
export const CARDS = [
  ...COLOURS,
  'communication',
  'departure',
  'eviction',
  'contract',
  'swap',
  'renovation',
] as const satisfies readonly string[];
export type Card = number;
export const COMMUNICATION = 4;
export const DEPARTURE = 5;
export const EVICTION = 6;
export const CONTRACT = 7;
export const SWAP = 8;
export const RENOVATION = 9;

/** "None", for a seat, colour, flat, arrow or card. */
export const NONE = -1;

/** What is being asked: a guest colour, a card with its target, the tenant to put and its arrow, the other tenant of a
 *  swap, the next flat to clear, the arrow of a tenant on the move, a place in the last chance; or nothing any more. */
export const PHASES = ['guests', 'turn', 'tenant', 'partner', 'landlord', 'arrow', 'last-chance', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const ROYALS = ['off', 'classic', 'suite', 'haunted'] as const;
export type Royal = (typeof ROYALS)[number];

export interface State {
  rng: Rng;
  seats: number;
  royal: Royal;
  renovation: boolean;
  duel: boolean;
  /** The kind of each flat. */
  kinds: Kind[];
  /** Who lives in each flat, packed as `tenants.ts` tells. */
  flats: number[];
  /** Tenants in reserve: seat * 4 + colour. */
  reserve: number[];
  /** Tenants out of the game, or not in it yet, by colour. */
  box: number[];
  /** Cards in hand: seat * 10 + card. */
  hands: number[];
  /** The last one is on top. */
  pile: Card[];
  discards: number[];
  /** What the pile was last shuffled from, by kind: known to all, so all know what the hands held then. */
  pool: number[];
  /** How many cards each seat has drawn from that pool, counted up to a full hand. */
  fresh: number[];
  phase: Phase;
  /** Who took the first turn. */
  first: Seat;
  /** Whose turn it is, and in the last chance who is asked. */
  turn: Seat;
  /** Who emptied the reserve and so began the last chance. */
  ender: Seat;
  /** The card in play. */
  card: Card;
  /** The flat a tenant is about to enter, is swapped from, or was evicted from. */
  flat: number;
  /** The arrow of the first tenant of a swap. */
  arrow: Arrow;
  /** Evicted tenants not yet settled, by the arrow they stood on, packed like a flat. */
  lifted: number;
  /** Evictions of this turn. */
  evictions: number;
}

export const DEEDS = [
  'guests',
  'key',
  'communication',
  'departure',
  'eviction',
  'contract',
  'swap',
  'renovation',
  'nothing',
  'room',
  'tenant',
  'with',
  'landlord',
  'arrow',
  'pass',
] as const;

/** All moves have all fields; those that say nothing hold `NONE`. `other` is the second arrow of a Renovation. */
export interface Move {
  readonly does: (typeof DEEDS)[number];
  readonly card: Card;
  readonly colour: Colour;
  readonly flat: number;
  readonly arrow: Arrow;
  readonly other: Arrow;
}

export type Event =
  | { readonly is: 'guests'; readonly seat: Seat; readonly colour: Colour; readonly count: number }
  | { readonly is: 'laid'; readonly kinds: readonly Kind[]; readonly first: Seat }
  | { readonly is: 'settled'; readonly colour: Colour; readonly flat: number; readonly arrow: Arrow }
  /** `cards` is null for those who may not see them. */
  | { readonly is: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  /** A card and its target; `colour` is the key's, or the one that Communication names. */
  | {
      readonly is: 'played';
      readonly seat: Seat;
      readonly card: Card;
      readonly colour: Colour;
      readonly flat: number;
      readonly arrow: Arrow;
    }
  /** A card without a target (S-29). */
  | { readonly is: 'nothing'; readonly seat: Seat; readonly card: Card }
  /** A flat chosen without a card: in the duel and in the last chance. */
  | { readonly is: 'room'; readonly seat: Seat; readonly flat: number }
  | { readonly is: 'placed'; readonly seat: Seat; readonly colour: Colour; readonly flat: number; readonly arrow: Arrow }
  | { readonly is: 'returned'; readonly seat: Seat; readonly colour: Colour; readonly flat: number; readonly arrow: Arrow }
  | {
      readonly is: 'swapped';
      readonly colour: Colour;
      readonly flat: number;
      readonly arrow: Arrow;
      readonly otherColour: Colour;
      readonly otherFlat: number;
      readonly otherArrow: Arrow;
    }
  /** Everybody out of `flat`; `forced` when a card did it and not the landlord. */
  | { readonly is: 'evicted'; readonly flat: number; readonly forced: boolean }
  /** By the arrow `exit` of `from` to the arrow `arrow` of `flat`; `wraps` when over the edge of the block. */
  | {
      readonly is: 'moved';
      readonly colour: Colour;
      readonly from: number;
      readonly exit: Arrow;
      readonly flat: number;
      readonly arrow: Arrow;
      readonly wraps: boolean;
    }
  | { readonly is: 'stayed'; readonly colour: Colour; readonly flat: number; readonly exit: Arrow; readonly arrow: Arrow }
  | { readonly is: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly is: 'reshuffled'; readonly count: number }
  /** `card` is null for those who may not see it. */
  | { readonly is: 'drew'; readonly seat: Seat; readonly card: Card | null }
  | { readonly is: 'last-chance'; readonly seat: Seat }
  | { readonly is: 'passed'; readonly seat: Seat }
  /** Nothing that this seat could do in the last chance. */
  | { readonly is: 'no-chance'; readonly seat: Seat }
  | { readonly is: 'over'; readonly points: readonly number[]; readonly winner: Seat };

export interface View {
  /** Null for a bystander. */
  me: Seat | null;
  seats: number;
  royal: Royal;
  renovation: boolean;
  duel: boolean;
  phase: Phase;
  first: Seat;
  turn: Seat;
  ender: Seat;
  /** Whom the last chance has still to ask, whoever is asked now included, in order. */
  chances: Seat[];
  /** Kind of each flat; `NONE` before the block is laid out. */
  kinds: Kind[];
  /** Who stands on each arrow, at flat * 4 + arrow: the first letter of a colour's name, or a dot. */
  tenants: string;
  /** Evicted tenants not yet settled, by the arrow they stood on, in such letters. */
  lifted: string;
  /** Tenants in reserve, by seat and colour. */
  reserve: number[][];
  box: number[];
  handSizes: number[];
  /** Cards in the viewer's hand by kind; null for a bystander. */
  hand: number[] | null;
  pile: number;
  discards: number[];
  /** What the pile was last shuffled from, by kind. */
  pool: number[];
  /** How many cards each seat has drawn from that pool, counted up to a full hand. */
  fresh: number[];
  card: Card;
  flat: number;
  arrow: Arrow;
  evictions: number;
  /** What each seat would score if the game ended now. */
  points: number[];
}
