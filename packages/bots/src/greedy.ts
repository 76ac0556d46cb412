import { type AnyGame, below, type Rng, type Seat } from '@insula/kernel';
import type { Bot } from './bot.ts';
import { judged } from './judged.ts';

export const greedy: Bot = {
  name: 'greedy',
  help: 'Looks one move ahead, with the small choices that belong to it, and takes what leaves it best off.',
  open: (game, seat) => ({
    choose: (view, rng) => best(game, view, seat, rng, false),
    interject: (view, rng) => best(game, view, seat, rng, true),
  }),
  shares: null,
};

/** The move worth most on average over the imagined states. If `orSilence`, null when none is worth more than silence. */
function best(game: AnyGame, view: unknown, seat: Seat, rng: Rng, orSilence: boolean): unknown {
  const first = game.determinize(view, rng);
  const moves: unknown[] = [];
  const count = game.legal(first, seat, moves);
  if (count === 1 && !orSilence) return moves[0];
  const { worths, silence } = judged(game, game.worth, view, seat, first, moves, count, rng, orSilence);
  const top = orSilence ? Math.max(silence, ...worths) : Math.max(...worths);
  if (orSilence && top === silence) return null;
  const equals = moves.filter((_, i) => worths[i] === top);
  return equals[below(rng, equals.length)];
}
