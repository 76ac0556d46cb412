import { expect, test } from 'vitest';
import { reconciled, travelled } from '../src/pieces/pieces.ts';

const placed = [
  { kind: 'red', place: 'a1 up' },
  { kind: 'red', place: 'b2 left' },
  { kind: 'blue', place: 'b2 up' },
];

test('a piece that travels stays who it is', () => {
  const before = reconciled([], placed);
  const after = travelled(before, [{ kind: 'red', from: 'a1 up', to: 'a2 up', over: null }]);
  expect(after[0]).toEqual({ ...before[0], place: 'a2 up' });
});

test('two that change places pass each other', () => {
  const before = reconciled([], placed);
  const after = travelled(before, [
    { kind: 'red', from: 'a1 up', to: 'b2 up', over: null },
    { kind: 'blue', from: 'b2 up', to: 'a1 up', over: null },
  ]);
  expect(after.map(({ id, place }) => [id, place])).toEqual([
    [before[0].id, 'b2 up'],
    [before[1].id, 'b2 left'],
    [before[2].id, 'a1 up'],
  ]);
});

test('pieces come out of places beside the board and vanish into them', () => {
  const before = reconciled([], placed);
  const arrived = travelled(before, [{ kind: 'green', from: '~reserve 1', to: 'c3 up', over: null }]);
  expect(arrived.map(({ kind }) => kind)).toEqual(['red', 'red', 'blue', 'green']);
  expect(travelled(arrived, [{ kind: 'green', from: 'c3 up', to: '~reserve 1', over: null }])).toEqual(before);
});

test('a new view moves one of the same kind, and never one that stands where it should', () => {
  const before = reconciled([], placed);
  const after = reconciled(before, [
    { kind: 'red', place: 'b2 left' },
    { kind: 'red', place: 'e4 down' },
    { kind: 'blue', place: 'b2 up' },
  ]);
  expect(after.map(({ id }) => id)).toEqual([before[1].id, before[0].id, before[2].id]);
});
