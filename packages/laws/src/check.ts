import type { AnyGame } from '@insula/kernel';
import { uphold } from './law.ts';
import { gather, type Scope, USUAL } from './sample.ts';
import { LAWS } from './statutes.ts';

/** What was played and examined. */
export interface Examined {
  readonly settings: number;
  readonly matches: number;
  readonly moves: number;
  readonly moments: number;
  /** Moves of the longest match. */
  readonly longest: number;
}

/** Holds a game to every law. Throws `Violation` at the first that is broken. */
export function checkLaws(game: AnyGame, scope: Partial<Scope> = {}): Examined {
  const sample = gather(game, { ...USUAL, ...scope });
  for (const law of LAWS) uphold(law, sample);
  const lengths = sample.matches.map((match) => match.steps.length);
  return {
    settings: sample.settings,
    matches: sample.matches.length,
    moves: lengths.reduce((sum, length) => sum + length, 0),
    moments: sample.moments.length,
    longest: Math.max(...lengths),
  };
}
