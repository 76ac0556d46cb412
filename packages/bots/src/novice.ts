import { type AnyGame, below, type Rng, type Seat } from '@insula/kernel';
import type { Mind } from './bot.ts';

const PERCENT = 100;

/** A beginner's mind: sees each of its moves with some luck, and takes the one that looks best at once, without a thought of
 *  what follows from it or of what others may do. So it forgets an answer, overlooks the better house, spends too early. */
export function overlooking(game: AnyGame, seat: Seat, oversight: number): Mind {
  const moves: unknown[] = [];

  function bestSeen(view: unknown, rng: Rng, orSilence: boolean): unknown {
    const state = game.determinize(view, rng);
    const count = game.legal(state, seat, moves);
    let best: unknown = null;
    let top = orSilence ? game.worth(state, seat) : Number.NEGATIVE_INFINITY;
    let equals = 0;
    for (let i = 0; i < count; i++) {
      // Something has to be played, so the last one is seen if nothing was before.
      if (below(rng, PERCENT) < oversight && (best !== null || orSilence || i < count - 1)) continue;
      const after = game.clone(state);
      game.play(after, seat, moves[i]);
      const worth = game.worth(after, seat);
      if (worth > top) {
        top = worth;
        best = moves[i];
        equals = 1;
      } else if (worth === top && best !== null && below(rng, ++equals) === 0) best = moves[i];
    }
    return best;
  }

  return {
    choose: (view, rng) => bestSeen(view, rng, false),
    interject: (view, rng) => bestSeen(view, rng, true),
  };
}
