import type { AnyGame, Seat } from '@insula/kernel';

/** A question to a seat, as far as the seat knows what it is about. */
export interface Question {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seats: number;
}
