import type { AnyGame, Rng, Seat } from '@insula/kernel';

/** Somebody to play with. A bot is handed a view and no state, so it knows what a person in its seat would know; the
 *  same view and the same generator bring the same move. */
export interface Bot {
  readonly name: string;
  /** One sentence: how it plays. */
  readonly help: string;
  /** What it plays in a seat that is awaited. */
  choose(game: AnyGame, view: unknown, seat: Seat, rng: Rng): unknown;
  /** What it plays in a seat that nobody waits for, or null to stay silent. */
  interject(game: AnyGame, view: unknown, seat: Seat, rng: Rng): unknown;
}
