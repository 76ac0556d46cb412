import { expect, test } from 'vitest';
import { spread } from '../src/spread.ts';

test.each([
  [[5, 1, 4, 2, 3], { median: 3, q1: 1.5, q3: 4.5 }],
  [[4, 3, 2, 1], { median: 2.5, q1: 1.5, q3: 3.5 }],
  [[7], { median: 7, q1: 7, q3: 7 }],
])('the median and the quartiles of %j', (values, wanted) => {
  expect(spread(values, 1)).toEqual(wanted);
});

test('one lucky run changes neither the median nor the quartiles by much', () => {
  expect(spread([10, 11, 12, 13, 14, 15, 1_000])).toEqual({ median: 13, q1: 11, q3: 15 });
});
