import { expect, test, vi } from 'vitest';
import { openBots } from '../src/bots/bots.ts';
import type { Pool } from '../src/bots/pool.ts';
import type { Match } from '../src/match/match.ts';
import type { Listener } from '../src/updates/listener.ts';

const TABLE = { awaited: [0], legal: ['pass'], decision: 7 } as never;

/** A bot in a match whose last entry was made a tenth of a second ago. */
function seated(pace: Match['head']['pace']): { listener: Listener; moves: string[]; step(): void } {
  const last = { at: Date.now() - 100 };
  const match = { head: { id: 'm', game: 'g', pace }, play: { last, botsSince: null } };
  const pool = { think: (_: unknown, done: (move: string) => void) => done('pass'), forget() {} };
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
