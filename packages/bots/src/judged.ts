import { type AnyGame, type Rng, type Seat, without } from '@insula/kernel';
import { playOut } from './playOut.ts';

/** How many states it imagines at most, and how many moves it tries in all of them together. */
const MOST_WORLDS = 4;
const TRIES = 400;
/** A move is followed through with at least this many tries, however many moves there are. */
const FEWEST_TRIES = 6;

export interface Judgement {
  /** How many states were imagined. */
  readonly worlds: number;
  /** By move. */
  readonly worths: Float64Array;
  /** What it is worth to do nothing; 0 where that was not asked. */
  readonly silence: number;
}

/** What each move is worth once the small choices that belong to it are made, summed over a few imagined states, of which
 *  `first` is one. It is used up. */
export function judged(
  game: AnyGame,
  worth: AnyGame['worth'],
  view: unknown,
  seat: Seat,
  first: unknown,
  moves: readonly unknown[],
  count: number,
  rng: Rng,
  orSilence: boolean,
): Judgement {
  const together = without(game.toAct(first), seat);
  // Where there are many moves, as with prices, one imagined state must do.
  const worlds = Math.min(MOST_WORLDS, Math.max(1, Math.floor(TRIES / (FEWEST_TRIES * count))));
  const tries = Math.max(FEWEST_TRIES, Math.floor(TRIES / (worlds * count)));
  const worthOf = (state: unknown): number => worth(playOut(game, worth, state, seat, together, tries, rng), seat);
  const worths = new Float64Array(count);
  let silence = 0;
  for (let world = 0; world < worlds; world++) {
    const imagined = world === 0 ? first : game.determinize(view, rng);
    if (orSilence) silence += worthOf(game.clone(imagined));
    for (let i = 0; i < count; i++) {
      const after = i === count - 1 ? imagined : game.clone(imagined);
      game.play(after, seat, moves[i]);
      worths[i] += worthOf(after);
    }
  }
  return { worths, silence, worlds };
}
