import { list } from '@insula/kernel';
import { expect, test } from 'vitest';
import { example } from '../src/index.ts';
import { heard, legal, play, table, why } from './table.ts';

const asked = (s: Parameters<typeof example.toAct>[0]) => list(example.toAct(s)).map((seat) => seat + 1);
const rooms = [['alibi', 'leak'], ['brick', 'gossip'], []];

test('E-30 a Leak is for a neighbour with a room', () => {
  const s = table({ rooms, hands: [{ leak: 1 }, {}, {}] });
  expect(why(s, 1, 'leak 1')).toBe('E-30 own-house');
  expect(why(s, 1, 'leak 3')).toBe('E-30 no-room');
  expect(play(s, 1, 'leak 2')[0]).toMatchObject({ event: { is: 'leaked', seat: 0, target: 1 }, shows: true });
  expect(s.discards[1]).toBe(1);
});

test('E-31 every other seat is asked, clockwise, even with an empty hand', () => {
  const s = table({ seats: 4, rooms: [[], [], [], ['brick']], turn: 2, hands: [{}, { leak: 1 }, {}, {}] });
  play(s, 2, 'leak 4');
  for (const seat of [3, 4, 1]) {
    expect(asked(s)).toEqual([seat]);
    expect(example.window(s)).toBe(true);
    play(s, seat, 'pass');
  }
  expect(example.window(s)).toBe(false);
});

test('E-32 the Plumber sends the water back', () => {
  const s = table({ rooms, hands: [{ leak: 1 }, { plumber: 1 }, { plumber: 1 }] });
  play(s, 1, 'leak 2');
  const told = play(s, 2, 'plumber');
  expect(heard(told, null)).toContainEqual({ is: 'lost', seat: 0, card: 1 });
  expect(s.rooms).toEqual([[3], [0, 5], []]);
});

test('E-32 only the neighbour pointed at may call one, and there may be nothing to flood', () => {
  const s = table({ rooms: [[], [], ['brick']], hands: [{ leak: 1 }, { plumber: 1 }, { plumber: 1 }] });
  play(s, 1, 'leak 3');
  expect(why(s, 2, 'plumber')).toBe('E-32 not-your-leak');
  play(s, 2, 'pass');
  play(s, 3, 'plumber');
  expect(s.rooms).toEqual([[], [], [0]]);
});

test('E-33 the Warden saves the room, whoever calls her', () => {
  const s = table({ rooms, hands: [{ leak: 1 }, {}, { warden: 1 }] });
  play(s, 1, 'leak 2');
  expect(why(s, 2, 'warden')).toBe('E-27 no-such-card');
  play(s, 2, 'pass');
  play(s, 3, 'warden');
  expect(s.rooms[1]).toEqual([0, 5]);
  expect(asked(s)).toEqual([1]);
});

test('E-34 the investigation goes round to the first who owns up', () => {
  const s = table({ rooms, hands: [{ alibi: 1 }, {}, { alibi: 2 }], doing: { kind: 'investigation', target: 2, at: 1 } });
  expect(example.window(s)).toBe(true);
  play(s, 1, 'alibi');
  expect(why(s, 2, 'alibi')).toBe('E-27 no-such-card');
  expect(legal(s, 2)).toEqual(['own-up']);
  play(s, 2, 'own-up');
  expect(s.hands[2][3]).toBe(2);
  expect(s.discards[3]).toBe(1);
});

test('E-35 whoever owns up pays three coins to the neighbour, or all there is', () => {
  for (const [coins, after] of [
    [
      [5, 0, 0],
      [2, 3, 0],
    ],
    [
      [2, 0, 0],
      [0, 2, 0],
    ],
  ]) {
    const s = table({ rooms: [[], ['brick'], []], turn: 1, coins, doing: { kind: 'investigation', target: 2, at: 1 } });
    expect(heard(play(s, 1, 'own-up'), null)[0]).toEqual({ is: 'owned-up', seat: 0, target: 1, coins: after[1] });
    expect(s.coins[0]).toBe(after[0]);
    expect(s.coins[1]).toBe(after[1] + 1); // and a coin of rent, as the turn passes on
  }
});

test('E-35 nobody pays when the neighbour owns up, or when all have an Alibi', () => {
  const own = table({
    seats: 2,
    rooms: [[], ['brick']],
    doing: { kind: 'investigation', target: 2, at: 2 },
    round: 2,
    turn: 1,
  });
  play(own, 2, 'own-up');
  expect(own.coins).toEqual([4, 4]);
  const all = table({
    ...{ seats: 2, rooms: [[], ['brick']], hands: [{ alibi: 1 }, { alibi: 1 }], round: 2, turn: 1 },
    doing: { kind: 'investigation', target: 2, at: 1 },
  });
  play(all, 1, 'alibi');
  play(all, 2, 'alibi');
  expect(all.coins).toEqual([4, 4]);
});

test('E-36 unanswered, the newest room is turned up and lost', () => {
  const s = table({ rooms, hands: [{ leak: 1 }, {}, {}], known: { 'home 2': { gossip: 1 } } });
  play(s, 1, 'leak 2');
  play(s, 2, 'pass');
  const told = play(s, 3, 'pass');
  expect(told.find(({ event }) => event.is === 'lost')).toMatchObject({ event: { seat: 1, card: 5 }, shows: true });
  expect(s.rooms[1]).toEqual([0]);
  expect(s.discards[5]).toBe(1);
  expect(example.view(s, 0).known[1]).toEqual([0, 0, 0, 0, 0, 0]);
});

test('E-37 Gossip at any time shows a hand to all, and the question stays open', () => {
  const s = table({ rooms, hands: [{ leak: 1 }, { alibi: 2 }, { gossip: 1 }] });
  play(s, 1, 'leak 2');
  expect(legal(s, 3)).toEqual(['gossip 1', 'gossip 2']);
  const told = play(s, 3, 'gossip 2');
  expect(heard(told, null)).toEqual([{ is: 'gossiped', seat: 2, target: 1, hand: [0, 0, 0, 2, 0, 0] }]);
  expect(told[0].shows).toBe(true);
  expect(asked(s)).toEqual([2]);
  for (const seat of [0, 1, 2, null]) expect(example.view(s, seat).known[1]).toEqual([0, 0, 0, 2, 0, 0]);
  expect(why(s, 3, 'gossip 2')).toBe('E-27 no-such-card');
});

test('E-37 a seat that is asked may gossip too, but not about itself', () => {
  const s = table({ hands: [{ gossip: 1 }, {}, {}] });
  expect(legal(s, 1)).toContain('gossip 3');
  expect(legal(s, 1)).not.toContain('gossip 1');
});
