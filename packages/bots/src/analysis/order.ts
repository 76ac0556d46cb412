import type { AnyGame, Seat } from '@insula/kernel';

/** A move of a match, and how the match stood after it. */
export interface Made {
  readonly mover: Seat;
  readonly move: unknown;
  readonly state: unknown;
}

/** Whether a seat made `move` a little later, among moves of its own, and came to the same end as if it had made it first.
 *  Then it did the same in another order, whatever a judgement of each move alone may say. */
export function isOnlyOrder(game: AnyGame, seat: Seat, move: unknown, before: unknown, after: readonly Made[]): boolean {
  const state = game.clone(before);
  if (!isPlayed(game, state, seat, move)) return false;
  let isMade = false;
  for (const next of after) {
    if (next.mover !== seat) return false;
    if (!isMade && next.move === move) isMade = true;
    else if (!isPlayed(game, state, seat, next.move)) return false;
    if (isMade && JSON.stringify(state) === JSON.stringify(next.state)) return true;
  }
  return false;
}

function isPlayed(game: AnyGame, state: unknown, seat: Seat, move: unknown): boolean {
  if (game.whyNot(state, seat, move) !== null) return false;
  game.play(state, seat, move);
  return true;
}
