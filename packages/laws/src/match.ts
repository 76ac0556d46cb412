import { type AnyGame, fill, generator, type Rng, type Seed, seedFrom } from '@insula/kernel';
import { POLICIES, type PolicyName, type Step } from './policies.ts';
import type { Setting } from './settings.ts';

/** A match that was played, move by move. */
export interface Match {
  readonly game: AnyGame;
  readonly setting: Setting;
  readonly policy: PolicyName;
  /** The secret of the host; nobody else adds to the seed. */
  readonly secret: string;
  readonly steps: readonly Step[];
  /** The last state, as text. */
  readonly end: string;
  /** Why it did not reach an end; null when it did. */
  readonly stopped: string | null;
}

export const seedOf = (secret: string, seats: number): Seed => seedFrom(secret, new Array<null>(seats).fill(null));

export const begin = (game: AnyGame, setting: Setting, secret: string): unknown =>
  game.setup(setting.options, setting.seats, fill(seedOf(secret, setting.seats)));

/** Plays one match, calling `look` at every moment before its next move (null: there is none). A match that goes on beyond
 *  the game's own bound is stopped. */
export function playMatch(
  game: AnyGame,
  setting: Setting,
  policy: PolicyName,
  secret: string,
  look: (state: unknown, step: Step | null, match: Match) => void,
): Match {
  const rng: Rng = generator(`how ${policy} seats play ${secret}`);
  const steps: Step[] = [];
  const match: { -readonly [K in keyof Match]: Match[K] } = { game, setting, policy, secret, steps, end: '', stopped: null };
  try {
    const bound = game.longest(setting.options, setting.seats);
    const state = begin(game, setting, secret);
    while (game.toAct(state) !== 0) {
      if (steps.length >= bound) return stop(`it is not over after ${bound} moves, the longest the game allows`);
      const step = POLICIES[policy](game, state, setting.seats, rng);
      look(state, step, match);
      if (step === null) return stop('somebody is asked and nobody can answer');
      steps.push(step);
      game.play(state, step.seat, step.move);
    }
    match.end = JSON.stringify(state);
    look(state, null, match);
  } catch (error) {
    return stop(`the game failed: ${error instanceof Error ? error.stack : String(error)}`);
  }
  return match;

  function stop(why: string): Match {
    match.stopped = why;
    return match;
  }
}
