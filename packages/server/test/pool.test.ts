import { generator, readOptions } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openJob } from '../src/bots/job.ts';
import { openLine } from '../src/bots/line.ts';
import { openPool } from '../src/bots/pool.ts';
import type { Thought } from '../src/bots/thought.ts';

const thought = (key: string, host: string, origin = ''): Thought => ({
  key,
  host,
  origin,
  game: 'example',
  level: 'random',
  seat: 0,
  message: '',
  shares: 1,
});
const nobody = (): boolean => false;

test('hosts take turns, however many seats of one of them wait', () => {
  const line = openLine();
  for (const key of ['a1', 'a2', 'a3', 'b1']) line.add({ thought: thought(key, key[0]), done() {} });
  const order = Array.from({ length: 4 }, () => line.take(nobody)?.thought.key);
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
  expect(line.take(nobody)).toBeNull();
});

test('addresses take turns, however many guests one of them pretends to be', () => {
  const line = openLine();
  for (const key of ['a1', 'b1', 'c1', 'd1']) line.add({ thought: thought(key, key[0], 'many'), done() {} });
  for (const key of ['e1', 'e2']) line.add({ thought: thought(key, key[0], 'one'), done() {} });
  const order = Array.from({ length: 6 }, () => line.take(nobody)?.thought.key);
  expect(order).toEqual(['a1', 'e1', 'b1', 'e2', 'c1', 'd1']);
});

test('a newer thought of a seat takes the place of the older one, and a seat that is being thought about waits', () => {
  const line = openLine();
  line.add({ thought: thought('a', 'x'), done() {} });
  line.add({ thought: { ...thought('a', 'x'), message: 'newer' }, done() {} });
  line.add({ thought: thought('b', 'x'), done() {} });
  expect(line.size).toBe(2);
  expect(line.take((key) => key === 'b')?.thought.message).toBe('newer');
  expect(line.take((key) => key === 'b')).toBeNull();
  line.remove('b');
  expect(line.size).toBe(0);
});

test('a thread that does not answer is replaced, and its seat plays something legal', async () => {
  const complaints: string[] = [];
  // No thread can even start in no time at all.
  const pool = openPool((error) => complaints.push((error as Error).message), { size: 1, silence: 0 });
  const message = JSON.stringify({ t: 'news', table: { awaited: [0], legal: ['rest'] } });
  const move = await new Promise((resolve) => pool.think({ ...thought('a', 'x'), message }, resolve));
  expect(move).toBe('rest');
  expect(complaints).toEqual(['a bot of example does not answer']);
  await pool.close();
});

const HOW = { seed: 'seed', longest: 1_000 };
const asked = JSON.stringify({ t: 'news', table: { awaited: [0], legal: ['rest', 'build'] } });
const found = (visits: { [move: string]: number }) => ({
  iterations: 10,
  chances: [0.5, 0.5],
  moves: Object.entries(visits).map(([move, count]) => ({ move, visits: count, chance: 0.5 })),
});

test('shares of a thought make the same decision in whichever order they come back', () => {
  const parts = [
    { rest: 6, build: 4 },
    { rest: 2, build: 8 },
    { rest: 4, build: 6 },
    { rest: 7, build: 3 },
  ];
  const decided = [
    [0, 1, 2, 3],
    [3, 1, 0, 2],
  ].map((order) => {
    const told: unknown[] = [];
    const job = openJob({ ...thought('a', 'x'), shares: 4, message: asked }, HOW, (move, all) => told.push([move, all]));
    expect(Array.from({ length: 5 }, () => job.take()?.n ?? null)).toEqual([0, 1, 2, 3, null]);
    const last = order.map((n) => job.answered(n, { move: null, found: found(parts[n]), error: null }));
    expect(last).toEqual([false, false, false, true]);
    return told;
  });
  expect(decided[0]).toEqual(decided[1]);
  expect(decided[0]).toEqual([['build', { ...found({ build: 21, rest: 19 }), iterations: 40 }]]);
});

test('a thought one of whose shares is lost is answered once, with something legal, and no further share is begun', () => {
  const told: unknown[] = [];
  const job = openJob({ ...thought('a', 'x'), shares: 4, message: asked }, HOW, (move) => told.push(move));
  job.take();
  job.take();
  job.giveUp();
  expect(job.take()).toBeNull();
  expect(job.answered(1, { move: null, found: found({ build: 9 }), error: null })).toBe(true);
  expect(told).toEqual(['rest']);
});

test('a decision is the same on one thread and on four', async () => {
  const game = (await openShelf()).game('room-share');
  const state = game.setup(readOptions(game.options, { duel: true }), 2, generator('threads'));
  const seat = game.toAct(state) === 1 ? 0 : 1;
  const legal: unknown[] = [];
  legal.length = game.legal(state, seat, legal);
  const table = { view: game.view(state, seat), awaited: [seat], legal: legal.map((move) => game.write(move)) };
  const message = JSON.stringify({ t: 'news', table });
  const decisions = [];
  for (const threads of [1, 4]) {
    const fail = (error: unknown): void => {
      throw error;
    };
    // What a deadline cuts is outside the promise.
    const pool = openPool(fail, { size: threads, longest: 600_000, silence: 600_000, seed: () => 'seed' });
    const expert = { ...thought('a', 'x'), game: 'room-share', level: 'expert', seat, message, shares: 4 };
    decisions.push(await new Promise((resolve) => pool.think(expert, (move, all) => resolve({ move, all }))));
    await pool.close();
  }
  expect(decisions[0]).toEqual(decisions[1]);
});

test('a machine has five seconds to answer, and no more', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pool = openPool(() => {}, { size: 0 });
  let ended = false;
  pool.join({
    think() {},
    async end() {
      ended = true;
    },
  });
  pool.think(thought('a', 'x'), () => {});
  vi.advanceTimersByTime(4_999);
  expect(ended).toBe(false);
  vi.advanceTimersByTime(1);
  expect(ended).toBe(true);
  await pool.close();
});

test('what a seat thought about before it was forgotten is said to nobody', async () => {
  const pool = openPool(() => {}, { size: 0 });
  const heard = pool.join({ think() {}, end: async () => {} });
  const said: unknown[] = [];
  pool.think({ ...thought('a', 'x'), message: asked }, (move) => said.push(move));
  pool.forget('a');
  heard.answered({ move: 'rest', found: null, error: null });
  expect(said).toEqual([]);
  await pool.close();
});
