import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  append,
  BadInput,
  fill,
  first,
  type MatchLog,
  readOptions,
  replayToEnd,
  seedFrom,
} from '@insula/kernel';
import { expect, test } from 'vitest';
import { CARDS, landlordSecond as game, type Move } from '../../src/index.ts';
import { collected, hand, house, may, setUp, supply, table, why } from './table.ts';

const count = (census: readonly number[], ...names: readonly string[]): number[] =>
  names.map((name) => census[CARDS.indexOf(name as (typeof CARDS)[number])]);

test('F-1 120 cards: 97 to play with, 18 Roofs and 4 Monsters in open supplies, and the Jail', () => {
  const s = setUp(4);
  const census = game.census(s);
  expect(census.reduce((sum, cards) => sum + cards, 0)).toBe(120);
  expect(count(census, 'roof', 'monster', 'jail')).toEqual([18, 4, 1]);
  expect([s.pile.length, supply(s)]).toEqual([97 - 20, [18, 4]]);
  expect(game.draw(game.view(s, null))).toContain('supply 18 roof, 4 monster');
});

test('F-2 thirty-five tenants in the deck, as many of each as printed', () => {
  const names = ['family', 'group-house', 'hacker', 'man-with-dog', 'mother-with-children', 'mover', 'musicians', 'nobles'];
  const others = ['odd-ones', 'rental-nomad', 'scientist', 'squatters', 'tavern'];
  expect(count(game.census(setUp(2)), ...names)).toEqual([3, 3, 5, 3, 4, 1, 3, 2]);
  expect(count(game.census(setUp(2)), ...others)).toEqual([3, 2, 1, 4, 1]);
});

test('F-3 thirteen building cards and forty-nine actions', () => {
  const census = game.census(setUp(2));
  expect(count(census, 'attic-apartment', 'basement-expansion', 'flat-roof', 'roof-expansion')).toEqual([3, 4, 2, 4]);
  expect(count(census, 'alibi', 'bomb', 'broker', 'court', 'demolition', 'eviction')).toEqual([5, 4, 3, 4, 2, 2]);
  expect(count(census, 'move', 'murder', 'police', 'politics', 'rent-withheld', 'lunatic')).toEqual([12, 5, 6, 2, 3, 1]);
  expect(count(census, 'recycle')).toEqual([0]);
});

test('F-10 five cards and $3 each, for two to six', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const s = setUp(seats);
    expect([s.money, s.handSizes]).toEqual([new Array(seats).fill(3), new Array(seats).fill(5)]);
    expect(hand(s, 1)).not.toContain('roof ');
  }
  const options = readOptions(game.options, {});
  expect([game.check(options, 1)?.rule, game.check(options, 7)?.rule, game.check(options, 2)]).toEqual([
    'F-10',
    'F-10',
    null,
  ]);
});

test('F-10 who begins is drawn by lot', () => {
  const firsts = Array.from({ length: 40 }, (_, i) => setUp(3, {}, `lot ${i}`).first);
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
});

const printed = (): number[][] => readOptions(game.options, {}).tenants as unknown as number[][];

test('F-2 rent, size and highest building of every tenant, and the page of rules says the same', () => {
  const text = readFileSync(new URL('../../RULES.second.md', import.meta.url), 'utf8');
  const lines = [...text.matchAll(/^\| ([A-Z][a-z ]+) \| (\d+) \| \$(\d+)[^|]*\| (\d) \| (\d)[^|]*\| F-\d+ \|$/gm)];
  const page = lines.map(([, name, ...numbers]) => [name.toLowerCase().replaceAll(' ', '-'), ...numbers.map(Number)]);
  const census = game.census(setUp(2));
  const table = [
    ['family', 3, 5, 2, 2],
    ['group-house', 3, 4, 2, 4],
    ['hacker', 5, 2, 1, 5],
    ['man-with-dog', 3, 4, 1, 3],
    ['monster', 4, 1, 1, 5],
    ['mother-with-children', 4, 2, 1, 4],
    ['mover', 1, 1, 1, 1],
    ['musicians', 3, 2, 1, 3],
    ['nobles', 2, 7, 2, 1],
    ['odd-ones', 3, 3, 1, 4],
    ['rental-nomad', 2, 0, 1, 5],
    ['scientist', 1, 3, 1, 5],
    ['squatters', 4, 0, 1, 5],
    ['tavern', 1, 3, 1, 5],
  ];
  expect(page).toEqual(table);
  const rows = game.options.flatMap((spec) => (spec.kind === 'table' ? spec.rows : []));
  expect(rows.map((name, i) => [name, ...count(census, name), ...printed()[i]])).toEqual(table);
});

test('F-2 a table of your own cards counts instead of ours, and is kept with the match', () => {
  const own = printed().map((line) => line.slice());
  expect(own).toHaveLength(14);
  expect(own[0]).toEqual([5, 2, 2]);
  own[0] = [6, 1, 1];
  const street = [house(1, 1, { 1: 'family' })];
  expect(collected(table({ options: { tenants: own }, street }))).toBe(6);
  expect(why(table({ options: { tenants: own }, hands: ['family'], street: [house(1, 2)] }), '1 place family 1/1')).toBe(
    'F-31 too-high',
  );
  const s = table({ options: { tenants: own }, street });
  expect(game.locate(s).options.tenants).toEqual(own);
  expect(game.clone(s)).toEqual(s);
  expect(game.locate(table({ street: [house(1, 2, { 1: 'family' })] })).options.tenants).toEqual(printed());
});

test('F-2 rent, size and height of a table of your own are each what they say', () => {
  const own = printed().map((line) => line.slice());
  own[0] = [6, 1, 3];
  own[11] = [3, 2, 5];
  const given = { options: { tenants: own }, hands: ['family scientist'] };
  const s = table({ ...given, street: [house(1, 3, { 1: 'hacker', 3: 'hacker' }), house(1, 4)] });
  expect([why(s, '1 place family 1/2'), why(s, '1 place family 2/1')]).toEqual([null, 'F-31 too-high']);
  const tall = table({ ...given, street: [house(1, 2, {}, { cover: true, basement: true })] });
  expect(may(tall, 1, 'place scientist')).toEqual(['place scientist 1/2']);
  expect(why(tall, '1 place scientist 1/1')).toBe('F-51 only-under-the-sky');
});

test('F-2 a table of your own is written in the log of a match, which replays by it', () => {
  const own = printed().map(() => [9, 1, 5]);
  const options = readOptions(game.options, { tenants: own });
  const head = {
    format: 1,
    game: game.id,
    version: game.version,
    options,
    seats: 2,
    seed: seedFrom('own', ['a', 'b']),
  } as const;
  const log: MatchLog = { ...head, entries: [] };
  const s = game.setup(options, 2, fill(log.seed));
  const into: Move[] = [];
  for (let i = 0; i < 200 && game.toAct(s) !== 0; i++) {
    const seat = first(game.toAct(s));
    const move = into[(i * 7919) % game.legal(s, seat, into)];
    game.play(s, seat, move);
    append(log, { kind: 'move', move: game.write(move) }, seat, 'bot', i, s);
  }
  const saved = JSON.parse(JSON.stringify(log)) as MatchLog;
  expect(saved.options.tenants).toEqual(own);
  expect(replayToEnd(game as AnyGame, saved).state).toEqual(s);
});

test('F-2 a table that makes no sense is refused in one sentence for each mistake', () => {
  const refused = (change: (own: number[][]) => void): unknown => {
    const own = printed().map((line) => line.slice());
    change(own);
    try {
      return readOptions(game.options, { tenants: own });
    } catch (error) {
      return error instanceof BadInput ? error.message : error;
    }
  };
  const wrong = (what: string): string => `Option "tenants": ${what} (F-2).`;
  expect(refused((own) => own.pop())).toMatch(/^Option "tenants" must be 14 rows \(family, .*\(F-2\)\.$/);
  expect(refused((own) => own[8].pop())).toBe(wrong('nobles must be a row of rent, size, floors, not [7,2]'));
  expect(refused((own) => (own[0][0] = 10))).toBe(wrong('rent of family must be a whole number from 0 to 9, not 10'));
  expect(refused((own) => (own[4][1] = 3))).toBe(wrong('size of monster must be a whole number from 1 to 2, not 3'));
  expect(refused((own) => (own[13][2] = 0))).toBe(wrong('floors of tavern must be a whole number from 1 to 5, not 0'));
});

test('L-37, L-91 nothing is traded unless it was agreed', () => {
  const street = [house(1, 1)];
  const none = table({ hands: ['', 'flat-roof'], street });
  expect([why(none, '1 ask 2'), may(none, 1, 'ask')]).toEqual(['L-37 no-trade', []]);
  expect(why(table({ options: { trade: 'roofs' }, hands: ['', 'flat-roof'], street }), '1 ask 2')).toBeNull();
  expect(why(table({ options: { trade: 'any' }, money: [0], hands: ['', 'flat-roof'], street }), '1 ask 2')).toBeNull();
});

test('F-1 the Jail lies apart: a position with the Jail in a hand or a house makes no sense', () => {
  const sentence = 'There are 1 jail cards (F-1, F-2, F-3), and this position has 2.';
  expect(() => table({ hands: ['jail'] })).toThrow(sentence);
  expect(() => table({ street: [house(1, 1, {}, { hides: ['jail'] })] })).toThrow(sentence);
});

test('F-2, F-48, F-51 a position keeps tenants where they can live', () => {
  const placed = (floors: number, tenants: { [place: string]: string }) => () =>
    table({ street: [house(1, floors, tenants)] });
  expect(placed(2, { 2: 'tavern' })).toThrow('The tenant of house 1 at 2 does not live there (F-53 tavern-too-far-up).');
  expect(placed(3, { 1: 'family' })).toThrow('The tenant of house 1 at 1 does not live there (F-31 too-high).');
  expect(placed(2, { 1: 'scientist' })).toThrow('The tenant of house 1 at 1 does not live there (F-51 only-under-the-sky).');
});

test('F-1, F-44 a position with a Roof in the pile or a Monster in a hand makes no sense', () => {
  expect(() => table({ hands: ['monster'] })).toThrow('A monster is in no hand (F-44).');
  expect(() => table({ street: [house(1, 1, {}, { hides: ['roof'] })] })).toThrow(BadInput);
  expect(() => game.place({ game: 'landlord', seats: 2, options: {} })).toThrow(BadInput);
});
