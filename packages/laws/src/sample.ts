import { type AnyGame, below, generator } from '@insula/kernel';
import { type Match, playMatch } from './match.ts';
import { Moment } from './moment.ts';
import type { PolicyName } from './policies.ts';
import { settings } from './settings.ts';

/** How much is played and examined. */
export interface Scope {
  readonly seed: string;
  /** Random matches for each way to set the table. */
  readonly games: number;
  /** Moments examined of each question the game asks. */
  readonly each: number;
  /** Imagined states compared with true ones, in all. */
  readonly imagined: number;
  /** The fields of states and views that say who knows what. What others know need not be imagined. */
  readonly beliefs: readonly string[];
  /** What a view claims that is not so, in one sentence; null when all it claims is true. */
  readonly facts: (view: unknown, state: unknown) => string | null;
}

export const USUAL: Scope = {
  seed: 'laws',
  games: 1,
  each: 32,
  imagined: 4000,
  beliefs: ['known', 'seen'],
  facts: () => null,
};

/** The matches and moments on which a game is judged. */
export interface Sample {
  readonly game: AnyGame;
  readonly scope: Scope;
  readonly settings: number;
  readonly matches: readonly Match[];
  readonly moments: readonly Moment[];
}

const OTHERS: readonly PolicyName[] = ['greedy', 'stalling', 'first', 'last'];

/** Plays at every setting, and keeps as many moments of a rare question as of a common one. */
export function gather(game: AnyGame, scope: Scope): Sample {
  const matches: Match[] = [];
  const kept = new Map<string, { seen: number; moments: Moment[] }>();
  const rng = generator(`what to look at ${scope.seed}`);
  const tables = settings(game);
  for (const [i, setting] of tables.entries()) {
    const policies = [...new Array<PolicyName>(scope.games).fill('random'), OTHERS[i % OTHERS.length]];
    if (i === 0) policies.push(...OTHERS);
    for (const [k, policy] of policies.entries()) {
      const secret = `${scope.seed} ${i + 1}.${k + 1}`;
      matches.push(
        playMatch(game, setting, policy, secret, (state, step, match) => {
          const question = step === null ? 'over' : game.ask(game.view(state, null)).key;
          const drawer = kept.get(question) ?? { seen: 0, moments: [] };
          kept.set(question, drawer);
          const place = below(rng, ++drawer.seen);
          if (drawer.moments.length < scope.each) drawer.moments.push(new Moment(match, match.steps.length, step, state));
          else if (place < scope.each) drawer.moments[place] = new Moment(match, match.steps.length, step, state);
        }),
      );
    }
  }
  return { game, scope, settings: tables.length, matches, moments: [...kept.values()].flatMap(({ moments }) => moments) };
}
