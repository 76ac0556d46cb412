import { expect, test } from 'vitest';
import { CARDS } from '../src/index.ts';
import { house, play, type Table, table } from './table.ts';

/** What seat 1 is told it collects: place, tenant (or "empty"), printed rent, clauses that changed it, what is paid. */
function explained(s: Table): unknown[] {
  const collected = play(s, '1 done').find((event) => event.is === 'collected');
  if (collected?.is !== 'collected') throw new Error('nothing was collected');
  return collected.lines.map(({ room, tenant, base, changes, paid }) => [
    room,
    tenant < 0 ? 'empty' : CARDS[tenant],
    base,
    changes.join(' '),
    paid,
  ]);
}

test('L-23 the collection names what is owed and that Squatters keep all of it', () => {
  expect(explained(table({ street: [house(1, 3, { 1: 'squatters', 2: 'single' })] }))).toEqual([
    [1, 'squatters', 0, 'L-23', 0],
    [2, 'single', 3, 'L-23', 0],
    [3, 'empty', 1, 'L-23', 0],
  ]);
});

test('L-54 an empty apartment beside Celebrities is explained by them, another is not', () => {
  const street = [house(1, 3, { 1: 'celebrities' }), house(1, 1)];
  expect(explained(table({ street }))).toEqual([
    [1, 'celebrities', 4, '', 4],
    [3, 'empty', 1, 'L-54', 2],
    [8, 'empty', 1, '', 1],
  ]);
});

test('L-54 a Family is company for Celebrities, and pays double', () => {
  const family = house(1, 2, { c: 'family', 2: 'celebrities' }, { cellar: true, cover: 'roof-renovation' });
  expect(explained(table({ street: [house(2, 1), family] }))).toEqual([
    [7, 'family', 5, 'L-54', 10],
    [9, 'celebrities', 4, 'L-54', 2],
  ]);
});

test('L-54 whoever lives next door is no company', () => {
  const street = [
    house(1, 2, { 1: 'celebrities' }),
    house(2, 1, { c: 'student' }, { cellar: true }),
    house(2, 1, { c: 'mover' }, { cellar: true }),
  ];
  expect(explained(table({ street }))).toEqual([[1, 'celebrities', 4, '', 4]]);
});

test('L-58 the Mover’s $1 and L-57 the second Student’s $3 are explained', () => {
  expect(explained(table({ street: [house(1, 1, { 1: 'mover' }), house(1, 2, { 1: 'student', 2: 'student' })] }))).toEqual([
    [1, 'mover', 3, 'L-58', 1],
    [8, 'student', 2, '', 2],
    [9, 'student', 2, 'L-57', 3],
  ]);
});

test('L-67 a rent withheld is explained', () => {
  expect(explained(table({ street: [house(1, 1, { 1: { card: 'pensioners', withheld: true } })] }))).toEqual([
    [1, 'pensioners', 5, 'L-67', 0],
  ]);
});

test('L-23 a prisoner’s dollar for each building needs no explanation', () => {
  expect(explained(table({ street: [house(1, 1), house(1, 2)], more: { jailed: 1 } }))).toEqual([]);
});
