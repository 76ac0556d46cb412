import { NOBODY, type Seats } from '@insula/kernel';
import type { ChatLine, Item } from '@insula/protocol';
import type { Change } from '../store/store.ts';
import type { Match } from './match.ts';

type WithoutNumber<I> = I extends Item ? Omit<I, 'n' | 'say' | 'from'> : never;
/** An item before it is numbered for an audience, and who may know it. `from` is, for each audience, where an undo begins. */
export interface Happening {
  readonly item: WithoutNumber<Item>;
  readonly to: Seats;
  readonly from: readonly number[] | null;
}

/** What is to be told of a match, once what is to be kept is kept. */
export interface Told {
  readonly happened: Happening[];
  /** Seats whose own table changed though nothing happened: an answer given or withdrawn. */
  own: Seats;
  /** The table changed for all though nothing happened. */
  all: boolean;
  summary: boolean;
  readonly chat: ChatLine[];
  /** Seats that are somebody else's from now on: whoever listens there has to go. */
  emptied: Seats;
}

/** What is done to a match between one commit and the next: all of it is kept and then told, or it never was. */
export interface Turn {
  readonly match: Match;
  /** The moment of whatever is being done. */
  now: number;
  readonly changes: Change[];
  readonly told: Told;
}

export const openTurn = (match: Match, now: number): Turn => ({
  match,
  now,
  changes: [],
  told: { happened: [], own: NOBODY, all: false, summary: false, chat: [], emptied: NOBODY },
});
