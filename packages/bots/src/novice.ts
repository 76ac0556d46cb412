import { type AnyGame, below, type Rng, type Seat } from '@insula/kernel';
import type { Mind } from './bot.ts';
import { judged } from './judged.ts';
import { politeFirst } from './polite.ts';

const PERCENT = 100;

/** A beginner's mind: sees each of its moves with some luck, and takes the one that looks best, without a thought of what
 *  others may do. So it forgets an answer, overlooks the better house, spends too early. */
export function overlooking(game: AnyGame, seat: Seat, oversight: number): Mind {
  const { judge, followed } = game.foresight;
  const seen: unknown[] = [];

  /** Fills `seen` and returns how many moves are in it: at least one. */
  function look(view: unknown, state: unknown, rng: Rng): number {
    const count = politeFirst(game, view, seen, game.legal(state, seat, seen));
    let kept = 0;
    for (let i = 0; i < count; i++)
      if (below(rng, PERCENT) >= oversight || (kept === 0 && i === count - 1)) seen[kept++] = seen[i];
    return kept;
  }

  function worthsAtOnce(state: unknown, count: number): number[] {
    return seen.slice(0, count).map((move) => {
      const after = game.clone(state);
      game.play(after, seat, move);
      return judge(after, seat);
    });
  }

  return {
    choose(view, rng) {
      const state = game.determinize(view, rng);
      const count = look(view, state, rng);
      if (count === 1) return seen[0];
      const worths = followed
        ? [...judged(game, judge, view, seat, state, seen, count, rng, false).worths]
        : worthsAtOnce(state, count);
      const top = Math.max(...worths);
      const equals = seen.slice(0, count).filter((_, i) => worths[i] === top);
      return equals[below(rng, equals.length)];
    },
    /** Whoever is not asked does not think of it. */
    interject: () => null,
  };
}
