import type { Rng, Seat, Seats } from '@insula/kernel';
import type { Kind } from './cards.ts';

/** A house by its number in the street, from 0; NOWHERE is none. A lot that became vacant is built on again. */
export type House = number;
/** An apartment: house * ROOMS + its place in the house. A tenant that needs two is found under the lower one. */
export type Room = number;

export const NOWHERE = -1;
/** A face-down card, or an answer, that the viewer may not know. */
export const HIDDEN = -2;
/** Where a Move may send a tenant instead of a room. */
export const UNDER_PILE = -3;
/** What a seat's pick may be besides a card: still awaited, "no", not asked. */
export const PENDING = -1;
export const PASS = -3;
export const UNASKED = -4;

export const ENDS = ['deck', 'rounds', 'money'] as const;
export const TRADES = ['none', 'roofs', 'any'] as const;
export const ANSWERS = ['hit', 'anyone'] as const;
export const TIES = [
  'shared',
  'most-buildings',
  'fewest-buildings',
  'most-tenants',
  'fewest-tenants',
  'dearest-tenant',
] as const;
export const ENDINGS = ['deck', 'stalled', 'rounds', 'money'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What was agreed before the match. `book` names the edition and its texts. */
export interface Variant {
  readonly book: number;
  readonly end: (typeof ENDS)[number];
  readonly rounds: number;
  readonly money: number;
  readonly trade: (typeof TRADES)[number];
  readonly answers: (typeof ANSWERS)[number];
  readonly ties: (typeof TIES)[number];
  readonly times100: boolean;
  /** Rents, sizes and heights other than the book's, a line for each lodger (F-2). */
  readonly tenants: readonly (readonly number[])[] | null;
}

/** What is known for certain of hidden cards: see knowledge.ts. */
export interface Known {
  /** What each observer knows to be in a seat's hand or under its floors. */
  readonly pools: number[];
  /** For each card of the pile, who knows that it lies somewhere in its stretch: a bit per observer. */
  pile: Seats[];
}

export interface State {
  rng: Rng;
  variant: Variant;
  stack: Frame[];

  money: number[];
  /** Cards in hand: seat * KINDS + kind. */
  hands: number[];
  handSizes: number[];
  /** From the bottom to the top, which is drawn next. */
  pile: Kind[];
  /** The pile from the bottom in stretches, each shuffled for itself: how many cards each has. */
  stretches: number[];
  /** The last is on top. */
  discards: Kind[];
  /** How many are left of each kind that lies in an open supply, as the book lists them. */
  supply: number[];
  /** On the table until the action is over: the card played, then the answers. */
  inPlay: Kind[];
  known: Known;
  jailed: Seat;

  /** By house; NOWHERE is a vacant lot. */
  owner: Seat[];
  /** Floors by house. */
  height: number[];
  /** The other sides of the floor cards, from the ground up: house * MAX_FLOORS + floor. */
  floors: Kind[];
  /** What finishes the building, what lies over it, what lies below. */
  roof: Kind[];
  cover: Kind[];
  cellar: Kind[];
  /** By room: who lives there, or one of the codes of street.ts. */
  tenant: Kind[];
  /** By room: WITHHELD, FRESH, PAID, and at RANK how many of its kind came before (L-57, F-42). */
  mark: number[];

  /** The seat whose turn it is, and the one that began. */
  turn: Seat;
  first: Seat;
  /** Rounds completed. */
  round: number;
  /** This turn: income, dollars spent on cards, cards bought, the unfinished house, whether one was taken back. */
  earned: number;
  spent: number;
  bought: number;
  site: House;
  takenBack: boolean;
  /** This turn: how often each seat was asked to deal. */
  asked: number[];
  /** Turns in a row without a card bought. */
  idle: number;
  /** The discards have been shuffled into a new pile once (L-81). */
  reshuffled: boolean;
  /** Turns left once the end is near; before that, -1. */
  turnsLeft: number;
  /** Somebody has reached the agreed sum (L-90). */
  rich: boolean;
  /** Why the match ends; null while nothing ends it. */
  ending: Ending | null;
}

export const DEEDS = ['bomb', 'murder', 'squatters', 'move', 'question', 'bombed', 'murdered'] as const;
/** What is answered: before a bomb or murder the Lunatic's window, after it (`bombed`, `murdered`) that of the Police. */
export type Deed = (typeof DEEDS)[number];

export const STAGES = ['card', 'price', 'draft', 'answer', 'counter'] as const;
export type Stage = (typeof STAGES)[number];

export type Frame =
  | { readonly kind: 'match'; step: number }
  | { readonly kind: 'turn'; step: number }
  | { readonly kind: 'examine'; readonly seat: Seat; left: number }
  | { readonly kind: 'expulsion'; step: number; readonly seat: Seat; readonly room: Room }
  | { readonly kind: 'play'; readonly seat: Seat }
  | { readonly kind: 'buy'; readonly seat: Seat }
  /** `picks` by seat: PENDING, PASS or the card; `counts` is the seat whose answer counts, once all have answered. */
  | {
      readonly kind: 'answer';
      readonly deed: Deed;
      readonly by: Seat;
      readonly hit: Seat;
      readonly at: number;
      picks: number[];
      counts: Seat;
    }
  | { readonly kind: 'bombing'; step: number; readonly by: Seat; readonly house: House }
  | { readonly kind: 'murdering'; step: number; readonly by: Seat; readonly room: Room }
  /** L-62: whoever played the Lunatic picks a house or tenant of the attacker. */
  | { readonly kind: 'strike'; readonly deed: Deed; readonly by: Seat; readonly attacker: Seat; at: number }
  | { readonly kind: 'investigation'; step: number; at: Seat }
  /** Where a tenant goes; `to` is UNDER_PILE, or the room once chosen. */
  | { readonly kind: 'go'; readonly why: Why; readonly by: Seat; readonly room: Room; to: Room }
  | { readonly kind: 'moving'; step: number; readonly by: Seat; readonly room: Room; to: Room; readonly rent: number }
  | { readonly kind: 'shifting'; step: number; readonly by: Seat; readonly room: Room }
  | {
      readonly kind: 'arrival';
      step: number;
      readonly by: Seat;
      readonly card: Kind;
      readonly from: Room;
      readonly to: Room;
    }
  /** Which of a house's tenants goes next. */
  | { readonly kind: 'leave'; readonly why: Why; readonly by: Seat; readonly house: House; room: Room }
  | { readonly kind: 'driving'; step: number; readonly by: Seat; readonly house: House; room: Room }
  /** Whoever does not fit a Tavern in this house goes (F-53). */
  | { readonly kind: 'opening'; step: number; readonly by: Seat; readonly house: House; room: Room }
  /** `music`: houses that a Musician of this demolition has entered, a bit each (L-60). */
  | { readonly kind: 'demolition'; step: number; readonly by: Seat; readonly house: House; room: Room; music: number }
  /** `give` and `want` are kinds; `pay` the dollars that go with them, below zero if they come back. */
  | {
      readonly kind: 'deal';
      readonly by: Seat;
      readonly with: Seat;
      stage: Stage;
      give: Kind[];
      want: Kind[];
      pay: number;
    };

/** Why a tenant has to find a new place: the card or clause that sends it. */
export const WHYS = ['examine', 'move', 'mother', 'nomad', 'musician', 'tavern', 'demolition'] as const;
export type Why = (typeof WHYS)[number];

export const VERBS = [
  'bail',
  'lay',
  'roof',
  'take-back',
  'renovate',
  'place',
  'demolish',
  'bomb',
  'evict',
  'move',
  'withhold',
  'murder',
  'remove',
  'leave-jail',
  'take-in',
  'shift',
  'ask',
  'want',
  'give',
  'pay',
  'charge',
  'propose',
  'withdraw',
  'accept',
  'refuse',
  'leave',
  'to',
  'under',
  'answer',
  'pass',
  'strike',
  'buy',
  'done',
  'recycle',
] as const;
export type Verb = (typeof VERBS)[number];

/** One shape for all moves: what a move does not name is -1. */
export interface Move {
  readonly do: Verb;
  readonly card: Kind;
  readonly house: House;
  readonly room: Room;
  readonly seat: Seat;
  readonly amount: number;
}
