import type { Findings } from '@insula/bots';

/** A message of a seat to be answered by a bot. `key` names the seat: a newer message takes the place of an older one. */
export interface Thought {
  readonly key: string;
  /** Whose match it is. */
  readonly host: string;
  /** What stands for the address it was made from; empty: that is not known. */
  readonly origin: string;
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly message: string;
  /** Into how many shares it is split, each of which any thread may think. */
  readonly shares: number;
}

/** What a thread is given to do: share `n` of a thought, whose chance comes from `seed`. */
export interface Share {
  readonly thought: Thought;
  readonly n: number;
  readonly seed: string;
  /** How long the whole thought may take, in milliseconds. */
  readonly longest: number;
}

/** What a thread answers. Moves are written. Where a thought has several shares, what was found; else the move. */
export interface Answer {
  readonly move: string | null;
  readonly found: Findings | null;
  readonly error: string | null;
}
