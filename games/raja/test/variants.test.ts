import { generator, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { outerSitesFree } from '../src/facts.ts';
import { raja } from '../src/index.ts';
import { asked, legal, play, table, turn, why } from './table.ts';

const advanced = { options: { advanced: 'on' } };
const two = { options: { advanced: 'two' } };
const cast = (...cards: string[][]) => ({ characters: cards });

test('R-75 six palaces each in the short game', () => {
  const s = raja.setup(readOptions(raja.options, { length: 'short' }), 3, generator('short'));
  expect(s.palaces).toEqual([6, 6, 6]);
});

test('R-80 the advanced game brings Yogi, markers, neutral palaces, auction and home cities all together', () => {
  const setUp = (given: object) => raja.setup(readOptions(raja.options, { ...given }), 3, generator('advanced'));
  const plain = setUp({ advanced: 'off' });
  expect([plain.holder[6], plain.stack.at(-1)?.kind, outerSitesFree(plain, 0)]).toEqual([-2, 'picking', 6]);
  for (const value of ['on', 'two']) {
    const s = setUp({ advanced: value });
    expect([s.holder[6], s.stack.at(-1)?.kind, outerSitesFree(s, 0)]).toEqual([-1, 'auction', 5]);
    expect(raja.census(s).slice(-3)).toEqual([7, 7, 7]);
  }
});

test('R-26 the Yogi is no choice in the plain game, and is one in the advanced', () => {
  expect(legal(turn(1, 'gold + character'), 1)).not.toContain('take Yogi');
  expect(legal(turn(1, 'gold + character', {}, advanced), 1)).toContain('take Yogi');
});

test('R-81 the Yogi takes a marker, once in his turn', () => {
  const s = turn(1, 'gold + gold', {}, { ...advanced, ...cast(['Yogi'], ['Merchant'], ['Priest'], ['Wanderer']) });
  expect(legal(s, 1)).toEqual(['gold', 'end turn', "yogi's marker"]);
  expect(play(s, 1, "yogi's marker")).toEqual([{ is: 'yogi', seat: 0 }]);
  expect(s.markers).toEqual([1, 0, 0, 0]);
  expect(why(s, 1, "yogi's marker")).toBe('R-55 power-used');
  expect(why(turn(1, 'gold + gold', {}, advanced), 1, "yogi's marker")).toBe('R-81 not-yogi');
});

test('R-81 there are seven markers', () => {
  const yogi = cast(['Yogi'], ['Merchant'], ['Priest'], ['Wanderer']);
  expect(why(turn(1, 'gold + gold', {}, { ...advanced, ...yogi, markers: [2, 3, 1, 1] }), 1, "yogi's marker")).toBe(
    'R-81 stock-empty',
  );
  expect(why(turn(1, 'gold + gold', {}, { ...advanced, ...yogi, markers: [2, 3, 1, 0] }), 1, "yogi's marker")).toBeNull();
});

test('R-82 a marker buys a third action, in the turn it was taken or later', () => {
  const s = turn(1, 'gold + gold', {}, { ...advanced, ...cast(['Yogi'], ['Merchant'], ['Priest'], ['Wanderer']) });
  expect(why(s, 1, 'marker quarry')).toBe('R-82 no-marker');
  play(s, 1, "yogi's marker");
  expect(play(s, 1, 'marker quarry')).toEqual([{ is: 'marker', seat: 0, action: 4 }]);
  expect(s.markers).toEqual([0, 0, 0, 0]);
  play(s, 1, 'quarry', 'gold', 'gold');
  expect([s.supply[0], s.gold[0]]).toEqual([8, 19]);
});

test('R-82 the example: quarry, then palace and house by marker, then two houses', () => {
  const s = turn(
    2,
    'two houses + quarry',
    {},
    {
      ...advanced,
      markers: [0, 1, 0, 0],
      architects: ['Bhopal', 'Agra', 'Bhopal', 'Bhopal'],
      supply: [6, 1, 6, 6],
    },
  );
  play(s, 2, 'quarry', 'marker palace and house', 'small palace', 'house Kota', 'house Agra', 'house Guna');
  expect(raja.view(s, 1).penalty).toBe(0);
  expect(s.gold[1]).toBe(15 - 12 - 3);
});

test('R-82 one in a turn, and never for Character', () => {
  const s = turn(1, 'gold + gold', {}, { ...advanced, markers: [2, 0, 0, 0] });
  expect(why(s, 1, 'marker character')).toBe('R-82 no-character-by-marker');
  expect(legal(s, 1)).toEqual([
    'gold',
    'end turn',
    ...['gold', 'house', 'two houses', 'move house', 'quarry', 'palace', 'palace and house', 'governor'].map(
      (a) => `marker ${a}`,
    ),
  ]);
  play(s, 1, 'marker gold');
  expect(why(s, 1, 'marker gold')).toBe('R-82 marker-used');
  play(s, 1, 'gold', 'gold', 'gold');
  expect(s.gold[0]).toBe(21);
  expect(s.markers[0]).toBe(1);
  play(s, 1, 'end turn');
});

test('R-84 a neutral palace on one outer site of every city with fewer than five seats', () => {
  const cities = { Agra: { small: [2, 2, 0, 0] } };
  const at = { architects: ['Agra', 'Agra', 'Agra', 'Agra'], gold: [40, 0, 0, 0] };
  const s = turn(1, 'palace + palace', {}, { ...advanced, cities, ...at });
  play(s, 1, 'small palace');
  expect(why(s, 1, 'small palace')).toBe('R-1 no-outer-site');
  expect(why(s, 1, 'large palace')).toBeNull();
  const five = { seats: 5, architects: new Array(5).fill('Agra'), gold: [40, 0, 0, 0, 0] };
  const full = turn(1, 'palace + palace', {}, { ...advanced, ...five, cities: { Agra: { small: [2, 2, 0, 0, 0] } } });
  play(full, 1, 'small palace', 'small palace');
});

const open = {
  ...advanced,
  round: 0,
  maharaja: 'Bhopal',
  track: ['Jaipur', 'Mumbai', 'Varanasi', 'Puri', 'Agra', 'Mysore', 'Madurai'],
};
const auction = (fields = {}, doing = {}) =>
  table({
    ...open,
    supply: [4, 4, 4, 4],
    characters: [[], [], [], []],
    doing: { is: 'auction', opener: 2, at: 2, high: null, leader: null, bidding: [1, 2, 3, 4], ...doing },
    ...fields,
  });

test('R-85 the first seat opens with 0 or more and must bid', () => {
  const s = raja.setup(readOptions(raja.options, { advanced: 'on' }), 4, generator('auction'));
  expect(asked(s)).toEqual([s.first + 1]);
  expect(why(s, s.first + 1, 'pass')).toBe('R-85 opener-must-bid');
  expect(why(s, s.first + 1, 'bid 0')).toBeNull();
  expect(legal(s, s.first + 1)).toHaveLength(16);
  expect(why(s, s.first + 1, 'take Priest')).toBe('R-85 win-first');
});

test('R-85 clockwise each bids higher or passes for good, and nobody bids more than they have', () => {
  const s = auction({ gold: [15, 15, 4, 15] });
  expect(play(s, 2, 'bid 3')).toEqual([{ is: 'bid', seat: 1, gold: 3 }]);
  expect(asked(s)).toEqual([3]);
  expect(why(s, 3, 'bid 3')).toBe('R-85 bid-too-low');
  expect(why(s, 3, 'bid 5')).toBe('R-85 bid-too-high');
  expect(legal(s, 3)).toEqual(['bid 4', 'pass']);
  play(s, 3, 'bid 4');
  expect(play(s, 4, 'pass')).toEqual([{ is: 'passed', seat: 3 }]);
  expect(asked(s)).toEqual([1]);
  play(s, 1, 'bid 6');
  expect(asked(s)).toEqual([2]);
  play(s, 2, 'pass');
  expect(asked(s)).toEqual([3]);
  expect(play(s, 3, 'pass')).toContainEqual({ is: 'won', seat: 0, gold: 6 });
  expect(s.gold).toEqual([9, 15, 4, 15]);
  expect(asked(s)).toEqual([1]);
  expect(legal(s, 1)).toHaveLength(7);
});

test('R-85 the next auction is opened by the nearest to the left of the winner without a character', () => {
  const s = auction({ characters: [['Grand duke'], [], [], []] }, { bidding: [2, 3, 4] });
  play(s, 2, 'bid 0');
  play(s, 3, 'bid 1');
  play(s, 4, 'bid 2');
  play(s, 2, 'pass');
  expect(why(s, 3, 'take Priest')).toBe('R-85 win-first');
  play(s, 3, 'pass');
  play(s, 4, 'take Priest');
  expect(s.gold).toEqual([15, 15, 15, 13]);
  expect(asked(s)).toEqual([2]);
  play(s, 2, 'bid 0');
  expect(asked(s)).toEqual([3]);
  play(s, 3, 'pass');
  play(s, 2, 'take Merchant');
  expect(s.gold[1]).toBe(15);
  expect(asked(s)).toEqual([3]);
  expect(why(s, 3, 'pass')).toBe('R-85 opener-must-bid');
  play(s, 3, 'bid 0');
  play(s, 3, 'take Yogi');
  expect(s.stack.at(-1)?.kind).toBe('placing');
  expect(asked(s)).toEqual([1]);
});

const full = cast(['Grand duke', 'Yogi'], ['Merchant', 'Builder'], ['Priest', 'Entrepreneur'], ['Wanderer']);

test('R-90 Character takes a free character and keeps the old one', () => {
  const s = turn(1, 'gold + character', {}, two);
  expect(why(s, 1, 'take Merchant')).toBe('R-90 free-first');
  expect(why(s, 1, 'swap Grand duke for Merchant')).toBe('R-90 free-first');
  expect(why(s, 1, 'seduce seat 2')).toBe('R-90 free-first');
  expect(why(s, 1, 'take Grand duke')).toBe('R-55 own-character');
  expect(legal(s, 1)).toEqual(['gold', 'take Entrepreneur', 'take Builder', 'take Yogi', 'end turn']);
  play(s, 1, 'take Builder');
  expect(s.holder).toEqual([0, 1, 2, 3, -1, 0, -1]);
});

test('R-90 none free: swap a named character for one you choose', () => {
  const s = turn(1, 'gold + character', {}, { ...two, ...full });
  expect(why(s, 1, 'take Merchant')).toBe('R-90 swap-or-seduce');
  expect(why(s, 1, 'swap Priest for Merchant')).toBe('R-90 not-your-card');
  expect(why(s, 1, 'swap Grand duke for Yogi')).toBe('R-55 own-character');
  expect(legal(s, 1).filter((text) => text.startsWith('swap'))).toHaveLength(10);
  expect(play(s, 1, 'swap Grand duke for Merchant')).toEqual([{ is: 'swapped', seat: 0, from: 1, card: 1, gift: 0 }]);
  expect(s.holder).toEqual([1, 0, 2, 3, 2, 1, 0]);
  expect(why(s, 1, 'swap Yogi for Wanderer')).toBe('R-32 no-action');
  expect(raja.view(s, 0).penalty).toBe(2);
});

test('R-90 none free: seduce a seat with more characters, who chooses the card', () => {
  const s = turn(4, 'gold + character', {}, { ...two, ...full });
  expect(legal(s, 4).filter((text) => text.startsWith('seduce'))).toEqual([
    'seduce seat 1',
    'seduce seat 2',
    'seduce seat 3',
  ]);
  expect(why(s, 4, 'seduce seat 4')).toBe('R-90 has-no-more');
  expect(why(s, 4, 'seduce seat 5')).toBe('R-90 has-no-more');
  expect(play(s, 4, 'seduce seat 2')).toEqual([{ is: 'seducing', seat: 3, from: 1 }]);
  expect(asked(s)).toEqual([2]);
  expect(legal(s, 2)).toEqual(['give Merchant', 'give Builder']);
  expect(why(s, 2, 'give Priest')).toBe('R-90 not-your-card');
  expect(why(s, 2, 'take Priest')).toBe('R-32 not-now');
  expect(play(s, 2, 'give Builder')).toEqual([{ is: 'seduced', seat: 3, from: 1, card: 5 }]);
  expect(s.holder).toEqual([0, 1, 2, 3, 2, 3, 0]);
  expect(asked(s)).toEqual([4]);
  expect(why(s, 4, 'seduce seat 1')).toBe('R-32 no-action');
  expect(raja.view(s, 3).penalty).toBe(2);
  expect(why(turn(1, 'gold + character', {}, { ...two, ...full }), 1, 'seduce seat 2')).toBe('R-90 has-no-more');
});

test('R-90 order and ties by the lowest card, and all powers count', () => {
  const characters = cast(['Wanderer', 'Builder'], ['Merchant', 'Yogi', 'Entrepreneur'], ['Priest'], ['Grand duke']);
  const s = table({ ...two, ...characters, cities: { Jaipur: { houses: [1, 1, 1, 0] } } });
  for (const seat of [1, 2, 3, 4]) play(s, seat, 'disc gold + gold');
  const order: number[] = [];
  while (s.round === 1) {
    const [seat] = asked(s);
    order.push(seat);
    if (seat === 2) play(s, 2, "merchant's gold", "yogi's marker", 'free house Kota');
    play(s, seat, 'gold', 'gold', 'end turn');
  }
  expect(order).toEqual([4, 2, 3, 1]);
  // Jaipur is home to the Grand duke, so all four have one point.
  expect(s.gold).toEqual([15 + 4 + 3, 15 + 5 + 9, 15 + 4 + 6, 15 + 4 + 12]);
});
