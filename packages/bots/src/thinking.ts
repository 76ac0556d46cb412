import { type AnyGame, fork, type Rng, type Seat } from '@insula/kernel';
import type { Mind } from './bot.ts';
import { greedy } from './greedy.ts';
import { politeFirst } from './polite.ts';
import type { Signal } from './search/effort.ts';
import { keep, nothingKept, rootFor } from './search/kept.ts';
import { search } from './search/think.ts';

/** A mind that searches, and goes on from what it found where its last decision led straight to this one. */
export function thinking(game: AnyGame, seat: Seat, iterations: number): Mind {
  const kept = nothingKept();
  const moves: unknown[] = [];

  /** The most promising of those moves that it would make at all. */
  function best(view: unknown, seats: number, among: readonly unknown[], rng: Rng, signal: Signal | null): unknown {
    const root = rootFor(kept, game, view, seat, rng);
    const question = { game, view, seat, seats };
    const findings = search(question, game.foresight, kept.tree, root, iterations, fork(rng), signal, null);
    const found = findings.moves.find(({ move }) => among.includes(move));
    const move = found === undefined ? among[0] : found.move;
    keep(kept, root, view, seat, move);
    return move;
  }

  return {
    choose(view, rng, signal) {
      const imagined = game.determinize(view, rng);
      const count = politeFirst(game, view, moves, game.legal(imagined, seat, moves));
      if (count === 1) return moves[0];
      return best(view, game.seats(imagined), moves.slice(0, count), rng, signal);
    },
    interject: greedy.open(game, seat).interject,
  };
}
