import { expect, test } from 'vitest';
import { stolen, ticks } from '../stolen.mjs';

const stat = (work: string): string => `cpu  ${work}\ncpu0 1 1 1 1 1 1 1 1 1 1\nintr 17\n`;

test('what the machine gave to others is a share of what was wanted, idle time left out', () => {
  const before = ticks(stat('100 10 20 5000 40 0 5 30 0 0'));
  const after = ticks(stat('150 20 40 9000 90 5 10 40 0 0'));
  // Ninety were worked and ten kept.
  expect(stolen(before, after)).toBe(10);
  expect(stolen(before, before)).toBe(0);
});

test('where nothing tells, nothing is said', () => {
  expect(ticks('')).toBeNull();
  expect(stolen(null, null)).toBeNull();
});
