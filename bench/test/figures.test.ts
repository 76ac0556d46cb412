import { expect, test } from 'vitest';
import { figuresOf, peerFiguresOf } from '../src/figures.ts';

const run = (figure: number) => ({
  movesPerSecond: figure,
  matchesPerSecond: figure,
  cloneMicros: figure,
  viewMicros: figure,
  determinizeMicros: figure,
  iterationsPerSecond: figure,
});

test('each figure of a game is a median with quartiles, small ones with their decimals', () => {
  const { movesPerSecond, cloneMicros } = figuresOf([1.2346, 3, 2].map(run));
  expect(movesPerSecond).toEqual({ median: 2, q1: 1, q3: 3 });
  expect(cloneMicros).toEqual({ median: 2, q1: 1.235, q3: 3 });
});

test('how many times as many is told of the medians, not of the luckiest run', () => {
  const runs = [30, 10, 20].map((n) => ({
    matchesHere: n * 100,
    matchesThere: n,
    iterationsHere: n * 7,
    playoutsThere: n === 30 ? 1 : n,
  }));
  expect(peerFiguresOf(runs)).toMatchObject({ ratio: 100, searchRatio: 14, matchesPerSecond: { median: 20 } });
});
