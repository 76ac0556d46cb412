import { expect, test } from 'vitest';
import { landlord } from '../src/index.ts';
import { hand, house, knownPile, may, play, table, tenants, why } from './table.ts';
import { told } from './told.ts';

/** A house between two others, whose neighbours are nobody's business. */
const row = [
  house(3, 1, { 1: 'student' }, { hides: ['murder'] }),
  house(2, 2, { 1: 'single', 2: 'student' }, { hides: ['bomb', 'alibi'] }),
  house(3, 1, { c: 'mover', 1: 'student' }, { hides: ['police'], cellar: true }),
];
const beside = (s: ReturnType<typeof table>) => [tenants(s, 1), tenants(s, 3)];
const untouched = [{ 1: 'student' }, { c: 'mover', 1: 'student' }];

test('L-64 an Eviction empties the house it names and no other', () => {
  const s = table({ hands: ['eviction'], street: row });
  play(s, '1 evict eviction 2');
  expect([hand(s, 2), tenants(s, 2), beside(s)]).toEqual(['single student', {}, untouched]);
});

test('L-61 a Bomb takes the floors and tenants of the house it names and no other', () => {
  const s = table({ hands: ['bomb'], street: row });
  play(s, '1 bomb 2', '2 pass', '2 pass');
  expect(knownPile(s, 2)[1]).toBe('5 single student roof alibi bomb');
  expect([s.owner, beside(s)]).toEqual([[2, -1, 2], untouched]);
});

test('L-60 a Demolition gives its landlord the cards of that house, once it is empty', () => {
  const street = [row[0], house(2, 2, { 1: 'single' }, { hides: ['bomb', 'alibi'] }), row[2], house(1, 2)];
  const s = table({ hands: ['demolition'], street });
  play(s, '1 demolish demolition 2', '2 leave 2/1', '2 to 4/2');
  expect([hand(s, 2), s.owner, beside(s), tenants(s, 4)]).toEqual([
    'roof alibi bomb',
    [2, -1, 2, 0],
    untouched,
    { 2: 'single' },
  ]);
});

test('L-40 who needs two apartments leaves two behind', () => {
  const s = table({ hands: ['move student student'], street: [house(1, 2, { 1: 'family' }), house(1, 2)] });
  play(s, '1 move 1/1', '1 to 2/1');
  expect(may(s, 1, 'place')).toEqual(['place student 1/1', 'place student 1/2']);
});

test('L-57 Students count in their own house, by order of arrival, whoever else comes and goes', () => {
  const street = [
    house(2, 1, { 1: 'student' }),
    house(1, 4, { 1: 'student', 2: 'mother-and-child' }),
    house(3, 1, { c: 'student' }, { cellar: true }),
  ];
  const s = table({ hands: ['student student move'], street });
  play(s, '1 place student 2/3', '1 place student 2/4', '1 take-in 2/2');
  play(s, '1 move 2/3', '1 under');
  const collected = play(s, '1 done').flatMap((event) => (event.is === 'collected' ? event.lines : []));
  expect(collected.map(({ room, paid }) => [room, paid])).toEqual([
    [8, 2],
    [9, 1],
    [10, 1],
    [11, 3],
  ]);
});

test('L-51 a Family is company that Freaks do not want', () => {
  const s = table({ hands: ['freaks'], street: [house(2, 2, { 1: 'family' }, { cellar: true })] });
  expect(why(s, '1 place freaks 1/c')).toBe('L-51 not-alone');
});

test('L-62 a Family is a tenant the Lunatic can strike', () => {
  const street = [house(2, 1, { 1: 'student' }), house(1, 2, { 1: 'family' })];
  const s = table({ hands: ['murder', 'lunatic'], street });
  play(s, '1 murder 1/1', '2 answer lunatic');
  expect(may(s, 2)).toEqual(['strike 2/1']);
});

test('L-63 a tenant in the first cellar of the street is named like any other', () => {
  const street = [house(2, 1, { c: 'student' }, { cellar: true })];
  expect(told(landlord, table({ hands: ['murder'], street }), '1 murder 1/c')).toEqual([
    'aimed-at-tenant seat 1 card murder tenant student room 1/c',
  ]);
});

test('L-91 Recycle is free while it is only wanted, and for seats that have no part in the offer', () => {
  const any = { trade: 'any' };
  const wanted = table({ options: any, hands: ['student', 'recycle'], more: { discards: ['bomb'] } });
  play(wanted, '1 ask 2', '1 want recycle', '1 propose');
  expect(why(wanted, '2 recycle bomb')).toBeNull();
  const other = table({ options: any, hands: ['student', 'alibi', 'recycle'], more: { discards: ['bomb'] } });
  play(other, '1 ask 2', '1 want recycle', '1 propose');
  expect(why(other, '3 recycle bomb')).toBeNull();
  const roof = table({ hands: ['', 'roof recycle'], more: { discards: ['bomb'] } });
  play(roof, '1 ask 2', '1 want roof', '1 pay 1', '2 pay 2');
  expect(why(roof, '2 recycle bomb')).toBeNull();
});

test('L-11 nobody is given time to think where there is nothing to hide', () => {
  const s = table({ hands: ['', 'roof'] });
  play(s, '1 ask 2');
  expect(landlord.window(s)).toBe(false);
  play(s, '1 want roof', '1 pay 1', '2 pay 2');
  expect(landlord.window(s)).toBe(false);
});
