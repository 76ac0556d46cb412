import { expect, test } from 'vitest';
import { raja, routes } from '../src/index.ts';
import { legal, play, turn, why } from './table.ts';

test('R-51 along a road whose every village has a house, of whomever', () => {
  const s = turn(1, 'gold + gold', {}, { villages: { Guna: [2], Rewa: [3] } });
  expect(why(s, 1, 'travel Jaipur')).toBe('R-51 road-broken');
  expect(why(s, 1, 'travel Varanasi')).toBeNull();
  expect(why(turn(1, 'gold + gold', {}, { villages: { Kota: [2] } }), 1, 'travel Jaipur')).toBe('R-51 road-broken');
  expect(why(s, 1, 'travel Bhopal')).toBe('R-51 no-road');
  expect(legal(s, 1)).toEqual(['gold', 'travel Varanasi', 'end turn']);
  const away = turn(1, 'gold + gold', {}, { architects: ['Agra', 'Puri', 'Puri', 'Puri'], villages: { Rewa: [3] } });
  expect(why(away, 1, 'travel Mysore')).toBe('R-51 no-road');
});

test('R-51 1 gold per house to its owner, nothing where you have a house yourself', () => {
  const s = turn(1, 'gold + gold', {}, { villages: { Guna: [2, 3], Kota: [1, 4] } });
  expect(play(s, 1, 'travel Jaipur')).toEqual([
    { is: 'toll', seat: 0, to: 1, gold: 1, place: 8, bank: false },
    { is: 'toll', seat: 0, to: 2, gold: 1, place: 8, bank: false },
    { is: 'travelled', seat: 0, city: 0 },
  ]);
  expect(s.gold).toEqual([13, 16, 16, 15]);
  expect(s.architects[0]).toBe(0);
});

test('R-51 both houses of one owner: 2 gold to them; and each village of the road is paid for', () => {
  const s = turn(1, 'gold + gold', {}, { villages: { Guna: [3, 3], Kota: [4] } });
  expect(play(s, 1, 'travel Jaipur')).toEqual([
    { is: 'toll', seat: 0, to: 2, gold: 2, place: 8, bank: false },
    { is: 'toll', seat: 0, to: 3, gold: 1, place: 9, bank: false },
    { is: 'travelled', seat: 0, city: 0 },
  ]);
  expect(s.gold).toEqual([12, 15, 17, 16]);
});

test('R-51 you must be able to pay the whole road', () => {
  const villages = { Guna: [2, 3], Kota: [4] };
  expect(why(turn(1, 'gold + gold', {}, { villages, gold: [2, 0, 0, 0] }), 1, 'travel Jaipur')).toBe('R-51 toll-too-high');
  const s = turn(1, 'gold + gold', {}, { villages, gold: [3, 0, 0, 0] });
  play(s, 1, 'travel Jaipur');
  expect(s.gold).toEqual([0, 1, 1, 1]);
});

test('R-51 with a house of your own in it the other house of a village costs nothing', () => {
  const s = turn(1, 'gold + gold', {}, { villages: { Rewa: [1, 2] }, gold: [0, 0, 0, 0] });
  play(s, 1, 'travel Varanasi');
  expect(s.gold).toEqual([0, 0, 0, 0]);
});

test('R-51 no city is entered twice between two other deeds', () => {
  const s = turn(1, 'gold + house', {}, { villages: { Rewa: [1], Bidar: [1] } });
  play(s, 1, 'travel Varanasi', 'travel Bhopal');
  expect(why(s, 1, 'travel Varanasi')).toBe('R-51 entered-before');
  play(s, 1, 'travel Mysore');
  expect(why(s, 1, 'travel Bhopal')).toBe('R-51 entered-before');
  play(s, 1, 'house Mysore', 'travel Bhopal', 'travel Varanasi');
  expect(why(s, 1, 'travel Bhopal')).toBe('R-51 entered-before');
  play(s, 1, 'gold', 'travel Bhopal');
});

test('R-51 several cities in one turn, building in each, and back', () => {
  const s = turn(1, 'house + house', {}, { villages: { Rewa: [1], Bidar: [1] } });
  play(
    s,
    1,
    'travel Varanasi',
    'house Varanasi',
    'travel Bhopal',
    'travel Mysore',
    'house Mysore',
    'travel Bhopal',
    'end turn',
  );
  expect([s.houses[2 * 4], s.houses[5 * 4]]).toEqual([1, 1]);
  expect(s.architects[0]).toBe(7);
});

test('R-23 the bank pays the tolls of the Wanderer, and the owners get them', () => {
  const s = turn(4, 'gold + gold', {}, { villages: { Guna: [2, 3], Kota: [1, 1] }, gold: [0, 0, 0, 0] });
  expect(play(s, 4, 'travel Jaipur')[0]).toEqual({ is: 'toll', seat: 3, to: 1, gold: 1, place: 8, bank: true });
  expect(s.gold).toEqual([2, 1, 1, 0]);
  expect(why(turn(1, 'gold + gold', {}, { villages: { Rewa: [2] }, gold: [0, 0, 0, 0] }), 1, 'travel Varanasi')).toBe(
    'R-51 toll-too-high',
  );
});

const written = (s: Parameters<typeof raja.view>[0], seat: number) =>
  routes(raja.view(s, seat - 1), seat - 1).map(({ city, moves, cost, tolls }) => [city, moves.map(raja.write), cost, tolls]);

test('R-51 the cheapest route to each city, with the tolls by payee, as a chain of moves', () => {
  const villages = { Rewa: [2, 3], Guna: [1], Kota: [1], Alwar: [1], Ayodhya: [4], Bidar: [2, 2] };
  const s = turn(1, 'gold + gold', {}, { villages });
  expect(written(s, 1)).toEqual([
    [0, ['travel Jaipur'], 0, [0, 0, 0, 0]],
    [2, ['travel Jaipur', 'travel Varanasi'], 1, [0, 0, 0, 1]],
    [5, ['travel Mysore'], 2, [0, 2, 0, 0]],
  ]);
  for (const route of routes(raja.view(s, 0), 0)) {
    const tried = raja.clone(s);
    play(tried, 1, ...route.moves.map(raja.write));
    expect(tried.gold).toEqual(
      [15, 15, 15, 15].map((gold, seat) => gold + route.tolls[seat] - (seat === 0 ? route.cost : 0)),
    );
    expect(tried.architects[0]).toBe(route.city);
  }
});

test('R-51 a route is not dearer than the purse, and enters no city entered before', () => {
  const villages = { Rewa: [2, 3], Bidar: [2] };
  expect(written(turn(1, 'gold + gold', {}, { villages, gold: [1, 0, 0, 0] }), 1)).toEqual([
    [5, ['travel Mysore'], 1, [0, 1, 0, 0]],
  ]);
  const entered = turn(1, 'gold + gold', { entered: ['Mysore'] }, { villages });
  expect(written(entered, 1).map(([city]) => city)).toEqual([2]);
});

test('R-23 the route of the Wanderer costs nothing and gives the others as little as can be', () => {
  const villages = { Rewa: [2, 3], Guna: [1], Kota: [4], Alwar: [4], Ayodhya: [4] };
  const s = turn(4, 'gold + gold', {}, { villages, gold: [0, 0, 0, 0] });
  expect(written(s, 4)).toEqual([
    [0, ['travel Jaipur'], 0, [1, 0, 0, 0]],
    [2, ['travel Jaipur', 'travel Varanasi'], 0, [1, 0, 0, 0]],
  ]);
});

test('R-51 of two routes alike in gold the shorter one', () => {
  const villages = { Rewa: [1], Guna: [1], Kota: [1], Alwar: [1], Ayodhya: [1] };
  expect(written(turn(1, 'gold + gold', {}, { villages }), 1)).toEqual([
    [0, ['travel Jaipur'], 0, [0, 0, 0, 0]],
    [2, ['travel Varanasi'], 0, [0, 0, 0, 0]],
  ]);
});
