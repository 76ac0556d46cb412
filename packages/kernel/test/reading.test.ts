import { expect, test } from 'vitest';
import {
  BadInput,
  type Json,
  readChance,
  readFields,
  readList,
  readName,
  readPerSeat,
  readSeat,
  readWhole,
  shown,
} from '../src/index.ts';

test('what is right is read', () => {
  expect(readFields({ a: 1, b: [2] }, 'it', ['a'], ['b', 'c'])).toEqual({ a: 1, b: [2] });
  expect(readWhole(-3, 'it', -3, 5)).toBe(-3);
  expect(readList([1, 'x'], 'it')).toEqual([1, 'x']);
  expect(readPerSeat([3, 4], 'gold', 2, (gold, what) => `${what}: ${gold}`)).toEqual([
    'gold of seat 1: 3',
    'gold of seat 2: 4',
  ]);
  expect(readSeat(2, 'first', 4)).toBe(1);
  expect(readName('blue', 'colour', ['red', 'blue'])).toBe(1);
  expect(readChance([1, 2, 3, -4], 'chess')).toEqual([1, 2, 3, -4]);
  expect(readChance('today', 'chess')).toEqual(readChance('today', 'chess'));
  expect(readChance('today', 'chess')).not.toEqual(readChance('today', 'go'));
});

const wrong: [complaint: string, read: () => unknown][] = [
  ['it must be an object with named fields, not [1].', () => readFields([1], 'it', [], [])],
  ['it must be an object with named fields, not null.', () => readFields(null, 'it', [], [])],
  ['it needs "a".', () => readFields({ b: 1 }, 'it', ['a'], ['b'])],
  ['it has no field "c"; it may have a, b.', () => readFields({ a: 1, c: 1 }, 'it', ['a'], ['b'])],
  ['gold must be a whole number from 0 to 9, not 10.', () => readWhole(10, 'gold', 0, 9)],
  ['gold must be a whole number from 0 to 9, not 0.5.', () => readWhole(0.5, 'gold', 0, 9)],
  ['gold must be a whole number from 0 to 9, not nothing.', () => readWhole(undefined, 'gold', 0, 9)],
  ['it must be a list, not {"length":2}.', () => readList({ length: 2 }, 'it')],
  ['gold must have 3 entries, one per seat, and it has 2.', () => readPerSeat([1, 2], 'gold', 3, (gold) => gold)],
  ['first must be a whole number from 1 to 4, not 0.', () => readSeat(0, 'first', 4)],
  ['colour must be one of red, blue, not "green".', () => readName('green', 'colour', ['red', 'blue'])],
  ['colour must be one of red, blue, not 1.', () => readName(1, 'colour', ['red', 'blue'])],
  ['seed must be a text or four whole numbers, not [1,2,3].', () => readChance([1, 2, 3], 'chess')],
];
test.each(wrong)('%s', (complaint, read) => {
  expect(read).toThrow(new BadInput(complaint));
});

test('of a long value only the beginning is shown', () => {
  const long: Json = 'x'.repeat(500);
  expect(shown(long)).toBe(`"${'x'.repeat(56)}...`);
});

test('whatever it is, something is shown of it', () => {
  let deep: Json = [];
  for (let i = 0; i < 100_000; i++) deep = [deep];
  const round: { self: unknown } = { self: null };
  round.self = round;
  const angry = { toJSON: () => BigInt(1) };
  expect([deep, round, angry].map(shown)).toEqual([
    'a list that cannot be shown',
    'an object that cannot be shown',
    'an object that cannot be shown',
  ]);
  expect([BigInt(12), undefined, () => 1, Symbol('s')].map(shown)).toEqual(['12', 'nothing', 'nothing', 'nothing']);
});
