import { generator, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { example } from '../src/index.ts';
import { play, table, why } from './table.ts';

/** The last action of a match of one round. */
const last = (fields: Parameters<typeof table>[0]) => table({ seats: 2, options: { rounds: 1 }, turn: 2, ...fields });
const five = ['leak', 'leak', 'leak', 'leak', 'alibi'];

test('E-40 the game ends after the last round, with all rooms turned up', () => {
  const s = last({ rooms: [['brick'], ['leak']] });
  const told = play(s, 2, 'rest');
  expect(told.at(-1)).toMatchObject({ event: { is: 'turned-up', rooms: [[0], [1]] }, shows: true });
  expect(example.toAct(s)).toBe(0);
  expect(example.view(s, null).rooms).toEqual([[0], [1]]);
  expect(example.result(s)?.ending).toBe('rounds');
  expect(why(s, 1, 'rest')).toBe('E-40 over');
});

test('E-40 a house of five rooms ends the game with its round, not before', () => {
  const s = table({ seats: 2, rooms: [five, []] });
  play(s, 1, 'rest');
  expect(example.result(s)).toBeNull();
  play(s, 2, 'rest');
  expect(example.result(s)?.ending).toBe('house');
});

test('E-41 four for a room with a Brick, two for another, one for a coin', () => {
  const s = last({ rooms: [['brick', 'leak', 'brick'], []], coins: [3, 0] });
  play(s, 2, 'rest');
  expect(example.result(s)).toMatchObject({ points: [13, 1], rank: [1, 2] });
  expect(example.result(s)?.tally[0].map(({ count, points }) => [count, points])).toEqual([
    [2, 8],
    [1, 2],
    [3, 3],
  ]);
});

test('E-42 among equals more Bricks are ahead, else the place is shared', () => {
  const bricks = last({ seats: 3, turn: 3, rooms: [['brick'], ['leak', 'leak'], []], coins: [1, 1, 4] });
  play(bricks, 3, 'rest');
  expect(example.result(bricks)).toMatchObject({ points: [5, 5, 5], rank: [1, 2, 2] });
});

test('E-50 as many rounds as agreed, one to twelve', () => {
  expect(readOptions(example.options, {}).rounds).toBe(6);
  expect(() => readOptions(example.options, { rounds: 13 })).toThrow('from 1 to 12');
});

test('E-51 without auctions no card is auctioned', () => {
  const s = table({ options: { auction: false }, hands: [{ brick: 1 }, {}, {}] });
  expect(why(s, 1, 'auction brick')).toBe('E-51 no-auctions');
});

test('E-52 the first bid is not below the reserve', () => {
  const s = table({ options: { reserve: 3 }, hands: [{ brick: 1 }, {}, {}] });
  play(s, 1, 'auction brick');
  expect(why(s, 2, 'bid 2')).toBe('E-52 below-reserve');
  expect(why(s, 2, 'bid 3')).toBeNull();
  expect(() => readOptions(example.options, { auction: false, reserve: 3 })).toThrow('goes only with auction=true');
});

test('E-53 big hands have five cards, and not with four seats', () => {
  const options = readOptions(example.options, { hands: 'big' });
  expect(example.view(example.setup(options, 3, generator('big')), null).handSizes).toEqual([5, 5, 5]);
  expect(example.check(options, 4)).toEqual({ rule: 'E-53', code: 'big-hands' });
});
