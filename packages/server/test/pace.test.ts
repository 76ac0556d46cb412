import { expect, test, vi } from 'vitest';
import { openBots } from '../src/bots/bots.ts';
import type { Pool } from '../src/bots/pool.ts';
import type { Match } from '../src/match/match.ts';
import type { Listener } from '../src/updates/listener.ts';

const TABLE = { awaited: [0], legal: ['pass'], decision: 7 } as never;

/** A bot in a match whose last entry was made a tenth of a second ago; it thinks for so many milliseconds. */
function seated(
  pace: Match['head']['pace'],
  thinks = 0,
  answer = 'pass',
  talking: number | null = null,
  standIn = false,
): { listener: Listener; moves: string[]; step(): void } {
  const last = { at: Date.now() - 100 };
  const game = { read: (move: string) => move, foresight: { talk: (move: string) => move === 'pay 1' } };
  const match = { head: { id: 'm', game: 'g', pace, seats: [{ standIn }] }, game, play: { last, botsSince: null, talking } };
  const think = (_: unknown, done: (move: string) => void) =>
    thinks === 0 ? done(answer) : setTimeout(done, thinks, answer);
  const pool = { think, forget() {} };
  const moves: string[] = [];
  const listener = openBots(pool as unknown as Pool, Date.now).sit(match as unknown as Match, 0, 'greedy', (_, asked) => {
    if (asked.t === 'move') moves.push(...asked.moves);
  });
  return {
    listener,
    moves,
    step() {
      last.at = Date.now();
    },
  };
}

test('a bot waits until what happened before can have been seen', () => {
  vi.useFakeTimers();
  const { listener, moves } = seated('normal');
  listener.send('', TABLE);
  vi.advanceTimersByTime(349);
  expect(moves).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(moves).toEqual(['pass']);
  vi.useRealTimers();
});

test('whoever stands in for a person can be followed, however quick the bots are', () => {
  vi.useFakeTimers();
  const bot = seated('instant');
  bot.listener.send('', TABLE);
  expect(bot.moves).toEqual(['pass']);
  const standIn = seated('instant', 0, 'pass', null, true);
  standIn.listener.send('', TABLE);
  vi.advanceTimersByTime(299);
  expect(standIn.moves).toEqual([]);
  vi.advanceTimersByTime(51);
  expect(standIn.moves).toEqual(['pass']);
  vi.useRealTimers();
});

test('it goes on waiting when another bot was quicker, and answers a question once', () => {
  vi.useFakeTimers();
  const { listener, moves, step } = seated('normal');
  listener.send('', TABLE);
  listener.send('', TABLE);
  vi.advanceTimersByTime(300);
  step();
  vi.advanceTimersByTime(449);
  expect(moves).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(moves).toEqual(['pass']);
  vi.useRealTimers();
});

test('it says nothing any more once it has left its seat', () => {
  vi.useFakeTimers();
  const { listener, moves } = seated('fast');
  listener.send('', TABLE);
  listener.close();
  vi.advanceTimersByTime(10_000);
  expect(moves).toEqual([]);
  vi.useRealTimers();
});

test('where nobody looks on it answers at once', () => {
  const { listener, moves } = seated('instant');
  listener.send('', TABLE);
  expect(moves).toEqual(['pass']);
});

test('whom it asks, for what and at what price is one step, and nothing else is', () => {
  vi.useFakeTimers();
  const movesAtOnce = (answer: string, talking: number | null): boolean => {
    const { listener, moves } = seated('normal', 0, answer, talking);
    listener.send('', TABLE);
    return moves.length > 0;
  };
  expect(movesAtOnce('pay 1', 0)).toBe(true);
  // It has only begun to speak, another one has spoken, or this is a deed.
  for (const [answer, talking] of [
    ['pay 1', null],
    ['pay 1', 1],
    ['pass', 0],
  ] as const)
    expect(movesAtOnce(answer, talking)).toBe(false);
  vi.useRealTimers();
});

test('its hand is not to be read from its watch: with nothing to choose it is as slow as with a hard choice', () => {
  vi.useFakeTimers();
  const seenAfter = (thinks: number, table: object): number => {
    const { listener, moves } = seated('normal', thinks);
    const start = Date.now();
    listener.send('', table as never);
    while (moves.length === 0) vi.advanceTimersByTime(1);
    return Date.now() - start;
  };
  const hard = { awaited: [0], legal: ['lay 1', 'lay 2', 'roof', 'murder', 'bomb', 'done'], decision: 7 };
  const forced = { awaited: [0], legal: ['done'], decision: 7 };
  expect(seenAfter(1, forced)).toBe(350);
  for (const thinks of [20, 120, 340]) expect(seenAfter(thinks, hard)).toBe(350);
  vi.useRealTimers();
});
