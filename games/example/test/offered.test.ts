import { expect, test } from 'vitest';
import { example } from '../src/index.ts';
import { legal, play, table, why } from './table.ts';

test('E-20 each action with each card of the hand, and no other', () => {
  const s = table({
    hands: [{ brick: 1, leak: 2 }, { gossip: 1 }, {}],
    rooms: [['brick'], ['alibi'], []],
    coins: [4, 1, 0],
  });
  expect(legal(s, 1)).toEqual([
    ...['rest', 'draw', 'build brick', 'build leak', 'cart brick', 'cart leak', 'auction brick', 'auction leak'],
    ...['offer brick 2', 'offer leak 2', 'leak 2'],
  ]);
  expect([why(s, 1, 'build gossip'), why(s, 1, 'cart gossip'), why(s, 1, 'auction gossip')]).toEqual([
    'E-27 no-such-card',
    'E-27 no-such-card',
    'E-27 no-such-card',
  ]);
});

test('E-12 no action names a seat that is not there, nor the answer to another question', () => {
  const s = table({ seats: 2, hands: [{ leak: 1, gossip: 1 }, {}], rooms: [[], ['brick']] });
  for (const text of ['offer leak 3', 'leak 3', 'gossip 3', 'offer leak 4'])
    expect(why(s, 1, text)).toMatch(/no-such-seat$/);
  for (const text of ['pass', 'bid 1', 'price 1', 'lantern 1']) expect(why(s, 1, text)).toMatch(/^E-12 /);
});

test('E-23 two coins are enough for a room, and its card leaves the hand', () => {
  const s = table({ hands: [{ leak: 2 }, {}, {}], coins: [2, 4, 4] });
  play(s, 1, 'build leak');
  expect([s.coins[0], s.hands[0][1], s.rooms[0]]).toEqual([0, 1, [1]]);
  expect(why(table({ hands: [{ leak: 2 }, {}, {}], coins: [1, 4, 4] }), 1, 'build leak')).toMatch(/too-poor$/);
});

test('E-24 the card on the cart leaves the hand', () => {
  const s = table({ hands: [{ leak: 2 }, {}, {}] });
  play(s, 1, 'cart leak');
  expect([s.coins[0], s.hands[0][1], s.cart[0][1]]).toEqual([6, 1, 1]);
});

test('E-10 a number from 1 to 4, told to nobody else until all are shown', () => {
  const s = table({ turn: null, doing: { kind: 'lanterns', picks: [0, 0, 0] } });
  expect(legal(s, 2)).toEqual(['lantern 1', 'lantern 2', 'lantern 3', 'lantern 4']);
  expect(why(s, 2, 'rest')).toMatch(/^E-12 /);
  expect(play(s, 2, 'lantern 3')).toEqual([
    { event: { is: 'lantern', seat: 1, pick: 3 }, to: 0b10, shows: false },
    { event: { is: 'lantern', seat: 1, pick: null }, to: ~0b10, shows: false },
  ]);
  play(s, 1, 'lantern 4');
  expect(play(s, 3, 'lantern 3').slice(2, 6)).toEqual([
    { event: { is: 'lanterns', picks: [4, 3, 3] }, to: -1, shows: true },
    { event: { is: 'earned', seat: 0, coins: 4 }, to: -1, shows: false },
    { event: { is: 'earned', seat: 1, coins: 1 }, to: -1, shows: false },
    { event: { is: 'earned', seat: 2, coins: 1 }, to: -1, shows: false },
  ]);
});

test('E-25 more than the last bid, up to 9 and to what one has', () => {
  const s = table({ hands: [{ brick: 1 }, {}, {}], coins: [4, 12, 7] });
  play(s, 1, 'auction brick');
  expect(legal(s, 2)).toEqual([...Array.from({ length: 9 }, (_, n) => `bid ${n + 1}`), 'pass']);
  expect(play(s, 2, 'bid 5')).toEqual([{ event: { is: 'bid', seat: 1, coins: 5 }, to: -1, shows: false }]);
  expect(legal(s, 3)).toEqual(['bid 6', 'bid 7', 'pass']);
  expect(play(s, 3, 'pass').slice(0, 2)).toEqual([
    { event: { is: 'passed', seat: 2 }, to: -1, shows: false },
    { event: { is: 'sold', seat: 0, card: 0, buyer: 1, coins: 5 }, to: -1, shows: false },
  ]);
  const kept = table({ seats: 2, hands: [{ brick: 1 }, {}] });
  play(kept, 1, 'auction brick');
  expect(why(kept, 2, 'rest')).toMatch(/^E-12 /);
  expect(play(kept, 2, 'pass')[1]).toEqual({ event: { is: 'kept', seat: 0, card: 0 }, to: -1, shows: false });
});

test('E-26 a price from 1 to 3 that the neighbour can pay', () => {
  const s = table({ hands: [{ brick: 1 }, {}, {}], coins: [4, 2, 4] });
  expect(play(s, 1, 'offer brick 2')[0]).toEqual({
    event: { is: 'offered', seat: 0, card: 0, buyer: 1 },
    to: -1,
    shows: true,
  });
  expect(legal(s, 1)).toEqual(['price 1', 'price 2']);
  expect(why(s, 1, 'rest')).toMatch(/^E-12 /);
  expect(play(s, 1, 'price 2')).toEqual([{ event: { is: 'asked', seat: 0, coins: 2 }, to: -1, shows: false }]);
});

test('E-31, E-32, E-33 Plumber, Warden or nothing, and the card played is the one discarded', () => {
  const hands = [{ leak: 1 }, { plumber: 1, warden: 1 }, { warden: 1 }];
  const leak = () => {
    const s = table({ rooms: [['leak'], ['brick'], []], hands });
    play(s, 1, 'leak 2');
    return s;
  };
  const plumber = leak();
  expect(legal(plumber, 2)).toEqual(['plumber', 'warden', 'pass']);
  expect(why(plumber, 2, 'rest')).toMatch(/^E-12 /);
  expect(play(plumber, 2, 'plumber')[0]).toEqual({ event: { is: 'plumber', seat: 1 }, to: -1, shows: true });
  expect([plumber.hands[1][4], plumber.discards[4], plumber.discards[2]]).toEqual([0, 1, 0]);
  const warden = leak();
  expect(play(warden, 2, 'pass')).toEqual([{ event: { is: 'passed', seat: 1 }, to: -1, shows: false }]);
  expect(legal(warden, 3)).toEqual(['warden', 'pass']);
  expect(play(warden, 3, 'warden')[0]).toEqual({ event: { is: 'warden', seat: 2 }, to: -1, shows: true });
  expect([warden.hands[2][2], warden.discards[2], warden.discards[4]]).toEqual([0, 1, 0]);
  const none = table({ rooms: [[], ['brick'], []], hands: [{ leak: 1 }, {}, {}] });
  play(none, 1, 'leak 2');
  expect(why(none, 2, 'plumber')).toBe('E-27 no-such-card');
});

test('E-34 an Alibi is shown to all, and nothing else is an answer', () => {
  const s = table({
    rooms: [[], ['brick'], []],
    hands: [{ alibi: 1 }, {}, {}],
    doing: { kind: 'investigation', target: 2, at: 1 },
  });
  expect([legal(s, 1), why(s, 1, 'rest')]).toEqual([['alibi', 'own-up'], 'E-12 not-an-answer']);
  expect(play(s, 1, 'alibi')).toEqual([{ event: { is: 'alibi', seat: 0 }, to: -1, shows: true }]);
});

test('E-37 Gossip is offered to whoever holds one, about every neighbour', () => {
  const s = table({ hands: [{}, { gossip: 1 }, {}] });
  expect(legal(s, 2)).toEqual(['gossip 1', 'gossip 3']);
  expect(legal(s, 3)).toEqual([]);
  const told = play(s, 2, 'gossip 1');
  play(s, 1, 'draw');
  expect(told[0].event).toMatchObject({ is: 'gossiped', hand: [0, 0, 0, 0, 0, 0] });
  expect(example.window(s)).toBe(false);
});
