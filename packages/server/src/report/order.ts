import type { MatchLog, Seat } from '@insula/kernel';

/** A report that is wanted: a match that is over, as one of its seats could see it. */
export interface Order {
  readonly log: MatchLog;
  readonly seat: Seat;
  /** By seat. */
  readonly names: readonly string[];
}

/** What the thread says: how far it is, or that it is done. */
export type Progress =
  | { readonly is: 'thinking'; readonly share: number }
  | { readonly is: 'done'; readonly page: string }
  | { readonly is: 'failed'; readonly why: string };
