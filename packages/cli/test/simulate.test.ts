import { expect, test } from 'vitest';
import { insula } from './insula.ts';

const SOME = ['simulate', 'room-share', '--games', '60', '--seed', '7', '--json'];

test('the same seed gives the same result, byte for byte, on any number of threads; another seed gives another', () => {
  const one = insula([...SOME, '--threads', '1']);
  expect(one).toMatchObject({ code: 0, err: '' });
  expect(insula([...SOME, '--threads', '2']).out).toBe(one.out);
  const other = insula([...SOME, '--seed', '8']).out;
  expect(JSON.parse(other)).not.toEqual({ ...JSON.parse(one.out), seed: '8' });
});

test('wins are shared out, over seats and over bots', () => {
  const args = ['simulate', 'example', '--players', '3', '--games', '50', '--bots', 'greedy,random,random', '--json'];
  const found = JSON.parse(insula(args).out);
  const wins = (rows: { wins: number }[]) => rows.reduce((sum, row) => sum + row.wins, 0);
  expect(wins(found.seats)).toBeCloseTo(50, 2);
  expect(wins(found.bots)).toBeCloseTo(50, 2);
  expect(found.bots.map(({ bot, games }: { bot: string; games: number }) => [bot, games])).toEqual([
    ['greedy', 50],
    ['random', 100],
  ]);
  expect(found.seats.map(({ games }: { games: number }) => games)).toEqual([50, 50, 50]);
  const times: number[] = Object.values(found.endings);
  expect(times.reduce((sum, count) => sum + count, 0)).toBe(50);
});

test('greedy beats random', () => {
  const args = ['simulate', 'room-share', '--games', '30', '--bots', 'greedy,random', '--seed', '1', '--json'];
  const [greedy, random] = JSON.parse(insula(args).out).bots;
  expect(greedy.low).toBeGreaterThan(random.high);
});

test('by default: the fewest players, all random', () => {
  const found = JSON.parse(insula(['simulate', 'example', '--games', '3', '--json']).out);
  expect(found.players).toBe(2);
  expect(found.bots.map(({ bot }: { bot: string }) => bot)).toEqual(['random']);
});

test('options reach the game', () => {
  const args = ['simulate', 'example', '--games', '5', '--json'];
  const short = JSON.parse(insula([...args, '--option', 'rounds=1', '--option', 'auction=off']).out);
  expect(short.options).toMatchObject({ rounds: 1, auction: false });
  expect(short.length.mean).toBeLessThan(JSON.parse(insula(args).out).length.mean);
});

test('the table for people tells the speed', () => {
  const { out, code } = insula(['simulate', 'example', '--games', '30']);
  expect(code).toBe(0);
  for (const word of ['seat 1', 'seat 2', 'random', '95 % interval', 'moves per second', 'shared by k seats'])
    expect(out).toContain(word);
});
