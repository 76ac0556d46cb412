import { expect, test } from 'vitest';
import { house, may, play, table } from './table.ts';

test('the order of legal moves', () => {
  const street = [
    house(1, 2, { 1: 'mother-and-child' }, { cellar: true }),
    house(2, 3, { 1: 'celebrities', 3: 'squatters' }),
    house(1, 1, { 1: 'squatters' }),
  ];
  const hands = [
    'student manager squatters roof roof-dormer cellar-renovation demolition bomb eviction politics court rent-withheld murder police move',
  ];
  const s = table({ hands, street, more: { jailed: 1, discards: ['broker'] } });
  expect(may(s, 1).join('\n')).toMatchSnapshot('the play phase');
  play(s, '1 lay bomb');
  expect(may(s, 1).slice(0, 20).join('\n')).toMatchSnapshot('with a house under construction');
});
