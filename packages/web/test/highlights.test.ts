import type { Course, Item } from '@insula/protocol';
import { expect, test } from 'vitest';
import { highlights, shownOf } from '../src/replay/highlights.ts';
import type { AnyTable } from '../src/tables/table.ts';

/** A table to which only a crime is worth remembering. */
const table = { sign: (event: { is: string }) => (event.is === 'murdered' ? 'crime' : null) } as unknown as AnyTable;
const event = (n: number, is: string): Item => ({ n, at: n, kind: 'event', event: { is } });
const end = (n: number): Item => ({ n, at: n, kind: 'end', seat: 0, why: 'rules' });
const course = (...points: readonly (readonly [n: number, values: readonly number[]])[]): Course => ({
  measures: ['points'],
  turns: points.map(([n, values], i) => ({ n, seat: i % 2, values: [[...values]] })),
});

test('what the table says, the end, and a lead that changes hands', () => {
  const items = [event(1, 'turn'), event(2, 'murdered'), event(3, 'turn'), event(4, 'turn'), end(5)];
  const found = highlights(items, course([0, [0, 0]], [1, [3, 0]], [3, [3, 3]], [4, [3, 9]]), table);
  expect(found).toEqual([
    { n: 2, sign: 'crime', weight: 3 },
    { n: 5, sign: 'flag', weight: Number.POSITIVE_INFINITY },
    { n: 4, sign: 'crown', weight: 6 },
  ]);
});

test('whoever leads first, or comes level, has taken the lead from nobody', () => {
  const found = highlights([], course([0, [0, 0]], [1, [3, 0]], [2, [3, 3]], [3, [4, 3]]), table);
  expect(found).toEqual([]);
});

test('a game without measures has its events and its end', () => {
  const { turns } = course([0, []]);
  const found = highlights(
    [event(1, 'murdered'), end(2)],
    { measures: [], turns: turns.map((t) => ({ ...t, values: [] })) },
    table,
  );
  expect(found.map(({ sign }) => sign)).toEqual(['crime', 'flag']);
});

test('of two that stand too close the larger stays; there are nine at most, in their order', () => {
  const many = Array.from({ length: 30 }, (_, i) => ({ n: i * 10, sign: 'hat' as const, weight: i % 7 }));
  const shown = shownOf(many, (n) => n, 25);
  expect(shown).toHaveLength(9);
  for (const [i, { n }] of shown.entries()) if (i > 0) expect(n - shown[i - 1].n).toBeGreaterThanOrEqual(25);
  expect(shownOf([many[1], many[2]], (n) => n, 25)).toEqual([many[2]]);
});
