import type { Run } from './measure.ts';
import type { PeerRun } from './peer.ts';
import { type Spread, spread } from './spread.ts';

export type Figures = { readonly [figure in keyof Run]: Spread };

export interface PeerFigures {
  readonly game: string;
  readonly matchesPerSecond: Spread;
  /** Of the medians, here to there. */
  readonly ratio: number;
  readonly playoutsPerSecond: Spread;
  readonly searchRatio: number;
}

/** What the runs of a game come to. */
export const figuresOf = (runs: readonly Run[]): Figures => ({
  movesPerSecond: over(runs, 'movesPerSecond', 0),
  matchesPerSecond: over(runs, 'matchesPerSecond', 0),
  cloneMicros: over(runs, 'cloneMicros', 3),
  viewMicros: over(runs, 'viewMicros', 3),
  determinizeMicros: over(runs, 'determinizeMicros', 3),
  iterationsPerSecond: over(runs, 'iterationsPerSecond', 0),
});

export function peerFiguresOf(runs: readonly PeerRun[]): PeerFigures {
  const matchesPerSecond = over(runs, 'matchesThere', 2);
  const playoutsPerSecond = over(runs, 'playoutsThere', 2);
  return {
    game: 'room-share duel',
    matchesPerSecond,
    ratio: ratio(over(runs, 'matchesHere', 2), matchesPerSecond),
    playoutsPerSecond,
    searchRatio: ratio(over(runs, 'iterationsHere', 2), playoutsPerSecond),
  };
}

const over = <K extends string>(runs: readonly { readonly [figure in K]: number }[], figure: K, digits: number): Spread =>
  spread(
    runs.map((run) => run[figure]),
    digits,
  );

const ratio = (here: Spread, there: Spread): number => Number((here.median / there.median).toFixed(1));
