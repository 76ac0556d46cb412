import { expect, test } from 'vitest';
import { examining, house, may, play, table } from './table.ts';

test('the order of legal moves', () => {
  const street = [
    house(1, 2, { 1: 'mother-with-children', 2: 'rental-nomad' }, { basement: true, cover: true }),
    house(2, 3, { 1: 'hacker', 3: 'squatters' }),
    house(1, 2, { 1: 'squatters', 2: 'hacker', r: 'scientist' }, { cover: true }),
  ];
  const hands = ['hacker tavern squatters roof attic-apartment basement-expansion demolition bomb eviction politics court'];
  expect(may(examining({ hands, street, more: { jailed: 1 } }), 1).join('\n')).toMatchSnapshot('the first phase');
  const s = table({ hands, street, more: { jailed: 1 } });
  expect(may(s, 1).join('\n')).toMatchSnapshot('the second phase');
  play(s, '1 lay bomb');
  expect(may(s, 1).slice(0, 20).join('\n')).toMatchSnapshot('with a house under construction');
});
