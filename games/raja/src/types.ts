import type { Seat, Seats } from '@insula/kernel';
import type { Action } from './actions.ts';
import type { Character } from './characters.ts';
import type { Place } from './maps/places.ts';

/** Instead of a place, a card, a seat or an action: none. */
export const NONE = -1;

export const DEEDS = [
  'bid',
  'pass',
  'disc',
  'merchant',
  'free house',
  'free lift',
  'gold',
  'house',
  'lift',
  'put',
  'quarry',
  'large palace',
  'small palace',
  'governor',
  'take',
  'swap',
  'seduce',
  'give',
  'travel',
  'end turn',
  'yogi',
  'marker',
] as const;
export type DeedName = (typeof DEEDS)[number];

/** One small deed. Fields that a deed has no use for are NONE. */
export interface Move {
  readonly do: DeedName;
  readonly place: Place;
  readonly card: Character;
  /** The card handed over in a swap. */
  readonly gift: Character;
  readonly action: Action;
  readonly seat: Seat;
  /** The gold bid, or the number of the disc. */
  readonly amount: number;
}

/** What is going on, the innermost last. */
export type Frame =
  | { readonly kind: 'game'; step: number }
  | { readonly kind: 'choosing'; step: number; at: Seat }
  | { readonly kind: 'auctions'; step: number; opener: Seat }
  | { readonly kind: 'auction'; at: Seat; high: number; leader: Seat; bidding: Seats }
  | { readonly kind: 'picking'; readonly seat: Seat }
  | { readonly kind: 'placing'; turn: number }
  /** `acted` have had their turn or are having it; `reached`: a governor entered the last square in this round. */
  | { readonly kind: 'round'; step: number; acted: Seats; reached: boolean }
  | { readonly kind: 'discs' }
  | Turn
  | { readonly kind: 'moving'; readonly seat: Seat; readonly from: Place }
  | { readonly kind: 'robbed'; readonly seat: Seat }
  | { readonly kind: 'seduced'; readonly seat: Seat; readonly by: Seat };

/** A seat's turn: the actions it has to do, and how much of them is done. */
export interface Turn {
  readonly kind: 'turn';
  readonly seat: Seat;
  readonly first: Action;
  readonly second: Action;
  /** The action a marker was laid for, or NONE. */
  third: Action;
  gold: number;
  cityHouses: number;
  villageHouses: number;
  moves: number;
  quarries: number;
  palaces: number;
  governors: number;
  characters: number;
  /** The characters whose power is used up for this turn, one bit each. */
  powers: number;
  /** The cities entered since the last other deed, one bit each. */
  entered: number;
}

export const ENDINGS = ['palaces', 'square', 'rounds'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What is on the table for all to see. Arrays are by seat, by city, by village, or by city × seats + seat. */
export interface Table {
  readonly seats: number;
  readonly short: boolean;
  /** 0 off, 1 on, 2 with several characters each. */
  readonly advanced: number;
  /** The number of the map in the atlas. */
  readonly map: number;
  readonly first: Seat;
  round: number;
  maharaja: Place;
  /** By city: the square its governor stands on; the unnumbered squares are 0 to 6, square 1 is 7. */
  squares: number[];
  /** By character: its holder, FREE or NOT_IN_PLAY. */
  holder: number[];
  architects: Place[];
  gold: number[];
  supply: number[];
  quarry: number[];
  /** Palaces not yet built. */
  palaces: number[];
  markers: number[];
  /** By village: the seats that own the one or two houses there; see `villages.ts`. */
  villages: number[];
  houses: number[];
  /** By city: the owner of the large palace, or NONE. */
  large: Seat[];
  small: number[];
  /** Set when the game is over. */
  ending: Ending | null;
  /** Absent in matches begun with version 1 of the rules: see `version.ts`. */
  rules?: 2;
}

export interface View extends Table {
  readonly me: Seat | null;
  /** By seat: the disc chosen, NO_DISC or HIDDEN_DISC. */
  readonly discs: readonly number[];
  readonly stack: readonly Frame[];
  /** R-52 What each other seat would get if the turn ended now. */
  readonly penalty: number;
}

export type Event =
  | { readonly is: 'bid'; readonly seat: Seat; readonly gold: number }
  | { readonly is: 'passed'; readonly seat: Seat }
  | { readonly is: 'won'; readonly seat: Seat; readonly gold: number }
  | { readonly is: 'took'; readonly seat: Seat; readonly card: Character }
  | { readonly is: 'robbed'; readonly seat: Seat; readonly from: Seat; readonly card: Character }
  | { readonly is: 'swapped'; readonly seat: Seat; readonly from: Seat; readonly card: Character; readonly gift: Character }
  | { readonly is: 'seducing'; readonly seat: Seat; readonly from: Seat }
  | { readonly is: 'seduced'; readonly seat: Seat; readonly from: Seat; readonly card: Character }
  | { readonly is: 'placed'; readonly seat: Seat; readonly place: Place }
  /** `from` and `square`: where the city's governor stood, and where it stands now. */
  | {
      readonly is: 'round';
      readonly round: number;
      readonly city: Place;
      readonly from: number;
      readonly square: number;
    }
  | { readonly is: 'chose'; readonly seat: Seat }
  | { readonly is: 'reveals'; readonly seat: Seat; readonly first: Action; readonly second: Action }
  | { readonly is: 'merchant'; readonly seat: Seat }
  | { readonly is: 'gold'; readonly seat: Seat; readonly gold: number }
  | { readonly is: 'house'; readonly seat: Seat; readonly place: Place; readonly gold: number }
  | { readonly is: 'lifted'; readonly seat: Seat; readonly place: Place; readonly free: boolean }
  | { readonly is: 'moved'; readonly seat: Seat; readonly from: Place; readonly place: Place }
  | { readonly is: 'quarry'; readonly seat: Seat; readonly houses: number }
  | { readonly is: 'large'; readonly seat: Seat; readonly place: Place; readonly gold: number }
  | { readonly is: 'small'; readonly seat: Seat; readonly place: Place; readonly gold: number }
  | { readonly is: 'governor'; readonly seat: Seat; readonly city: Place; readonly squares: number }
  | { readonly is: 'travelled'; readonly seat: Seat; readonly city: Place }
  /** `bank`: it was the bank that paid, for the Wanderer. */
  | {
      readonly is: 'toll';
      readonly seat: Seat;
      readonly to: Seat;
      readonly gold: number;
      readonly place: Place;
      readonly bank: boolean;
    }
  | { readonly is: 'yogi'; readonly seat: Seat }
  | { readonly is: 'marker'; readonly seat: Seat; readonly action: Action }
  | { readonly is: 'penalty'; readonly seat: Seat; readonly actions: number; readonly gold: number }
  | { readonly is: 'scored'; readonly seat: Seat; readonly city: Place; readonly points: number; readonly gold: number }
  | { readonly is: 'alone'; readonly seat: Seat; readonly city: Place; readonly gold: number }
  /** `seats`: who has built their last palace. */
  | { readonly is: 'over'; readonly ending: Ending; readonly seats: readonly Seat[] };
