import { expect, test } from 'vitest';
import { everyone, first, has, hears, leftOf, list, NOBODY, only, PUBLIC, without, withSeat } from '../src/index.ts';

test('a set of seats keeps what was put in', () => {
  expect(list(everyone(4))).toEqual([0, 1, 2, 3]);
  expect(list(without(everyone(4), 1))).toEqual([0, 2, 3]);
  expect(list(withSeat(only(3), 1))).toEqual([1, 3]);
  expect(list(NOBODY)).toEqual([]);
  expect(first(without(everyone(4), 0))).toBe(1);
  expect(has(only(2), 2)).toBe(true);
  expect(has(only(2), 1)).toBe(false);
});

test('left of the last seat sits the first', () => {
  expect([0, 1, 2].map((seat) => leftOf(seat, 3))).toEqual([1, 2, 0]);
});

test('what is public is heard by every seat and by whoever looks on', () => {
  for (const seat of [0, 5, null]) expect(hears(PUBLIC, seat)).toBe(true);
  expect(hears(without(PUBLIC, 2), 2)).toBe(false);
  expect(hears(without(PUBLIC, 2), null)).toBe(true);
});

test('what is for seats alone is not heard by whoever looks on', () => {
  expect(hears(everyone(6), null)).toBe(false);
  expect(hears(only(0), null)).toBe(false);
});
