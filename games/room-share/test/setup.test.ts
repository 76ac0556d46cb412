import { generator, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { CARDS, COLOURS, KINDS, roomShare } from '../src/index.ts';
import { events, hand, homes, may, play, reserve, type Table, why } from './table.ts';

const begin = (seats: number, options = {}, seed = 'set-up'): Table =>
  roomShare.setup(readOptions(roomShare.options, options), seats, generator(seed));

/** Past the pick of the guests, where there is one. */
const laid = (seats: number, options = {}, seed = 'set-up'): Table => {
  const s = begin(seats, options, seed);
  if (seats === 2) play(s, 'guests yellow');
  return s;
};

const kindsOf = (s: Table): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const kind of roomShare.view(s, null).kinds) count[KINDS[kind]] = (count[KINDS[kind]] ?? 0) + 1;
  return count;
};
const seeds = Array.from({ length: 60 }, (_, n) => `seed ${n}`);
const CENTRE = [6, 7, 8, 11, 12, 13];

test('S-1 nine tenants of each of four colours', () => {
  for (const seats of [2, 3, 4]) expect(roomShare.census(begin(seats)).slice(0, 4)).toEqual([9, 9, 9, 9]);
});

test('S-2 a block of 14 classic flats, 3 suites and 3 haunted ones, with four arrows each', () => {
  const view = roomShare.view(laid(4), null);
  expect(kindsOf(laid(4))).toEqual({ classic: 14, suite: 3, haunted: 3 });
  expect(view.tenants).toHaveLength(20 * 4);
});

test('S-3 the standard game has 30 cards, five keys of each colour and two of each event but Renovation', () => {
  expect(roomShare.census(begin(4)).slice(4, 14)).toEqual([5, 5, 5, 5, 2, 2, 2, 2, 2, 0]);
  expect(CARDS[9]).toBe('renovation');
});

test('S-10 eight tenants of the own colour in reserve, the ninth of every colour on the board', () => {
  const s = laid(4);
  for (const [seat, colour] of COLOURS.entries()) expect(reserve(s, seat)).toEqual({ [colour]: 8 });
  expect(Object.values(homes(s)).join('').replaceAll('.', '').split('').sort()).toEqual(['b', 'g', 'r', 'y']);
});

test('S-10 two to four seats', () => {
  const standard = readOptions(roomShare.options, {});
  expect([1, 2, 3, 4, 5, 2.5].map((seats) => roomShare.check(standard, seats)?.code ?? null)).toEqual([
    'seats',
    null,
    null,
    null,
    'seats',
    'seats',
  ]);
});

test('S-11 with three seats each adds two tenants of the unused colour', () => {
  const s = laid(3);
  expect([0, 1, 2].map((seat) => reserve(s, seat))).toEqual([
    { red: 8, green: 2 },
    { blue: 8, green: 2 },
    { yellow: 8, green: 2 },
  ]);
  expect(roomShare.view(s, null).box).toEqual([0, 0, 0, 2]);
});

test('S-11 with two seats red picks one of the remaining colours and blue takes the other', () => {
  for (const [mine, other] of [
    ['yellow', 'green'],
    ['green', 'yellow'],
  ]) {
    const s = begin(2);
    expect(roomShare.toAct(s)).toBe(1);
    expect(may(s)).toEqual(['guests yellow', 'guests green']);
    expect(why(s, 'guests red')).toBe('S-11 colour-taken');
    expect(why(s, 'guests blue')).toBe('S-11 colour-taken');
    expect(why(s, 'pass')).toBe('S-11 pick-guests');
    expect(why(s, `guests ${mine}`, 1)).toBe('S-20 not-you');
    const told = play(s, `guests ${mine}`);
    expect(reserve(s, 0)).toEqual({ red: 8, [mine]: 8 });
    expect(reserve(s, 1)).toEqual({ blue: 8, [other]: 8 });
    expect(events(told)).toEqual([
      'guests',
      'guests',
      'laid',
      'settled',
      'settled',
      'settled',
      'settled',
      'dealt',
      'dealt',
      'dealt',
      'dealt',
    ]);
  }
});

test('S-11 the guests are picked before the block is laid out and the cards are dealt', () => {
  const view = roomShare.view(begin(2), 0);
  expect(view.kinds.every((kind) => kind === -1)).toBe(true);
  expect(homes(begin(2))).toEqual({});
  expect(view.handSizes).toEqual([0, 0]);
  expect(view.pile).toBe(30);
  expect(view.box).toEqual([1, 1, 9, 9]);
});

test('S-11 guests are asked for with two seats only', () => {
  expect(begin(3).phase).toBe('turn');
  expect(begin(4).phase).toBe('turn');
});

test('S-12 the centre is classic and its corners hold one tenant each, on the arrow to the centre column', () => {
  for (const seed of seeds) {
    const s = laid(4, { royal: 'classic' }, seed);
    for (const flat of CENTRE) expect(s.kinds[flat]).toBe(0);
    const home = homes(s);
    expect(Object.keys(home).sort()).toEqual(['b2', 'b3', 'd2', 'd3']);
    for (const flat of ['b2', 'b3']) expect(home[flat]).toMatch(/^\.[rbyg]\.\.$/);
    for (const flat of ['d2', 'd3']) expect(home[flat]).toMatch(/^\.\.\.[rbyg]$/);
  }
});

test('S-12 any colour may go to any corner', () => {
  const met = new Set(seeds.flatMap((seed) => Object.entries(homes(laid(4, {}, seed))).map(([flat, who]) => flat + who)));
  expect(met.size).toBe(16);
});

test('S-13 the outer flats are shuffled', () => {
  const suites = new Set(
    seeds.flatMap((seed) => laid(4, {}, seed).kinds.flatMap((kind, flat) => (kind === 1 ? [flat] : []))),
  );
  const haunted = new Set(
    seeds.flatMap((seed) => laid(4, {}, seed).kinds.flatMap((kind, flat) => (kind === 2 ? [flat] : []))),
  );
  expect(suites.size).toBe(14);
  expect(haunted.size).toBe(14);
});

test('S-14 three secret cards each, the rest is the pile', () => {
  for (const seats of [2, 3, 4]) {
    const view = roomShare.view(laid(seats), 1);
    expect(view.handSizes).toEqual(Array.from({ length: seats }, () => 3));
    expect(view.pile).toBe(30 - 3 * seats);
    expect(view.hand?.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(roomShare.view(laid(seats), null).hand).toBeNull();
  }
});

test('S-14 each seat is told its own cards and nobody else is', () => {
  const s = begin(2);
  const dealt = play(s, 'guests green').filter(({ event }) => event.is === 'dealt');
  for (const seat of [0, 1]) {
    const [own, others] = dealt.filter(({ event }) => event.is === 'dealt' && event.seat === seat);
    expect(own.to).toBe(1 << seat);
    expect(own.shows).toBe(true);
    expect(own.event.is === 'dealt' && own.event.cards?.map((card) => CARDS[card]).sort()).toEqual(hand(s, seat).sort());
    expect(others.to).toBe(~(1 << seat));
    expect(others.event).toEqual({ is: 'dealt', seat, count: 3, cards: null });
  }
});

test('S-14 who begins is drawn', () => {
  for (const seats of [2, 3, 4]) expect(new Set(seeds.map((seed) => laid(seats, {}, seed).turn)).size).toBe(seats);
  for (const seed of seeds) expect(laid(3, {}, seed).first).toBe(laid(3, {}, seed).turn);
});

test('S-50 the royal suite takes the place of an outer classic flat, a suite or a haunted flat', () => {
  for (const seed of seeds.slice(0, 10)) {
    expect(kindsOf(laid(4, { royal: 'classic' }, seed))).toEqual({ classic: 13, suite: 3, haunted: 3, royal: 1 });
    expect(kindsOf(laid(4, { royal: 'suite' }, seed))).toEqual({ classic: 14, suite: 2, haunted: 3, royal: 1 });
    expect(kindsOf(laid(4, { royal: 'haunted' }, seed))).toEqual({ classic: 14, suite: 3, haunted: 2, royal: 1 });
  }
});

test('S-51 the two Renovation cards are shuffled in', () => {
  const s = laid(4, { renovation: true });
  expect(roomShare.census(s).slice(4, 14)).toEqual([5, 5, 5, 5, 2, 2, 2, 2, 2, 2]);
  expect(roomShare.view(s, null).pile).toBe(32 - 12);
});

test('S-52 the duel is for two and has no events to add', () => {
  const chosen = (given: object) => readOptions(roomShare.options, { ...given });
  expect(roomShare.check(chosen({ duel: true }), 2)).toBeNull();
  expect(roomShare.check(chosen({ duel: true, royal: 'suite' }), 2)).toBeNull();
  expect(roomShare.check(chosen({ duel: true }), 3)).toEqual({ rule: 'S-52', code: 'duel-seats' });
  expect(roomShare.check(chosen({ duel: true, renovation: true }), 2)).toEqual({ rule: 'S-52', code: 'duel-events' });
  expect(roomShare.check(chosen({ renovation: true }), 2)).toBeNull();
});

test('S-52 the duel has no hands and no pile, and guests as for two', () => {
  const s = laid(2, { duel: true });
  const view = roomShare.view(s, 0);
  expect([view.handSizes, view.pile]).toEqual([[0, 0], 0]);
  expect([reserve(s, 0), reserve(s, 1)]).toEqual([
    { red: 8, yellow: 8 },
    { blue: 8, green: 8 },
  ]);
});
