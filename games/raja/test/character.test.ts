import { expect, test } from 'vitest';
import { raja } from '../src/index.ts';
import { asked, legal, play, table, turn, why, written } from './table.ts';

const inAgra = { architects: ['Agra', 'Agra', 'Agra', 'Agra'] };
const cast = (...cards: string[]) => ({ characters: cards.map((card) => [card]) });

test('R-20 the Grand duke acts first, wherever he sits', () => {
  const s = table(cast('Builder', 'Merchant', 'Grand duke', 'Priest'));
  for (const seat of [1, 2, 3, 4]) play(s, seat, 'disc gold + gold');
  expect(asked(s)).toEqual([3]);
});

test('R-20 no power has to be used', () => {
  const s = turn(1, 'gold + gold', {}, cast('Entrepreneur', 'Grand duke', 'Priest', 'Wanderer'));
  play(s, 1, 'gold', 'gold', 'end turn');
  expect([s.gold[0], s.supply[0]]).toEqual([19, 6]);
});

test('R-21 the Merchant gets 1 gold, once in his turn, and nobody else', () => {
  const s = turn(2, 'gold + gold');
  expect(legal(s, 2)).toEqual(["merchant's gold", 'gold', 'end turn']);
  expect(play(s, 2, "merchant's gold")).toEqual([{ is: 'merchant', seat: 1 }]);
  expect(s.gold).toEqual([15, 16, 15, 15]);
  expect(why(s, 2, "merchant's gold")).toBe('R-55 power-used');
  expect(legal(s, 2)).toEqual(['gold', 'end turn']);
  expect(why(turn(1, 'gold + gold'), 1, "merchant's gold")).toBe('R-21 not-merchant');
});

test('R-24 the Entrepreneur builds one house for nothing, besides his actions', () => {
  const s = turn(1, 'gold + house', {}, { ...cast('Entrepreneur', 'Priest', 'Builder', 'Wanderer'), ...inAgra });
  expect(play(s, 1, 'free house Agra')).toEqual([{ is: 'house', seat: 0, place: 4, gold: 0 }]);
  expect([s.gold[0], s.supply[0], s.houses[16]]).toEqual([15, 5, 1]);
  expect(why(s, 1, 'free house Kota')).toBe('R-55 power-used');
  expect(raja.view(s, 0).penalty).toBe(4);
  play(s, 1, 'house Kota');
  expect(raja.view(s, 0).penalty).toBe(2);
});

test('R-24 where any house may go, and only from the supply', () => {
  const villages = { Kota: [2, 3] };
  const entrepreneur = cast('Entrepreneur', 'Priest', 'Builder', 'Wanderer');
  const s = turn(1, 'gold + gold', {}, { ...entrepreneur, villages, gold: [0, 0, 0, 0] });
  expect(why(s, 1, 'free house Kota')).toBe('R-1 village-full');
  expect(why(s, 1, 'free house Agra')).toBe('R-50 architect-elsewhere');
  expect(why(s, 1, 'free house Guna')).toBeNull();
  expect(legal(s, 1).filter((text) => text.startsWith('free'))).toHaveLength(29);
  const none = turn(1, 'gold + gold', {}, { ...entrepreneur, supply: [0, 6, 6, 6] });
  expect(why(none, 1, 'free house Guna')).toBe('R-50 no-supply');
  expect(legal(none, 1)).toEqual(['gold', 'end turn']);
  expect(why(turn(1, 'gold + gold'), 1, 'free house Guna')).toBe('R-24 not-entrepreneur');
});

test('R-24 or moves one house instead', () => {
  const s = turn(
    1,
    'gold + move house',
    {},
    {
      ...cast('Entrepreneur', 'Priest', 'Builder', 'Wanderer'),
      villages: { Kota: [1], Guna: [1] },
    },
  );
  expect(why(s, 1, 'free lift Rewa')).toBe('R-43 no-house-there');
  expect(play(s, 1, 'free lift Kota')).toEqual([{ is: 'lifted', seat: 0, place: 9, free: true }]);
  play(s, 1, 'put Rewa');
  expect(why(s, 1, 'free lift Guna')).toBe('R-55 power-used');
  expect(why(s, 1, 'free house Dhar')).toBe('R-55 power-used');
  expect(raja.view(s, 0).penalty).toBe(4);
  expect(play(s, 1, 'lift Guna')).toEqual([{ is: 'lifted', seat: 0, place: 8, free: false }]);
  play(s, 1, 'put Dhar');
  expect(written(s, 'villages')).toEqual({ Rewa: [1], Dhar: [1] });
  expect(raja.view(s, 0).penalty).toBe(2);
  expect(why(turn(1, 'gold + gold', {}, { villages: { Kota: [1] } }), 1, 'free lift Kota')).toBe('R-24 not-entrepreneur');
});

test('R-25 the Builder pays 9 for each palace', () => {
  const s = turn(
    1,
    'palace + palace',
    {},
    {
      ...cast('Builder', 'Priest', 'Entrepreneur', 'Wanderer'),
      ...inAgra,
      gold: [18, 15, 15, 15],
    },
  );
  expect(play(s, 1, 'large palace')[0]).toMatchObject({ gold: 9 });
  play(s, 1, 'small palace');
  expect(s.gold[0]).toBe(0);
  const poor = { ...cast('Builder', 'Priest', 'Entrepreneur', 'Wanderer'), ...inAgra, gold: [8, 15, 15, 15] };
  expect(why(turn(1, 'palace + palace', {}, poor), 1, 'large palace')).toBe('R-50 too-poor');
});

test('R-48 Character takes a free character, and the old one lies on the table', () => {
  const s = turn(1, 'gold + character');
  expect(play(s, 1, 'take Builder')).toEqual([{ is: 'took', seat: 0, card: 5 }]);
  expect(s.holder).toEqual([-1, 1, 2, 3, -1, 0, -2]);
  expect(asked(s)).toEqual([1]);
  expect(why(s, 1, 'take Entrepreneur')).toBe('R-32 no-action');
  expect(raja.view(s, 0).penalty).toBe(2);
});

test('R-55 or another seat’s, who takes any free one, your old one included', () => {
  const s = turn(1, 'gold + character');
  expect(play(s, 1, 'take Merchant')).toEqual([{ is: 'robbed', seat: 0, from: 1, card: 1 }]);
  expect(s.holder).toEqual([-1, 0, 2, 3, -1, -1, -2]);
  expect(asked(s)).toEqual([2]);
  expect(legal(s, 2)).toEqual(['take Grand duke', 'take Entrepreneur', 'take Builder']);
  expect(why(s, 2, 'take Merchant')).toBe('R-55 not-free');
  expect(why(s, 2, 'take Yogi')).toBe('R-26 no-yogi');
  expect(why(s, 2, 'give Priest')).toBe('R-90 not-seduced');
  expect(why(s, 1, 'gold')).toBe('R-32 not-asked');
  expect(play(s, 2, 'take Grand duke')).toEqual([{ is: 'took', seat: 1, card: 0 }]);
  expect(s.holder).toEqual([1, 0, 2, 3, -1, -1, -2]);
  expect(asked(s)).toEqual([1]);
});

test('R-55 not your own, and not one that is not in the game', () => {
  const s = turn(1, 'gold + character');
  expect(why(s, 1, 'take Grand duke')).toBe('R-55 own-character');
  expect(why(s, 1, 'take Yogi')).toBe('R-26 no-yogi');
  expect(why(s, 1, 'swap Grand duke for Priest')).toBe('R-90 one-character');
  expect(why(s, 1, 'seduce seat 2')).toBe('R-90 one-character');
  expect(legal(s, 1)).toEqual([
    ...['gold', 'take Merchant', 'take Priest', 'take Wanderer', 'take Entrepreneur', 'take Builder', 'end turn'],
  ]);
});

test('R-55 the first example: the Merchant takes 1 gold, then the Wanderer, and travels for nothing', () => {
  const s = turn(
    1,
    'gold + character',
    {},
    {
      ...cast('Merchant', 'Priest', 'Grand duke', 'Builder'),
      villages: { Rewa: [2] },
      gold: [0, 0, 0, 0],
    },
  );
  play(s, 1, "merchant's gold", 'take Wanderer', 'travel Varanasi');
  expect(s.gold).toEqual([1, 1, 0, 0]);
});

test('R-55 the second example: the Entrepreneur builds a house, then as Builder a palace for 9', () => {
  const s = turn(
    1,
    'palace + character',
    {},
    {
      ...cast('Entrepreneur', 'Priest', 'Grand duke', 'Wanderer'),
      ...inAgra,
      gold: [9, 0, 0, 0],
    },
  );
  play(s, 1, 'free house Agra', 'take Builder', 'large palace', 'end turn');
  expect(s.gold).toEqual([0, 0, 0, 0]);
});

test('R-55 a power counts once in a turn even if the card comes back', () => {
  const s = turn(1, 'character + character', {}, cast('Merchant', 'Priest', 'Grand duke', 'Wanderer'));
  play(s, 1, "merchant's gold", 'take Builder', 'take Merchant');
  expect(why(s, 1, "merchant's gold")).toBe('R-55 power-used');
  const other = turn(1, 'character + character', {}, cast('Merchant', 'Priest', 'Grand duke', 'Wanderer'));
  play(other, 1, "merchant's gold", 'take Entrepreneur', 'free house Kota');
  expect(why(other, 1, 'free house Guna')).toBe('R-55 power-used');
});

test('R-55 who robs a used power may use it in a turn of their own', () => {
  const s = turn(
    1,
    'gold + gold',
    {},
    {
      ...cast('Merchant', 'Priest', 'Grand duke', 'Wanderer'),
      discs: [null, 'gold + character', 'gold + gold', 'gold + gold'],
    },
  );
  play(s, 1, "merchant's gold", 'end turn');
  expect(asked(s)).toEqual([3]);
  play(s, 3, 'end turn');
  play(s, 2, 'take Merchant');
  play(s, 1, 'take Priest');
  play(s, 2, "merchant's gold");
});

test('R-55 next is the lowest character among those who have not acted', () => {
  const s = turn(1, 'gold + character', {}, cast('Grand duke', 'Merchant', 'Builder', 'Wanderer'));
  play(s, 1, 'take Merchant');
  play(s, 2, 'take Entrepreneur');
  expect(asked(s)).toEqual([1]);
  play(s, 1, 'gold', 'end turn');
  expect(asked(s)).toEqual([4]);
  play(s, 4, 'end turn');
  expect(asked(s)).toEqual([2]);
  play(s, 2, 'end turn');
  expect(asked(s)).toEqual([3]);
});

test('R-55 who has acted does not act again, whatever card they get', () => {
  const s = turn(2, 'gold + character', { acted: [1] }, cast('Grand duke', 'Merchant', 'Builder', 'Wanderer'));
  play(s, 2, 'take Grand duke');
  play(s, 1, 'take Merchant');
  play(s, 2, 'gold', 'end turn');
  expect(asked(s)).toEqual([4]);
});
