import type { Match } from '../match/match.ts';
import { openTurn, type Turn } from '../match/turn.ts';
import type { Store } from '../store/store.ts';
import type { Audience } from '../updates/audience.ts';
import type { Sayings } from '../updates/deliver.ts';

/** A match in memory, with all that this process has to do with it. */
export interface Room extends Audience {
  /** What was done and is not kept yet; null: nothing. */
  open: Share | null;
  /** What is being kept; null: nothing. */
  flying: Share | null;
  /** Somebody looks into the store, and the match stands still meanwhile. */
  held: boolean;
  /** What waits until nothing is under way. */
  readonly line: Task[];
  /** It was forgotten: nothing it does counts any more. */
  gone: boolean;
  /** By which claim the match in memory is this process's own; null: it is being made. */
  hold: number | null;
  /** The mark that is kept, as text; null: not known. */
  mark: string | null;
  timer: NodeJS.Timeout | null;
  /** When somebody last had to do with it. */
  touched: number;
}

/** A match's part of one commit, and what follows when it is kept. */
export interface Share extends Sayings {
  readonly turn: Turn;
  readonly done: { resolve(): void; reject(error: unknown): void }[];
}

/** What waits in a room's line: to be done, or to look at a match, of which everything must be `kept` or need not. */
export type Task =
  | { readonly kind: 'act'; readonly act: (share: Share) => void; lose(error: unknown): void }
  | { readonly kind: 'look'; readonly kept: boolean; readonly look: () => Promise<void>; lose(error: unknown): void };

/** The match was forgotten before what was asked of it was kept. */
export class Lost extends Error {
  override readonly name = 'Lost';
}

export const openRoom = (match: Match, now: number, hold: number | null): Room => ({
  match,
  listeners: new Set(),
  open: null,
  flying: null,
  held: false,
  line: [],
  gone: false,
  hold,
  mark: null,
  timer: null,
  touched: now,
});

export const openShare = (match: Match, now: number): Share => ({
  turn: openTurn(match, now),
  replies: [],
  overdue: [],
  done: [],
});

/** Something of it is being kept or looked up: whatever is asked now waits. */
export const isBusy = ({ flying, held }: Room): boolean => flying !== null || held;

/** Nothing is left to do, to keep or to look up. */
export const isStill = (room: Room): boolean => !isBusy(room) && room.open === null && room.line.length === 0;

/** Another process may have it, or had it since it was loaded: what is in memory is perhaps not true any more. One that is
 *  being made is nobody's yet, and of what is being kept the store itself says whose it is. */
export const isAnothers = (store: Store, { hold, flying, match }: Room): boolean =>
  hold !== null && flying === null && store.hold(match.head.id) !== hold;
