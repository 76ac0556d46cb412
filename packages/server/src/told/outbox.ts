import { NOBODY, type Seats } from '@insula/kernel';
import type { ChatLine, Item } from '@insula/protocol';
import type { Listener } from './listener.ts';

type WithoutNumber<I> = I extends Item ? Omit<I, 'n' | 'say' | 'from'> : never;
/** An item before it is numbered for an audience, and who may know it. `from` is, for each audience, where an undo begins. */
export interface Happening {
  readonly item: WithoutNumber<Item>;
  readonly to: Seats;
  readonly from: readonly number[] | null;
}

/** What a match has to tell once its changes are kept. */
export interface Outbox {
  happened: Happening[];
  /** Seats whose own table changed though nothing happened: an answer given or withdrawn. */
  own: Seats;
  /** The table changed for all though nothing happened. */
  all: boolean;
  summary: boolean;
  chat: ChatLine[];
  replies: { readonly to: Listener; readonly text: string }[];
}

export const emptyOutbox = (): Outbox => ({
  happened: [],
  own: NOBODY,
  all: false,
  summary: false,
  chat: [],
  replies: [],
});
