import { generator, list, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { ACTIONS, DISCS } from '../src/actions.ts';
import { raja } from '../src/index.ts';
import { asked, legal, play, table, why, written } from './table.ts';

const agreed = (given = {}) => readOptions(raja.options, given);
const dealt = (seats: number, given = {}, seed = 'a deal') => raja.setup(agreed(given), seats, generator(seed));
const SIX = ['Grand duke', 'Merchant', 'Priest', 'Wanderer', 'Entrepreneur', 'Builder'];

test('R-3 what everyone begins with', () => {
  for (const seats of [2, 3, 4, 5]) {
    const s = dealt(seats);
    expect(s.architects).toEqual(new Array(seats).fill(7));
    expect(written(s, 'architects')).toEqual(new Array(seats).fill('Bhopal'));
    expect(s.gold).toEqual(new Array(seats).fill(15));
    expect(s.palaces).toEqual(new Array(seats).fill(7));
    expect(s.supply).toEqual(new Array(seats).fill(4));
    expect(s.quarry).toEqual(new Array(seats).fill(16));
    expect(s.markers).toEqual(new Array(seats).fill(0));
    expect(raja.census(s)).toEqual([...new Array(seats).fill([1, 20, 7]).flat(), 7, 7, 6]);
  }
});

test('R-3 everyone sees the gold of everyone', () => {
  const s = table({ gold: [1, 2, 3, 4] });
  for (const viewer of [0, 3, null]) expect(raja.view(s, viewer).gold).toEqual([1, 2, 3, 4]);
});

test('R-4 seven governors on the unnumbered squares, in random order', () => {
  const orders = new Set<string>();
  for (let match = 0; match < 60; match++) {
    const s = raja.setup(agreed({ advanced: 'off' }), 3, generator(`governors ${match}`));
    expect(s.squares.slice().sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    orders.add(s.squares.join());
  }
  expect(orders.size).toBeGreaterThan(50);
});

test('R-10 who is first is drawn by lot', () => {
  const first = new Set(Array.from({ length: 60 }, (_, match) => dealt(5, {}, `first ${match}`).first));
  expect([...first].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('R-10 from the first seat clockwise everyone picks one of the characters 1 to 6', () => {
  const s = dealt(4);
  const order = [0, 1, 2, 3].map((n) => ((s.first + n) % 4) + 1);
  expect(legal(s, order[0])).toEqual(SIX.map((name) => `take ${name}`));
  expect(why(s, order[0], 'take Yogi')).toBe('R-26 no-yogi');
  for (const [i, seat] of order.entries()) {
    expect(asked(s)).toEqual([seat]);
    expect(play(s, seat, `take ${SIX[i]}`)).toEqual([{ is: 'took', seat: seat - 1, card: i }]);
    if (i < 3) expect(why(s, order[i + 1], `take ${SIX[i]}`)).toBe('R-10 not-free');
  }
  expect(why(s, order[0], 'gold')).toBe('R-32 not-now');
  expect(s.holder.slice(0, 4)).toEqual(order.map((seat) => seat - 1));
});

test('R-10 only a character is an answer, and only from who is asked', () => {
  const s = dealt(3);
  const seat = s.first + 1;
  expect(why(s, seat, 'end turn')).toBe('R-32 not-now');
  expect(why(s, seat === 3 ? 1 : seat + 1, 'take Priest')).toBe('R-32 not-asked');
});

const settling = (seats: number, fields = {}) =>
  table({
    seats,
    round: 0,
    maharaja: 'Bhopal',
    track: ['Jaipur', 'Mumbai', 'Varanasi', 'Puri', 'Agra', 'Mysore', 'Madurai'],
    supply: new Array(seats).fill(4),
    doing: { is: 'placing', turn: 0 },
    ...fields,
  });

test('R-11 one house each into a village in the order of the characters, four times round', () => {
  const s = settling(3, { characters: [['Builder'], ['Grand duke'], ['Priest']] });
  const villages = ['Guna', 'Kota', 'Rewa', 'Bidar'];
  for (const village of villages)
    for (const seat of [2, 3, 1]) {
      expect(asked(s)).toEqual([seat]);
      const at = village === 'Rewa' && seat === 1 ? 'Gaya' : village;
      const place =
        seat === 1 ? (village === 'Guna' ? 'Dhar' : village === 'Kota' ? 'Surat' : at === 'Gaya' ? 'Gaya' : 'Erode') : at;
      play(s, seat, `house ${place}`);
    }
  expect(written(s, 'villages')).toEqual({
    Guna: [2, 3],
    Kota: [2, 3],
    Rewa: [2, 3],
    Bidar: [2, 3],
    Dhar: [1],
    Surat: [1],
    Gaya: [1],
    Erode: [1],
  });
  expect(s.gold).toEqual([15, 15, 15]);
});

test('R-11 only villages, and only a house', () => {
  const s = settling(3);
  expect(legal(s, 1)).toHaveLength(30);
  expect(legal(s, 1)[0]).toBe('house Guna');
  expect(why(s, 1, 'house Agra')).toBe('R-11 villages-only');
  expect(why(s, 1, 'travel Agra')).toBe('R-32 not-now');
  expect(play(s, 1, 'house Kota')[0]).toEqual({ is: 'placed', seat: 0, place: 9 });
  expect(s.supply).toEqual([3, 4, 4]);
});

test('R-1 a village has room for two houses, both of one seat if need be', () => {
  const s = settling(3, { villages: { Kota: [2] }, supply: [4, 3, 4] });
  play(s, 1, 'house Kota');
  expect(why(s, 2, 'house Kota')).toBe('R-1 village-full');
  expect(legal(s, 2)).not.toContain('house Kota');
  play(s, 2, 'house Guna');
  play(s, 3, 'house Rewa');
  play(s, 1, 'house Dhar');
  play(s, 2, 'house Guna');
  expect(written(s, 'villages')).toEqual({ Kota: [1, 2], Guna: [2, 2], Rewa: [3], Dhar: [1] });
});

test('R-1 with two seats a village has room for one house', () => {
  const s = settling(2);
  play(s, 1, 'house Kota');
  expect(why(s, 2, 'house Kota')).toBe('R-1 village-full');
  const three = settling(3);
  play(three, 1, 'house Kota');
  expect(why(three, 2, 'house Kota')).toBeNull();
});

test('R-12 after the last first house everyone takes six into the supply, and the first round begins', () => {
  const s = settling(2, { supply: [0, 1], villages: { Guna: [1] }, doing: { is: 'placing', turn: 7 } });
  expect(s.quarry).toEqual([19, 19]);
  play(s, 2, 'house Kota');
  expect(s.supply).toEqual([6, 6]);
  expect(s.quarry).toEqual([13, 13]);
  expect(s.round).toBe(1);
  expect(asked(s)).toEqual([1, 2]);
});

test('R-12 from a real beginning: ten houses in the quarry, six in the supply', () => {
  const s = dealt(5);
  for (let seats = raja.toAct(s); s.round === 0; seats = raja.toAct(s)) {
    const seat = list(seats)[0] + 1;
    play(s, seat, legal(s, seat)[0]);
  }
  expect(s.quarry).toEqual([10, 10, 10, 10, 10]);
  expect(s.supply).toEqual([6, 6, 6, 6, 6]);
});

test('R-31 a disc shows any two of the nine actions, the same one twice included', () => {
  expect(ACTIONS).toHaveLength(9);
  expect(DISCS).toHaveLength(45);
  expect(new Set(DISCS.map((pair) => pair.slice().sort().join())).size).toBe(45);
  const s = table();
  expect(legal(s, 3)).toHaveLength(45);
  expect(why(s, 3, 'disc gold + gold')).toBeNull();
  expect(why(s, 3, 'gold')).toBe('R-32 not-now');
});
