import type { Score } from './tally.ts';

/** The interval that holds the true share in 95 of 100 cases (Wilson's): unlike the usual one it stays within 0 and 1,
 *  and is right for rare wins too. */
export function wilson(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const reach = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [Math.max(0, (middle - reach) / whole), Math.min(1, (middle + reach) / whole)];
}

export interface Spread {
  readonly mean: number;
  /** The standard deviation. */
  readonly spread: number;
}

export function spread(sum: number, squares: number, times: number): Spread {
  if (times === 0) return { mean: 0, spread: 0 };
  const mean = sum / times;
  return { mean: rounded(mean), spread: rounded(Math.sqrt(Math.max(0, squares / times - mean * mean))) };
}

/** A score as it is reported. */
export function averages(score: Score) {
  const [low, high] = wilson(score.wins, score.games);
  return {
    games: score.games,
    wins: rounded(score.wins),
    share: rounded(score.wins / Math.max(1, score.games)),
    low: rounded(low),
    high: rounded(high),
    points: spread(score.points, score.squares, score.games),
  };
}

const rounded = (value: number): number => Math.round(value * 10000) / 10000;
