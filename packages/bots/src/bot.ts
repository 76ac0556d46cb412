import type { AnyGame, Rng, Seat } from '@insula/kernel';
import type { Signal } from './search/effort.ts';
import type { Findings } from './search/findings.ts';
import type { Question } from './search/question.ts';
import type { Race } from './search/race.ts';

/** Somebody to play with. A bot is handed views and no state, so it knows what a person in its seat would know. */
export interface Bot {
  readonly name: string;
  /** One sentence: how it plays. */
  readonly help: string;
  /** Takes a seat of a match. */
  open(game: AnyGame, seat: Seat): Mind;
  /** How its decisions can be shared out; null: each is thought out in one piece. */
  readonly shares: Shares | null;
}

/** A decision that is thought out in parts, wherever each may be: all of them together are what the mind would choose. */
export interface Shares {
  readonly count: number;
  /** Iterations of each. */
  each(game: AnyGame): number;
  /** Share `n` of a decision for which chance comes from `seed`: what it found of the moves that the bot would make at all.
   *  `race`: null, or the shares before it, where nothing is wanted but the decision: it ends as soon as that is sure. */
  think(question: Question, seed: string, n: number, signal: Signal | null, race: Race | null): Findings;
}

/** A bot in its seat. It may remember what it thought before; a new one in its place plays on, at worst a little weaker. The
 *  same views and the same generator bring the same moves, unless a signal cuts a thought short. */
export interface Mind {
  /** What it plays when it is awaited. `signal`: null, or who may say that it has thought long enough. */
  choose(view: unknown, rng: Rng, signal: Signal | null): unknown;
  /** What it plays when nobody waits for it, or null to stay silent. */
  interject(view: unknown, rng: Rng): unknown;
}
