import { describe, expect, test } from 'vitest';
import { spread, wilson } from '../src/simulate/statistics.ts';
import { add, count, noTally } from '../src/simulate/tally.ts';

describe("Wilson's interval", () => {
  // Worked out by hand from the formula with z = 1.959964.
  test.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    [50, 100, 0.4038, 0.5962],
    [1, 1000, 0.0002, 0.0056],
  ])('%d of %d', (wins, games, low, high) => {
    const [found, above] = wilson(wins, games);
    expect(found).toBeCloseTo(low, 4);
    expect(above).toBeCloseTo(high, 4);
  });
  test('of nothing says nothing', () => expect(wilson(0, 0)).toEqual([0, 1]));
});

test('mean and spread', () => {
  expect(spread(2 + 4 + 4 + 4 + 5 + 5 + 7 + 9, 4 + 16 * 3 + 25 * 2 + 49 + 81, 8)).toEqual({ mean: 5, spread: 2 });
});

test('a shared win is shared out, and a bot is counted where it sat', () => {
  const tally = noTally(3);
  count(
    tally,
    { moves: 10, result: { points: [5, 5, 1], rank: [1, 1, 3], ending: 'deck', tally: [[], [], []] } },
    [1, 2, 0],
  );
  expect(tally.seats.map(({ wins }) => wins)).toEqual([0.5, 0.5, 0]);
  expect(tally.bots.map(({ wins }) => wins)).toEqual([0, 0.5, 0.5]);
  expect(tally.bots.map(({ points }) => points)).toEqual([1, 5, 5]);
});

test('tallies add up', () => {
  const played = (moves: number, ending: string) => ({
    moves,
    result: { points: [moves, 0], rank: [1, 2], ending, tally: [[], []] },
  });
  const apart = [noTally(2), noTally(2)];
  count(apart[0], played(3, 'deck'), [0, 1]);
  count(apart[1], played(9, 'money'), [1, 0]);
  const sum = noTally(2);
  for (const tally of apart) add(sum, tally);
  const whole = noTally(2);
  count(whole, played(3, 'deck'), [0, 1]);
  count(whole, played(9, 'money'), [1, 0]);
  expect(sum).toEqual(whole);
  expect(sum).toMatchObject({ matches: 2, moves: 12, shortest: 3, longest: 9, endings: { deck: 1, money: 1 } });
});
