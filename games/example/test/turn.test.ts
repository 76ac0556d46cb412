import { list } from '@insula/kernel';
import { expect, test } from 'vitest';
import { example } from '../src/index.ts';
import { heard, legal, play, table, why } from './table.ts';

const asked = (s: Parameters<typeof example.toAct>[0]) => list(example.toAct(s)).map((seat) => seat + 1);

test('E-20 a coin of rent for each room, and a card', () => {
  const s = table({ rooms: [[], ['brick', 'leak'], []] });
  const told = play(s, 1, 'rest');
  expect(s.coins).toEqual([5, 6, 4]);
  expect(example.view(s, null).handSizes).toEqual([0, 1, 0]);
  expect(heard(told, 3)).toContainEqual({ is: 'drew', seat: 1, card: null });
  expect(heard(told, 2)).not.toContainEqual({ is: 'drew', seat: 1, card: null });
});

test('E-21 resting brings a coin and is always allowed', () => {
  const s = table({ coins: [0, 0, 0] });
  expect(legal(s, 1)).toEqual(['rest', 'draw']);
  play(s, 1, 'rest');
  expect(s.coins[0]).toBe(1);
  expect(asked(s)).toEqual([2]);
});

test('E-22 two cards from the pile, seen by their owner alone', () => {
  const pile = [
    'leak',
    'alibi',
    ...['brick', 'leak', 'warden', 'alibi', 'gossip'].flatMap((card) => new Array(4).fill(card)),
  ];
  const s = table({ pile, hands: [{ brick: 5, plumber: 3 }, {}, {}] });
  const told = play(s, 1, 'draw');
  const [first, second] = heard(told, 1);
  expect(first).toEqual({ is: 'drew', seat: 0, card: 1 });
  expect(second).toEqual({ is: 'drew', seat: 0, card: 3 });
  expect(heard(told, 3).slice(0, 2)).toEqual([
    { is: 'drew', seat: 0, card: null },
    { is: 'drew', seat: 0, card: null },
  ]);
  expect(told[0].shows).toBe(true);
  expect(s.hands[0]).toEqual([5, 1, 0, 1, 3, 0]);
});

test('E-22 the last card alone, and nothing where there is none', () => {
  const rest = { brick: 9, leak: 5, warden: 4, alibi: 5, plumber: 3 };
  const one = table({ hands: [{}, { ...rest, gossip: 3 }, {}] });
  play(one, 1, 'draw');
  expect(one.hands[0]).toEqual([0, 0, 0, 0, 0, 1]);
  const none = table({ hands: [{}, { ...rest, gossip: 4 }, {}] });
  expect(why(none, 1, 'draw')).toBe('E-22 nothing-to-draw');
});

test('E-23 a room costs two coins and a card, laid face down', () => {
  const s = table({ hands: [{ leak: 1 }, {}, {}] });
  const told = play(s, 1, 'build leak');
  expect(heard(told, 2)[0]).toEqual({ is: 'built', seat: 0, card: null });
  expect(s).toMatchObject({ coins: [2, 4, 4], rooms: [[1], [], []] });
  expect(example.view(s, 0).rooms[0]).toEqual([1]);
  expect(example.view(s, 1).rooms[0]).toEqual([-1]);
});

test('E-23 never a sixth room', () => {
  const rooms = [['brick', 'brick', 'brick', 'brick', 'brick'], [], []];
  expect(why(table({ rooms, hands: [{ leak: 1 }, {}, {}] }), 1, 'build leak')).toBe('E-23 house-full');
});

test('E-24 a card on the cart brings two coins', () => {
  const s = table({ hands: [{ alibi: 1 }, {}, {}] });
  const told = play(s, 1, 'cart alibi');
  expect(heard(told, 1)[0]).toEqual({ is: 'carted', seat: 0, card: 3 });
  expect(heard(told, 2)[0]).toEqual({ is: 'carted', seat: 0, card: null });
  expect(s.coins[0]).toBe(6);
  expect(example.view(s, 0).laid).toEqual([0, 0, 0, 1, 0, 0]);
});

test('E-25 an auction goes round until one bidder is left', () => {
  const s = table({ hands: [{ brick: 1 }, {}, {}], coins: [0, 5, 9] });
  expect(play(s, 1, 'auction brick')[0]).toMatchObject({ event: { is: 'auctioned', card: 0 }, shows: true });
  expect(asked(s)).toEqual([2]);
  play(s, 2, 'bid 3');
  expect(why(s, 3, 'bid 3')).toBe('E-25 bid-too-low');
  play(s, 3, 'bid 4');
  expect(why(s, 2, 'bid 6')).toBe('E-27 too-poor');
  play(s, 2, 'bid 5');
  play(s, 3, 'pass');
  expect(s.coins).toEqual([5, 0, 9]);
  expect(s.hands[0][0]).toBe(0);
  expect(example.view(s, null).known[1]).toEqual([1, 0, 0, 0, 0, 0]);
});

test('E-25 nobody bids above nine, and whoever passed is not asked again', () => {
  const s = table({ seats: 4, hands: [{ brick: 1 }, {}, {}, {}], coins: [0, 20, 20, 20] });
  play(s, 1, 'auction brick');
  play(s, 2, 'bid 8');
  play(s, 3, 'pass');
  play(s, 4, 'bid 9');
  expect(asked(s)).toEqual([2]);
  expect(legal(s, 2)).toEqual(['pass']);
  expect(example.read('bid 10')).toBeNull();
});

test('E-25 a card nobody wants goes back', () => {
  const s = table({ hands: [{ brick: 1 }, {}, {}] });
  play(s, 1, 'auction brick');
  play(s, 2, 'pass');
  play(s, 3, 'pass');
  expect(s.hands[0][0]).toBe(1);
  expect(s.coins).toEqual([4, 4, 4]);
});

test('E-26 a sale: one card, one neighbour, one price, yes or no', () => {
  for (const [answer, coins, holder] of [
    ['take', [6, 4, 2], 2],
    ['decline', [4, 4, 4], 0],
  ] as const) {
    const s = table({ hands: [{ plumber: 1 }, {}, {}] });
    play(s, 1, 'offer plumber 3');
    expect(asked(s)).toEqual([1]);
    expect(legal(s, 1)).toEqual(['price 1', 'price 2', 'price 3']);
    play(s, 1, 'price 2');
    expect(legal(s, 3)).toEqual(['take', 'decline']);
    play(s, 3, answer);
    expect(s.coins).toEqual(coins);
    expect(s.hands[holder][4]).toBe(1);
    expect(example.view(s, 1).known[holder][4]).toBe(1);
    expect(asked(s)).toEqual([2]);
  }
});

test('E-26 only to a neighbour, at a price they can pay', () => {
  const s = table({ hands: [{ plumber: 1 }, {}, {}], coins: [4, 0, 2] });
  expect(why(s, 1, 'offer plumber 1')).toBe('E-26 buyer-is-you');
  expect(why(s, 1, 'offer plumber 2')).toBe('E-26 buyer-too-poor');
  play(s, 1, 'offer plumber 3');
  expect(why(s, 1, 'price 3')).toBe('E-26 buyer-too-poor');
});

test('E-27 no card without holding it, no payment without coins', () => {
  const s = table({ rooms: [[], ['brick'], []], coins: [1, 4, 4] });
  for (const move of ['build brick', 'cart brick', 'auction brick', 'offer brick 2', 'leak 2'])
    expect(why(s, 1, move)).toBe('E-27 no-such-card');
  expect(why(table({ hands: [{ brick: 1 }, {}, {}], coins: [1, 4, 4] }), 1, 'build brick')).toBe('E-27 too-poor');
});
