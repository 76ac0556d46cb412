import type { AnyGame } from '@insula/kernel';

/** Leaves those moves first in `moves` that decent company would make, in their order, and returns how many: all of the
 *  first `count`, where nothing polite can be done. */
export function politeFirst(game: AnyGame, view: unknown, moves: unknown[], count: number): number {
  const polite = moves.slice(0, count).filter((move) => !game.foresight.rude(view, move));
  for (const [i, move] of polite.entries()) moves[i] = move;
  return polite.length === 0 ? count : polite.length;
}
