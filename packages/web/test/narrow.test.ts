import { describe, expect, test } from 'vitest';
import { carried, meant, NOTHING, narrow, pick, type Slot } from '../src/choose/narrow.ts';

const SLOTS: readonly Slot[] = [
  { name: 'card', fine: false },
  { name: 'flat', fine: false },
  { name: 'place', fine: true },
  { name: 'tenant', fine: true },
];
const choice = (move: string, parts: { [slot: string]: string }) => ({ move, parts });
const TURN = [
  choice('red a1', { card: 'red', flat: 'a1' }),
  choice('red b2', { card: 'red', flat: 'b2' }),
  choice('blue b2', { card: 'blue', flat: 'b2' }),
  choice('departure b2 up', { card: 'departure', flat: 'b2', place: 'b2 up' }),
  choice('pass', {}),
];
const moves = (choices: readonly { move: string }[]): string[] => choices.map(({ move }) => move);

describe('narrowing', () => {
  test('keeps what agrees with every pick', () => {
    expect(moves(narrow(TURN, { card: 'red' }, SLOTS))).toEqual(['red a1', 'red b2']);
    expect(moves(narrow(TURN, { flat: 'b2' }, SLOTS))).toEqual(['red b2', 'blue b2', 'departure b2 up']);
  });

  test('a fine pick waits for the decision that asks for it, but rules out other values', () => {
    expect(moves(narrow(TURN, { flat: 'b2', place: 'b2 left' }, SLOTS))).toEqual(['red b2', 'blue b2']);
  });

  test('another card takes over a flat picked before, where it fits there', () => {
    expect(pick(TURN, { card: 'red', flat: 'b2' }, { card: 'blue' }, SLOTS).picked).toEqual({ card: 'blue', flat: 'b2' });
    expect(pick(TURN, { card: 'red', flat: 'a1' }, { card: 'blue' }, SLOTS).picked).toEqual({ card: 'blue' });
  });

  test('a flat that does not go with the card leaves nothing: that is when to say why not', () => {
    expect(pick(TURN, { card: 'blue' }, { flat: 'a1' }, SLOTS).left).toEqual([]);
  });
});

describe('what is carried over to the next decision', () => {
  const NEXT = [
    choice('red up', { flat: 'c3', place: 'c3 up', tenant: 'red' }),
    choice('green left', { flat: 'c3', place: 'c3 left', tenant: 'green' }),
  ];

  test('a place that the last decision did not ask for', () => {
    expect(carried(NEXT, { card: 'red', flat: 'c3', place: 'c3 up' }, SLOTS)).toEqual({ place: 'c3 up' });
  });

  test('nothing that the next decision has never heard of', () => {
    expect(carried(NEXT, { card: 'red', place: 'a1 up' }, SLOTS)).toBe(NOTHING);
  });

  test('nothing where no move fits all of it: else nothing could be clicked any more', () => {
    expect(carried(NEXT, { place: 'c3 up', tenant: 'green' }, SLOTS)).toBe(NOTHING);
  });
});

describe('what is meant', () => {
  const FUTONS = ['up', 'left'].flatMap((way) =>
    ['red', 'green'].map((tenant) => choice(`${tenant} ${way}`, { flat: 'c3', place: `c3 ${way}`, tenant })),
  );
  test('the only one left', () => {
    expect(meant(narrow(TURN, { card: 'blue' }, SLOTS), { card: 'blue' }, {})?.move).toBe('blue b2');
  });

  test('the usual tenant, once the place is picked', () => {
    const left = narrow(FUTONS, { place: 'c3 up' }, SLOTS);
    expect(meant(left, { place: 'c3 up' }, { tenant: 'red' })?.move).toBe('red up');
  });

  test('nothing, while places are still open', () => {
    expect(meant(FUTONS, {}, { tenant: 'red' })).toBeNull();
  });

  test('the tenant that was picked, against the usual one', () => {
    const picked = { place: 'c3 up', tenant: 'green' };
    expect(meant(narrow(FUTONS, picked, SLOTS), picked, { tenant: 'red' })?.move).toBe('green up');
  });
});
