import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Batch, openBatch } from '../src/updates/batch.ts';

let told: string[];
let batch: Batch<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  batch = openBatch(50, (where, whom) => told.push(`${where}: ${whom.join(' ')}`));
});
afterEach(() => vi.useRealTimers());

test('each waits its own time, whatever others wait for', () => {
  batch.add('ann', 'table');
  vi.advanceTimersByTime(30);
  batch.add('bob', 'table');
  batch.add('ann', 'table');
  vi.advanceTimersByTime(19);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['table: ann']);
  vi.advanceTimersByTime(29);
  expect(told).toEqual(['table: ann']);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['table: ann', 'table: bob']);
});

test('those of one place whose time is up together are told together', () => {
  batch.add('ann', 'table');
  batch.add('cat', 'other table');
  batch.add('bob', 'table');
  vi.advanceTimersByTime(50);
  expect(told).toEqual(['table: ann bob', 'other table: cat']);
});

test('whoever was told in the meantime is not told again, and waits a whole time for what comes next', () => {
  batch.add('ann', 'table');
  vi.advanceTimersByTime(30);
  batch.drop('ann');
  batch.add('ann', 'table');
  vi.advanceTimersByTime(49);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['table: ann']);
  vi.advanceTimersByTime(500);
  expect(told).toHaveLength(1);
});

test('now tells everybody at once', () => {
  batch.add('ann', 'table');
  batch.now();
  expect(told).toEqual(['table: ann']);
  vi.advanceTimersByTime(500);
  expect(told).toHaveLength(1);
  batch.add('bob', 'table');
  vi.advanceTimersByTime(50);
  expect(told).toEqual(['table: ann', 'table: bob']);
});

test('whoever is told, and whoever comes while they are, keeps nobody waiting longer', () => {
  const telling: string[] = [];
  const both = openBatch<string, string>(50, (_, whom) => {
    telling.push(...whom);
    if (whom.includes('ann')) both.add('cat', 'table');
  });
  both.add('ann', 'table');
  vi.advanceTimersByTime(5);
  both.add('bob', 'table');
  vi.advanceTimersByTime(45);
  expect(telling).toEqual(['ann']);
  vi.advanceTimersByTime(5);
  expect(telling).toEqual(['ann', 'bob']);
  vi.advanceTimersByTime(45);
  expect(telling).toEqual(['ann', 'bob', 'cat']);
});
