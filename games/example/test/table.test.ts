import { generator, list, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { GOSSIP, LEAK } from '../src/cards.ts';
import { example } from '../src/index.ts';
import { heard, play, table, why } from './table.ts';

const usual = readOptions(example.options, {});
const dealt = (seats: number, given = {}) => example.setup(readOptions(example.options, given), seats, generator('a deal'));

test('E-1 two to four seats and thirty cards', () => {
  for (const seats of [2, 3, 4]) {
    expect(example.check(usual, seats)).toBeNull();
    expect(example.census(dealt(seats))).toEqual([9, 5, 4, 5, 3, 4]);
  }
  for (const seats of [0, 1, 5, 2.5]) expect(example.check(usual, seats)).toEqual({ rule: 'E-1', code: 'seats' });
  expect(why(table({ hands: [{ leak: 1 }, {}, {}] }), 1, 'leak 4')).toBe('E-1 no-such-seat');
});

test('E-2 four coins, three cards and no room each', () => {
  const view = example.view(dealt(4), null);
  expect(view.coins).toEqual([4, 4, 4, 4]);
  expect(view.handSizes).toEqual([3, 3, 3, 3]);
  expect(view.rooms).toEqual([[], [], [], []]);
  expect(view.pileSize).toBe(18);
});

test('E-3 hands, rooms, the cart and the pile are hidden, each from whom it should be', () => {
  const s = table({
    hands: [{ brick: 1 }, { leak: 2 }, {}],
    rooms: [['alibi'], ['gossip', 'brick'], []],
    cart: [{}, { warden: 1 }, {}],
  });
  const [own, other, bystander] = [1, 0, null].map((seat) => example.view(s, seat));
  expect(own).toMatchObject({ hand: [0, 2, 0, 0, 0, 0], laid: [0, 0, 1, 0, 0, 0], rooms: [[-1], [5, 0], []] });
  expect(other).toMatchObject({ hand: [1, 0, 0, 0, 0, 0], laid: [0, 0, 0, 0, 0, 0], rooms: [[3], [-1, -1], []] });
  expect(bystander).toMatchObject({ hand: null, laid: null, rooms: [[-1], [-1, -1], []] });
  for (const view of [own, other, bystander]) {
    expect(view).toMatchObject({ handSizes: [1, 2, 0], cartSizes: [0, 1, 0], pileSize: 23 });
    expect(view).not.toHaveProperty('pile');
  }
});

test('E-3 what all have seen they know as long as it is certain', () => {
  const s = table({ hands: [{ leak: 2, gossip: 1 }, { gossip: 1, brick: 1 }, {}], coins: [9, 9, 9] });
  const known = (seat: number) => example.view(s, null).known[seat];
  play(s, 2, 'gossip 1');
  expect(known(0)).toEqual([0, 2, 0, 0, 0, 1]);
  play(s, 1, 'gossip 3');
  expect(known(0)[GOSSIP]).toBe(0); // it was discarded
  play(s, 1, 'build leak');
  expect(known(0)[LEAK]).toBe(2); // in the hand or under the room
});

test('E-3 every draw makes the pile less certain', () => {
  const s = table({
    hands: [{ brick: 9, leak: 5, warden: 4 }, {}, {}],
    discards: { alibi: 5, plumber: 3, gossip: 4 },
    pile: [],
  });
  play(s, 1, 'draw');
  expect(example.view(s, null).known[3]).toEqual([0, 0, 0, 2, 0, 1]); // two cards for seat 1, then one for seat 2
});

test('E-4 an empty pile is made anew from the discards and the cart, which is turned up', () => {
  const s = table({
    hands: [{ brick: 9, leak: 5, warden: 4 }, { alibi: 5 }, {}],
    discards: { plumber: 3 },
    cart: [{}, {}, { gossip: 4 }],
    known: { 'home 3': { gossip: 2 } },
    pile: [],
  });
  const told = play(s, 1, 'draw');
  expect(told[0]).toMatchObject({ event: { is: 'reshuffled', cards: [0, 0, 0, 0, 3, 4] }, shows: true });
  expect(example.view(s, 2)).toMatchObject({ pileSize: 4, cartSizes: [0, 0, 0], discards: [0, 0, 0, 0, 0, 0] });
  expect(example.view(s, 2).known[2]).toEqual([0, 0, 0, 0, 0, 0]);
});

test('E-4 a pile of one kind tells what was drawn from it', () => {
  const s = table({
    hands: [{ brick: 9, leak: 5, warden: 4 }, { alibi: 5, plumber: 3 }, {}],
    discards: { gossip: 4 },
    pile: [],
  });
  play(s, 1, 'draw');
  expect(example.view(s, 1).known[0][GOSSIP]).toBe(2);
});

test('E-10 lanterns are picked in secret, shown together and shared', () => {
  const s = table({ turn: null, doing: { kind: 'lanterns', picks: [0, 0, 0] }, coins: [0, 0, 0] });
  expect(list(example.toAct(s))).toEqual([0, 1, 2]);
  const told = play(s, 2, 'lantern 3');
  expect(heard(told, 2)).toEqual([{ is: 'lantern', seat: 1, pick: 3 }]);
  expect(heard(told, 1)).toEqual([{ is: 'lantern', seat: 1, pick: null }]);
  expect(example.view(s, 0).stack[1]).toEqual({ kind: 'lanterns', picks: [0, -1, 0] });
  expect(example.view(s, 1).stack[1]).toEqual({ kind: 'lanterns', picks: [0, 3, 0] });
  play(s, 1, 'lantern 4');
  expect(heard(play(s, 3, 'lantern 3'), null)[1]).toEqual({ is: 'lanterns', picks: [4, 3, 3] });
  expect(s.coins).toEqual([4, 1, 1]);
});

test('E-11 turns go clockwise from the lamp, which goes round', () => {
  const s = table({ options: { rounds: 2 }, turn: null, doing: { kind: 'lanterns', picks: [0, 0, 0] } });
  const order: number[] = [];
  while (example.toAct(s) !== 0) {
    const asked = list(example.toAct(s));
    if (asked.length === 1) order.push(asked[0] + 1);
    for (const seat of asked) play(s, seat + 1, asked.length === 1 ? 'rest' : 'lantern 1');
  }
  expect(order).toEqual([1, 2, 3, 2, 3, 1]);
});

test('E-12 only the seats asked may answer, and only what they are asked', () => {
  const s = table({ hands: [{ warden: 1 }, { leak: 1 }, {}] });
  expect(why(s, 2, 'rest')).toBe('E-12 not-asked');
  expect(why(s, 1, 'warden')).toBe('E-12 not-an-answer');
  expect(why(s, 1, 'lantern 2')).toBe('E-12 not-an-answer');
});
