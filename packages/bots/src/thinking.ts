import { type AnyGame, fork, type Rng, type Seat } from '@insula/kernel';
import type { Mind } from './bot.ts';
import { greedy } from './greedy.ts';
import type { Effort, Signal } from './search/effort.ts';
import { type Findings, together } from './search/findings.ts';
import { keep, nothingKept, rootFor } from './search/kept.ts';
import { search } from './search/think.ts';

/** A mind that searches, and goes on from what it found where its last decision led straight to this one. */
export function thinking(game: AnyGame, seat: Seat, effort: Effort): Mind {
  const memory = Array.from({ length: effort.searches }, nothingKept);
  const each = Math.ceil(effort.iterations / effort.searches);
  const moves: unknown[] = [];

  function found(view: unknown, seats: number, rng: Rng, signal: Signal | null): Findings {
    const question = { game, view, seat, seats };
    const roots = memory.map((kept) => rootFor(kept, game, view, seat, rng));
    const findings = together(
      memory.map(({ tree }, i) => search(question, game.foresight, tree, roots[i], each, fork(rng), signal)),
    );
    for (const [i, kept] of memory.entries()) keep(kept, roots[i], view, seat, findings.moves[0].move);
    return findings;
  }

  return {
    choose(view, rng, signal) {
      const imagined = game.determinize(view, rng);
      if (game.legal(imagined, seat, moves) === 1) return moves[0];
      return found(view, game.seats(imagined), rng, signal).moves[0].move;
    },
    interject: greedy.open(game, seat).interject,
  };
}
