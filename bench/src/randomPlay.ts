import { type AnyGame, below, first, generator, type Options, type Rng, word } from '@insula/kernel';

/** What a stretch of random play came to. A decision with a single legal move is played but not counted. */
export interface Stretch {
  matches: number;
  decisions: number;
}

/** Plays one match at random: enumerate, choose, play. `visit` sees the state before each move. */
export function playMatch(
  game: AnyGame,
  options: Options,
  seats: number,
  rng: Rng,
  visit?: (state: unknown) => void,
): number {
  const state = game.setup(options, seats, generator(`bench ${word(rng)}`));
  let decisions = 0;
  for (let awaited = game.toAct(state); awaited !== 0; awaited = game.toAct(state)) {
    if (visit !== undefined) visit(state);
    const seat = first(awaited);
    const count = game.legal(state, seat, INTO);
    if (count > 1) decisions++;
    game.play(state, seat, INTO[count === 1 ? 0 : below(rng, count)]);
  }
  return decisions;
}
const INTO: unknown[] = [];

/** Random matches until the time is up. */
export function playFor(
  milliseconds: number,
  game: AnyGame,
  options: Options,
  seats: number,
  rng: Rng,
): Stretch & { seconds: number } {
  const start = performance.now();
  const stretch: Stretch = { matches: 0, decisions: 0 };
  while (performance.now() - start < milliseconds) {
    stretch.decisions += playMatch(game, options, seats, rng);
    stretch.matches++;
  }
  return { ...stretch, seconds: (performance.now() - start) / 1000 };
}
