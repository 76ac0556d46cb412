import { expect, test } from 'vitest';
import { pointsIn } from '../src/standings.ts';
import type { Fields } from './table.ts';
import { play, turn } from './table.ts';

const JAIPUR = 0;
/** What everyone gets when the last seat of the round has acted and Jaipur is scored. */
function scored(fields: Fields, seats = 4): number[] {
  const others = Array.from({ length: seats - 1 }, (_, i) => i + 1);
  const s = turn(seats, 'gold + gold', { acted: others }, { seats, gold: new Array(seats).fill(0), ...fields });
  play(s, seats, 'gold', 'gold', 'end turn');
  return s.gold.map((gold, seat) => gold - (seat === seats - 1 ? 4 : 0));
}
const architects = (...at: string[]) => ({ architects: at });

test('R-60 the example: an architect alone 1, a house 1, and architect, two houses, small and large palace 7', () => {
  const s = turn(
    1,
    'gold + gold',
    {},
    {
      ...architects('Jaipur', 'Bhopal', 'Jaipur', 'Bhopal'),
      cities: { Jaipur: { houses: [0, 1, 2, 0], large: 3, small: [0, 0, 1, 0] } },
      characters: [['Grand duke'], ['Merchant'], ['Builder'], ['Wanderer']],
    },
  );
  expect([0, 1, 2, 3].map((seat) => pointsIn(s, JAIPUR, seat))).toEqual([1, 1, 7, 0]);
});

test('R-22 the small palaces of the Priest count 2, his large one 3', () => {
  const cities = { Jaipur: { houses: [0, 0, 0, 0], large: 3, small: [2, 0, 2, 0] } };
  const s = turn(1, 'gold + gold', {}, { cities });
  expect([0, 1, 2, 3].map((seat) => pointsIn(s, JAIPUR, seat))).toEqual([2, 0, 7, 0]);
});

test('R-22 it counts who is the Priest when the city is scored', () => {
  const cities = { Jaipur: { houses: [0, 3, 0, 0], small: [2, 0, 0, 0] } };
  const before = scored({ cities });
  expect(before).toEqual([9, 12, 0, 0]);
  const s = turn(
    4,
    'gold + character',
    { acted: [1, 2, 3] },
    { cities, gold: [0, 0, 0, 0], characters: [['Priest'], ['Merchant'], ['Grand duke'], ['Wanderer']] },
  );
  play(s, 4, 'take Priest');
  play(s, 1, 'take Builder');
  play(s, 4, 'gold', 'end turn');
  expect(s.gold).toEqual([9, 12, 0, 2]);
});

test('R-61 with four seats 12, 9, 6, 3 by points', () => {
  expect(scored({ cities: { Jaipur: { houses: [1, 2, 3, 4] } } })).toEqual([3, 6, 9, 12]);
});

test('R-61 with two 10, 5; with three 11, 7, 3; with five 13, 10, 7, 4, 1', () => {
  const characters = [['Grand duke'], ['Priest']];
  expect(scored({ characters, cities: { Jaipur: { houses: [1, 2] } } }, 2)).toEqual([5, 10]);
  expect(scored({ cities: { Jaipur: { houses: [1, 3, 2] } } }, 3)).toEqual([3, 11, 7]);
  expect(scored({ cities: { Jaipur: { houses: [5, 3, 4, 2, 1] } } }, 5)).toEqual([13, 7, 10, 4, 1]);
});

test('R-61 ties go to the lower character', () => {
  const characters = [['Builder'], ['Merchant'], ['Grand duke'], ['Wanderer']];
  expect(scored({ characters, cities: { Jaipur: { houses: [2, 2, 2, 2] } } })).toEqual([3, 9, 12, 6]);
  expect(scored({ characters, cities: { Jaipur: { houses: [2, 2, 1, 2] } } })).toEqual([6, 12, 3, 9]);
});

test('R-61 no points, no gold', () => {
  expect(scored({ cities: { Jaipur: { houses: [0, 1, 1, 0] } } })).toEqual([0, 12, 9, 0]);
  expect(scored({ cities: { Mumbai: { houses: [0, 1, 1, 0] } } })).toEqual([0, 0, 0, 0]);
});

test('R-62 alone with an architect or a building: 5 more', () => {
  expect(scored({ cities: { Jaipur: { houses: [0, 0, 1, 0] } } })).toEqual([0, 0, 17, 0]);
  expect(scored({ cities: { Jaipur: { small: [0, 1, 0, 0] } } })).toEqual([0, 17, 0, 0]);
  expect(scored({ cities: { Jaipur: { large: 1 } } })).toEqual([17, 0, 0, 0]);
  expect(scored(architects('Bhopal', 'Bhopal', 'Bhopal', 'Jaipur'))).toEqual([0, 0, 0, 17]);
});

test('R-62 not alone where anybody else has an architect or a building', () => {
  const house = { houses: [1, 0, 0, 0] };
  expect(scored({ cities: { Jaipur: house }, ...architects('Bhopal', 'Jaipur', 'Bhopal', 'Bhopal') })).toEqual([
    12, 9, 0, 0,
  ]);
  expect(scored({ cities: { Jaipur: { ...house, large: 2 } } })).toEqual([9, 12, 0, 0]);
  expect(scored({ cities: { Jaipur: { ...house, small: [0, 1, 0, 0] } } })).toEqual([12, 9, 0, 0]);
  expect(scored({ cities: { Jaipur: { houses: [1, 0, 0, 1] } } })).toEqual([12, 0, 0, 9]);
});

test('R-62 a home city neither earns the bonus nor breaks it', () => {
  const options = { advanced: 'on' };
  expect(scored({ options })).toEqual([12, 0, 0, 0]);
  expect(scored({ options, cities: { Jaipur: { houses: [0, 2, 0, 0] } } })).toEqual([9, 17, 0, 0]);
});

test('R-86 the holder of the character scores 1 more in its home city, even with nothing else there', () => {
  const homes = ['Jaipur', 'Mumbai', 'Varanasi', 'Puri', 'Agra', 'Mysore', 'Madurai'];
  const cards = ['Grand duke', 'Merchant', 'Priest', 'Wanderer', 'Entrepreneur', 'Builder', 'Yogi'];
  for (const [i, card] of cards.entries()) {
    const others = cards.filter((other) => other !== card);
    const characters = [[others[0]], [others[1]], [card], [others[2]]];
    const s = turn(
      1,
      'gold + gold',
      {},
      { options: { advanced: 'on' }, characters, cities: { [homes[i]]: { houses: [0, 0, 1, 0] } } },
    );
    expect(pointsIn(s, i, 2)).toBe(2);
    const plain = turn(1, 'gold + gold', {}, { characters: [['Grand duke'], ['Merchant'], ['Priest'], ['Wanderer']] });
    expect(pointsIn(plain, JAIPUR, 0)).toBe(0);
  }
});
