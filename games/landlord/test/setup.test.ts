import { generator, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { CARDS, landlord } from '../src/index.ts';
import { house, known, knownPile, table } from './table.ts';

const counts = Object.fromEntries(CARDS.map((name, kind) => [name, landlord.census(table({}))[kind]]));
const begin = (seats: number, seed = 'x', given = {}) =>
  landlord.setup(readOptions(landlord.options, given), seats, generator(seed));

test('L-1 34 tenants', () => {
  const tenants = { family: 2, freaks: 2, musician: 4, 'mother-and-child': 4, celebrities: 3, pensioners: 3 };
  const more = { single: 2, student: 5, mover: 1, researcher: 2, manager: 2, squatters: 4 };
  expect(counts).toMatchObject({ ...tenants, ...more });
  expect(Object.values({ ...tenants, ...more }).reduce((sum, n) => sum + n)).toBe(34);
});

test('L-2 32 building cards, two of them Flat roofs', () => {
  expect(counts).toMatchObject({ roof: 21, 'roof-renovation': 3, 'roof-dormer': 3, 'flat-roof': 2, 'cellar-renovation': 3 });
});

test('L-3 44 action cards, and 110 cards in all', () => {
  expect(counts).toMatchObject({ demolition: 2, alibi: 4, bomb: 3, recycle: 1, lunatic: 1, eviction: 2, court: 2, jail: 1 });
  expect(counts).toMatchObject({ broker: 3, 'rent-withheld': 2, murder: 4, police: 5, politics: 3, move: 11 });
  expect(Object.values(counts).reduce((sum, n) => sum + n)).toBe(110);
});

test('L-10 a Roof and five cards each, $5, and the rest is the pile', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const s = begin(seats);
    expect(s.money).toEqual(new Array(seats).fill(5));
    expect(s.handSizes).toEqual(new Array(seats).fill(6));
    for (let seat = 0; seat < seats; seat++) expect(s.hands[seat * CARDS.length + CARDS.indexOf('roof')]).toBeGreaterThan(0);
    expect(s.pile).toHaveLength(109 - 6 * seats);
    expect(landlord.toAct(s)).toBe(1 << s.turn);
  }
});

test('L-10 the one who begins is drawn by lot', () => {
  const first = new Set(Array.from({ length: 40 }, (_, i) => begin(4, `lot ${i}`).first));
  expect([...first].sort()).toEqual([0, 1, 2, 3]);
});

test('L-10 two to six may play', () => {
  const options = readOptions(landlord.options, {});
  expect([1, 2, 3, 4, 5, 6, 7, 2.5].map((seats) => landlord.check(options, seats)?.code ?? null)).toEqual([
    'seats',
    null,
    null,
    null,
    null,
    null,
    'seats',
    'seats',
  ]);
});

test('L-11 a seat sees its own hand and floors, of the others the size and the Roof dealt openly', () => {
  const s = begin(3);
  const seen = landlord.view(s, 1);
  expect(seen.hand).toEqual(s.hands.slice(CARDS.length, 2 * CARDS.length));
  expect(seen.handSizes).toEqual([6, 6, 6]);
  expect(known(s, 2, 1)).toBe('roof');
  expect(known(s, null, 3)).toBe('roof');
  expect(known(s, 2, 2)).toBe('');
  expect(knownPile(s, 2)).toEqual(['91']);
  expect(landlord.view(s, null).hand).toBeNull();
});

test('L-11 the hidden sides of floors are seen by their builder alone', () => {
  const s = table({ street: [house(1, 2, {}, { hides: ['bomb', 'alibi'] })] });
  expect(landlord.view(s, 0).street[0].floors.map((kind) => CARDS[kind])).toEqual(['bomb', 'alibi']);
  expect(landlord.view(s, 1).street[0].floors).toEqual([-2, -2]);
  expect(landlord.view(s, null).street[0].floors).toEqual([-2, -2]);
});
