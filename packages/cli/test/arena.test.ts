import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { interval, standingsOf } from '../src/arena/standings.ts';
import { insula, temp } from './insula.ts';

const SOME = ['arena', 'example', '--bots', 'greedy,novice,random', '--games', '12', '--json'];

test('everybody meets everybody, and the figures are those promised', () => {
  const { code, out, err } = insula(SOME);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { pairings, ratings, ...more } = JSON.parse(out);
  expect(more).toEqual({});
  expect(pairings.map(({ a, b }: { a: string; b: string }) => `${a} ${b}`)).toEqual([
    'greedy novice',
    'greedy random',
    'novice random',
  ]);
  for (const p of pairings) {
    expect(Object.keys(p)).toEqual(['a', 'b', 'games', 'winsA', 'winsB', 'draws', 'low', 'high']);
    expect(p.games).toBe(12);
    expect(p.winsA + p.winsB + p.draws).toBe(12);
    expect(p.low < p.high).toBe(true);
  }
  expect(Object.keys(ratings)).toEqual(['greedy', 'novice', 'random']);
  expect(ratings.greedy.mu).toBeGreaterThan(ratings.random.mu);
});

test('the same seed gives the same standings on any number of threads', () => {
  const one = insula([...SOME, '--threads', '1']).out;
  expect(insula([...SOME, '--threads', '3']).out).toBe(one);
  expect(insula([...SOME, '--seed', 'other']).out).not.toBe(one);
});

test('what was played is kept, also when the last line was cut off; another tournament is refused', () => {
  const file = join(temp, 'kept.jsonl');
  const whole = insula([...SOME, '--keep', file]).out;
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.length).toBe(1 + 3 * 6 + 1);
  writeFileSync(file, `${lines.slice(0, 9).join('\n')}\n${lines[9].slice(0, 12)}`);
  expect(insula([...SOME, '--keep', file]).out).toBe(whole);
  expect(readFileSync(file, 'utf8').split('\n').length).toBe(lines.length);
  writeFileSync(file, lines[0].slice(0, 12));
  expect(insula([...SOME, '--keep', file]).out).toBe(whole);
  const refused = insula([...SOME, '--keep', file, '--seed', '2']);
  expect(refused.code).toBe(2);
  expect(refused.err).toContain('holds another tournament');
});

test('a line of what was kept that is no deal is named', () => {
  const file = join(temp, 'damaged.jsonl');
  insula([...SOME, '--keep', file]);
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.with(4, lines[4].slice(0, 12)).join('\n'));
  const { code, err } = insula([...SOME, '--keep', file]);
  expect([code, err.trim().split('\n').length]).toEqual([2, 1]);
  expect(err).toContain('damaged.jsonl, line 5 is no deal');
});

test('with more seats one bot sits among the others, in every seat', () => {
  const args = ['arena', 'example', '--bots', 'greedy,random', '--players', '3', '--games', '7', '--json'];
  const [pairing] = JSON.parse(insula(args).out).pairings;
  expect(pairing.games).toBe(9);
});

test('the report is one page, and the table tells shares', () => {
  const page = join(temp, 'arena.html');
  const { out } = insula(['arena', 'example', '--bots', 'greedy,random', '--games', '4', '--report', page]);
  expect(out).toContain('greedy against random');
  expect(existsSync(page)).toBe(true);
  const text = readFileSync(page, 'utf8');
  expect(text).toContain('<svg');
  expect(text).not.toMatch(/src=|href=|@import/);
});

test('one bot alone, a bot twice, a scale of nothing: refused in a sentence', () => {
  const err = (...more: string[]): string => insula(['arena', 'example', ...more]).err;
  expect(err('--bots', 'greedy')).toContain('two bots or more');
  expect(err('--bots', 'greedy,greedy')).toContain('same bot twice');
  expect(err('--bots', 'greedy,random', '--scale', '0')).toContain('--scale must be');
  expect(err('--bots', 'greedy,gready')).toContain('There is no bot "gready"');
});

test('the interval is over deals: matches of a deal that go the same way tell less than as many that do not', () => {
  const alike = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? [1, 1] : [0, 0]));
  const mixed = Array.from({ length: 40 }, (_, i) => [i % 2, Number(i % 4 < 2)]);
  const width = ([low, high]: [number, number]): number => high - low;
  expect(width(interval(alike))).toBeGreaterThan(1.3 * width(interval(mixed)));
  const [low, high] = interval(Array.from({ length: 10 }, () => [1, 1]));
  expect(low).toBeGreaterThan(0.65);
  expect(low).toBeLessThan(0.75);
  expect(high).toBeCloseTo(1, 9);
});

test('ties move nobody who is equal, whatever the seats', () => {
  const tournament = { game: 'example', options: {}, seats: 2, bots: ['x', 'y'], seed: '1', scale: 1 };
  const { ratings } = standingsOf(tournament, [
    {
      pairing: 0,
      deal: 0,
      ranks: [
        [1, 1],
        [1, 1],
      ],
    },
  ]);
  expect(ratings.x.mu).toBeCloseTo(ratings.y.mu, 3);
});

test('a bot that goes on from what it thought before plays nothing that has become impossible', () => {
  const args = ['arena', 'landlord-second', '--bots', 'casual,random', '--games', '2', '--scale', '0.3', '--json'];
  expect(insula(args)).toMatchObject({ code: 0, err: '' });
});
