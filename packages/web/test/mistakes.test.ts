import type { Amount, Table } from '@insula/kernel';
import { expect, test } from 'vitest';
import { mistakesIn, typed } from '../src/front/mistakes.ts';

const rounds: Amount = { key: 'rounds', clause: 'L-90', with: null, kind: 'amount', min: 2, max: 40, default: 12 };
const tenants: Table = {
  key: 'tenants',
  clause: 'F-2',
  with: null,
  kind: 'table',
  rows: ['family', 'hacker'],
  columns: [
    { key: 'rent', min: 0, max: 9 },
    { key: 'size', min: 1, max: 2 },
  ],
  default: [
    [5, 2],
    [2, 1],
  ],
};
const words = {
  'option.rounds': 'Rounds',
  'option.tenants.family': 'Family',
  'option.tenants.hacker': 'Hacker',
  'option.tenants.rent': 'rent',
  'option.tenants.size': 'apartments',
};

test('only whole numbers are numbers', () => {
  expect(['12', ' 7 ', '-3', '', '1.5', '1e3', 'twelve'].map(typed)).toEqual([12, 7, -3, null, null, null, null]);
});

test('a number out of its range is told what its range is', () => {
  expect(mistakesIn(rounds, 12, words)).toEqual([]);
  for (const wrong of [1, 41, null])
    expect(mistakesIn(rounds, wrong, words)).toEqual(['Rounds: please enter a whole number from 2 to 40.']);
});

test('F-2 every wrong cell of a table has its sentence', () => {
  expect(mistakesIn(tenants, tenants.default, words)).toEqual([]);
  const wrong = [
    [10, 2],
    [null, 3],
  ];
  expect(mistakesIn(tenants, wrong, words)).toEqual([
    'Family, rent: please enter a whole number from 0 to 9.',
    'Hacker, rent: please enter a whole number from 0 to 9.',
    'Hacker, apartments: please enter a whole number from 1 to 2.',
  ]);
});
