import { expect, test } from 'vitest';
import { openLine } from '../src/bots/line.ts';
import { openPool } from '../src/bots/pool.ts';
import type { Thought } from '../src/bots/thought.ts';

const thought = (key: string, host: string): Thought => ({
  key,
  host,
  game: 'example',
  level: 'random',
  seat: 0,
  message: '',
});
const nobody = (): boolean => false;

test('hosts take turns, however many seats of one of them wait', () => {
  const line = openLine();
  for (const key of ['a1', 'a2', 'a3', 'b1']) line.add({ thought: thought(key, key[0]), done() {} });
  const order = Array.from({ length: 4 }, () => line.take(nobody)?.thought.key);
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
  expect(line.take(nobody)).toBeNull();
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
  const pool = openPool((error) => complaints.push((error as Error).message), 1, 0);
  const message = JSON.stringify({ t: 'news', table: { awaited: [0], legal: ['rest'] } });
  const move = await new Promise((resolve) => pool.think({ ...thought('a', 'x'), message }, resolve));
  expect(move).toBe('rest');
  expect(complaints).toEqual(['a bot of example does not answer']);
  await pool.close();
});
