import { NOBODY, type Seats } from '@insula/kernel';
import type { ChatLine } from '@insula/protocol';
import type { Happening } from './happening.ts';
import type { Listener } from './listener.ts';

/** What a match has to tell once its changes are kept. */
export interface Outbox {
  happened: Happening[];
  /** Seats whose own table changed though nothing happened: an answer given or withdrawn. */
  own: Seats;
  /** The table changed for all though nothing happened. */
  all: boolean;
  summary: boolean;
  chat: ChatLine[];
  /** Those who have waited long enough for news. */
  overdue: Listener[];
  replies: { readonly to: Listener; readonly text: string }[];
}

export const emptyOutbox = (): Outbox => ({
  happened: [],
  own: NOBODY,
  all: false,
  summary: false,
  chat: [],
  overdue: [],
  replies: [],
});
