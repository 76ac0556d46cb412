import { expect, test } from 'vitest';
import { type Move, raja, type State } from '../src/index.ts';
import { legal, table, turn } from './table.ts';

const busy = {
  options: { advanced: 'two' },
  characters: [['Merchant', 'Entrepreneur', 'Yogi'], ['Grand duke', 'Builder'], ['Priest'], ['Wanderer']],
  villages: { Guna: [1, 2], Kota: [3, 4], Rewa: [1], Gaya: [2, 3] },
  cities: { Jaipur: { houses: [1, 0, 2, 0], large: 3, small: [1, 0, 0, 1] } },
  architects: ['Jaipur', 'Bhopal', 'Bhopal', 'Bhopal'],
  markers: [1, 0, 0, 0],
};

test('the order of legal moves', () => {
  expect(legal(turn(1, 'house + move house', {}, busy), 1).join('\n')).toMatchSnapshot('building');
  expect(legal(turn(1, 'palace and house + governor', {}, busy), 1).join('\n')).toMatchSnapshot('a palace');
  expect(legal(turn(1, 'quarry + character', {}, busy), 1).join('\n')).toMatchSnapshot('a character');
  expect(legal(table(), 1).join('\n')).toMatchSnapshot('discs');
});

/** How many different lines of play there are, so many moves deep. */
function lines(s: State, depth: number): number {
  if (depth === 0 || raja.toAct(s) === 0) return 1;
  const seat = 31 - Math.clz32(raja.toAct(s) & -raja.toAct(s));
  const moves: Move[] = [];
  const count = raja.legal(s, seat, moves);
  if (depth === 1) return count;
  let sum = 0;
  for (const move of moves.slice(0, count)) {
    const next = raja.clone(s);
    raja.play(next, seat, move);
    sum += lines(next, depth - 1);
  }
  return sum;
}

test('so many lines of play when discs are chosen', () => {
  expect([1, 2].map((depth) => lines(table({ seats: 2 }), depth))).toEqual([45, 45 * 45]);
});

test('so many lines of play in a turn', () => {
  // Gold, or the end of the turn and then what the Merchant may do: two kinds of gold, or the end.
  expect([1, 2].map((depth) => lines(turn(1, 'gold + gold'), depth))).toEqual([2, 2 + 3]);
  expect([1, 2, 3].map((depth) => lines(turn(1, 'house + move house', {}, busy), depth))).toMatchSnapshot();
});
