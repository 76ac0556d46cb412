import { type AnyGame, below, type Rng, type Seat, without } from '@insula/kernel';
import type { Bot } from './bot.ts';
import { playOut } from './playOut.ts';

/** How many states it imagines at most, and how many moves it tries in all of them together. */
const MOST_WORLDS = 4;
const TRIES = 400;
/** A move is followed through with at least this many tries, however many moves there are. */
const FEWEST_TRIES = 6;

export const greedy: Bot = {
  name: 'greedy',
  help: 'Looks one move ahead, with the small choices that belong to it, and takes what leaves it best off.',
  open: (game, seat) => ({
    choose: (view, rng) => best(game, view, seat, rng, false),
    interject: (view, rng) => best(game, view, seat, rng, true),
  }),
};

/** The move worth most on average over the imagined states. If `orSilence`, null when none is worth more than silence. */
function best(game: AnyGame, view: unknown, seat: Seat, rng: Rng, orSilence: boolean): unknown {
  const first = game.determinize(view, rng);
  const moves: unknown[] = [];
  const count = game.legal(first, seat, moves);
  if (count === 1 && !orSilence) return moves[0];

  const together = without(game.toAct(first), seat);
  // Where there are many moves, as with prices, one imagined state must do.
  const worlds = Math.min(MOST_WORLDS, Math.max(1, Math.floor(TRIES / (FEWEST_TRIES * count))));
  const tries = Math.max(FEWEST_TRIES, Math.floor(TRIES / (worlds * count)));
  const judged = (state: unknown): number => game.worth(playOut(game, state, seat, together, tries, rng), seat);
  const worth = new Float64Array(count);
  let silence = 0;
  for (let world = 0; world < worlds; world++) {
    const imagined = world === 0 ? first : game.determinize(view, rng);
    if (orSilence) silence += judged(game.clone(imagined));
    for (let i = 0; i < count; i++) {
      const after = i === count - 1 ? imagined : game.clone(imagined);
      game.play(after, seat, moves[i]);
      worth[i] += judged(after);
    }
  }
  const top = orSilence ? Math.max(silence, ...worth) : Math.max(...worth);
  if (orSilence && top === silence) return null;
  const equals = moves.filter((_, i) => worth[i] === top);
  return equals[below(rng, equals.length)];
}
