import type { AnyGame } from '@insula/kernel';
import { expect, test } from 'vitest';
import { isOnlyOrder } from '../src/analysis/order.ts';

/** Deeds that are done, whatever their order; `after x` only once x is done. */
const chores = {
  clone: (done: string[]) => [...done],
  whyNot: (done: string[], _seat: number, move: string) =>
    move.startsWith('after ') && !done.includes(move.slice(6)) ? { rule: 'T-1', code: 'too-soon' } : null,
  play(done: string[], _seat: number, move: string) {
    done.push(move);
    done.sort();
  },
} as unknown as AnyGame;

const made = (...moves: readonly (readonly [mover: number, move: string])[]) => {
  const state: string[] = [];
  return moves.map(([mover, move]) => {
    chores.play(state, mover, move);
    return { mover, move, state: [...state] };
  });
};

test('a move made a little later, to the same end, was made in another order', () => {
  expect(isOnlyOrder(chores, 0, 'c', [], made([0, 'a'], [0, 'b'], [0, 'c']))).toBe(true);
});

test('a move that was never made, or only after somebody else had moved, was left out', () => {
  expect(isOnlyOrder(chores, 0, 'c', [], made([0, 'a'], [0, 'b']))).toBe(false);
  expect(isOnlyOrder(chores, 0, 'c', [], made([0, 'a'], [1, 'b'], [0, 'c']))).toBe(false);
});

test('where the order is part of the rules, it is a choice', () => {
  expect(isOnlyOrder(chores, 0, 'after a', [], made([0, 'a'], [0, 'after a']))).toBe(false);
  const counting = { ...chores, play: (done: string[], _: number, move: string) => void done.push(move) } as AnyGame;
  const ends = [
    { mover: 0, move: 'a', state: ['a'] },
    { mover: 0, move: 'b', state: ['a', 'b'] },
  ];
  expect(isOnlyOrder(counting, 0, 'b', [], ends)).toBe(false);
});
