import { type AnyGame, append, generator, type MatchLog, readOptions, replayToEnd, seedFrom } from '@insula/kernel';
import { expect, test } from 'vitest';
import { raja, type State } from '../src/index.ts';
import { asked, legal, play, setupBy, table, turn, why } from './table.ts';

const merchant = { characters: [['Merchant'], ['Grand duke'], ['Priest'], ['Wanderer']] };
const yogi = { options: { advanced: 'on' }, characters: [['Yogi'], ['Grand duke'], ['Priest'], ['Wanderer']] };
const COIN = { is: 'merchant', seat: 0 };
const MARKER = { is: 'yogi', seat: 0 };

test('R-20, R-21 the Merchant who has not taken his gold gets it when his turn ends, and only once', () => {
  const s = turn(1, 'gold + gold', {}, merchant);
  expect(play(s, 1, 'gold', 'gold', 'end turn')).toContainEqual(COIN);
  expect(s.gold).toEqual([20, 15, 15, 15]);
  const taken = turn(1, 'gold + gold', {}, merchant);
  play(taken, 1, "merchant's gold");
  expect(play(taken, 1, 'gold', 'gold', 'end turn')).not.toContainEqual(COIN);
  expect(taken.gold).toEqual([20, 15, 15, 15]);
});

test('R-20, R-81 so does the Yogi his marker, while there is one', () => {
  const s = turn(1, 'gold + gold', {}, yogi);
  expect(play(s, 1, 'end turn')).toContainEqual(MARKER);
  expect(s.markers).toEqual([1, 0, 0, 0]);
  const none = turn(1, 'gold + gold', {}, { ...yogi, markers: [0, 3, 2, 2] });
  expect(play(none, 1, 'end turn')).not.toContainEqual(MARKER);
  expect(none.markers).toEqual([0, 3, 2, 2]);
});

test('R-20, R-55 what a character brings comes before its card is given away in the turn', () => {
  const s = turn(1, 'gold + character', {}, merchant);
  expect(play(s, 1, 'take Builder')).toEqual([COIN, { is: 'took', seat: 0, card: 5 }]);
  expect(play(s, 1, 'gold', 'end turn')).not.toContainEqual(COIN);
  expect(s.gold[0]).toBe(18);
});

test('R-20, R-90 and before it is swapped', () => {
  const characters = [['Merchant', 'Builder'], ['Grand duke', 'Yogi'], ['Priest', 'Entrepreneur'], ['Wanderer']];
  const s = turn(1, 'gold + character', {}, { options: { advanced: 'two' }, characters });
  expect(play(s, 1, 'swap Merchant for Priest')[0]).toEqual(COIN);
  expect(s.gold[0]).toBe(16);
});

test('R-20, R-55 who takes the Merchant in the turn gets his gold, too', () => {
  const s = turn(1, 'gold + character', {}, { characters: [['Builder'], ['Grand duke'], ['Priest'], ['Wanderer']] });
  play(s, 1, 'take Merchant', 'gold');
  expect(play(s, 1, 'end turn')).toContainEqual(COIN);
});

const lastLot = {
  options: { advanced: 'on' },
  round: 0,
  maharaja: 'Bhopal',
  track: ['Jaipur', 'Mumbai', 'Varanasi', 'Puri', 'Agra', 'Mysore', 'Madurai'],
  supply: [4, 4, 4, 4],
  characters: [['Grand duke'], ['Merchant'], ['Priest'], []],
  doing: { is: 'auction', opener: 4, at: 4, high: null, leader: null, bidding: [4] },
};

test('R-85 whoever is alone in an auction is offered only the bid of 0', () => {
  const s = table(lastLot);
  expect(legal(s, 4)).toEqual(['bid 0']);
  expect(why(s, 4, 'bid 1')).toBe('R-85 no-rivals');
  expect(why(s, 4, 'pass')).toBe('R-85 opener-must-bid');
  play(s, 4, 'bid 0', 'take Yogi');
  expect(s.gold[3]).toBe(15);
});

test('by version 1 nothing is granted, and whoever is alone bids as they like', () => {
  const s = turn(1, 'gold + gold', {}, { ...merchant, rules: 1 });
  expect(play(s, 1, 'gold', 'gold', 'end turn')).not.toContainEqual(COIN);
  expect(s.gold).toEqual([19, 15, 15, 15]);
  const markers = turn(1, 'gold + gold', {}, { ...yogi, rules: 1 });
  play(markers, 1, 'end turn');
  expect(markers.markers).toEqual([0, 0, 0, 0]);
  expect(legal(table({ ...lastLot, rules: 1 }), 4)).toHaveLength(16);
});

test('a state of version 1 names no version, and its copies, views and positions stay of that version', () => {
  const s = setupBy(1)(readOptions(raja.options, {}), 3, generator('old'));
  expect(s).not.toHaveProperty('rules');
  const again = [raja.clone(s), raja.determinize(raja.view(s, 0), generator('imagined')), raja.place(raja.locate(s))];
  for (const copy of again) expect(copy).not.toHaveProperty('rules');
  expect(raja.view(s, 0)).not.toHaveProperty('rules');
  const young = raja.setup(readOptions(raja.options, {}), 3, generator('new'));
  for (const copy of [young, raja.clone(young), raja.view(young, 0), raja.place(raja.locate(young))])
    expect(copy).toHaveProperty('rules', 2);
});

test.each([1, 2])('a log of version %i replays by that version', (version) => {
  const options = readOptions(raja.options, { length: 'short' });
  const seed = seedFrom('versions', [null, null]);
  const log: MatchLog = { format: 1, game: 'raja', version, options, seats: 2, seed, entries: [] };
  const s = replayToEnd(raja as AnyGame, log).state as State;
  for (let n = 0; n < 200 && raja.toAct(s) !== 0; n++) {
    const [seat] = asked(s);
    const moves = legal(s, seat);
    const text = moves.find((each) => each === 'take Merchant') ?? moves[moves.length - 1];
    play(s, seat, text);
    append(log, { kind: 'move', move: text }, seat - 1, 'bot', 0, s);
  }
  const end = replayToEnd(raja as AnyGame, log).state as State;
  expect(end).toEqual(s);
  expect(Object.hasOwn(end, 'rules')).toBe(version === 2);
});

test('a log of a version that nobody knows is refused', () => {
  const options = readOptions(raja.options, {});
  const seed = seedFrom('versions', [null, null]);
  const log: MatchLog = { format: 1, game: 'raja', version: 3, options, seats: 2, seed, entries: [] };
  expect(() => replayToEnd(raja as AnyGame, log)).toThrow('version 3 of the rules played it, and this is version 2');
});
