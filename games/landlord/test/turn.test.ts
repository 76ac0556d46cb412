import { expect, test } from 'vitest';
import { landlord } from '../src/index.ts';
import { awaited, discards, hand, house, may, play, table, tenants, why } from './table.ts';

const examine = { doing: 'examine' };

test('L-20 the tenant with the highest current rent leaves a squatted building for home', () => {
  const street = [house(1, 3, { 1: 'student', 2: 'single', 3: 'squatters' }), house(1, 1), house(2, 1)];
  const s = table({ street, more: examine });
  expect(may(s, 1)).toEqual(['leave 1/2']);
  expect(why(s, '1 leave 1/1')).toBe('L-20 not-dearest');
  expect(why(s, '1 leave 1/3')).toBe('L-20 not-dearest');
  expect(why(s, '1 leave 2/1')).toBe('L-20 not-squatted');
  expect(why(s, '1 done')).toBe('L-20 must-examine');
  play(s, '1 leave 1/2');
  expect(may(s, 1)).toEqual(['to 2/1']);
  expect(why(s, '1 to 3/1')).toBe('L-20 home-first');
  play(s, '1 to 2/1');
  expect(tenants(s, 2)).toEqual({ 1: 'single' });
  expect(tenants(s, 1)).toEqual({ 1: 'student', 3: 'squatters' });
  expect(may(s, 1, 'done')).toEqual(['done']);
});

test('L-20 among equals the landlord picks, and may not let it move inside the building', () => {
  const street = [house(1, 4, { 1: 'student', 2: 'mother-and-child', 3: 'squatters' }), house(1, 1)];
  const s = table({ street, more: examine });
  expect(may(s, 1)).toEqual(['leave 1/1', 'leave 1/2']);
  play(s, '1 leave 1/2');
  expect(why(s, '1 to 1/4')).toBe('L-20 must-leave');
  expect(may(s, 1)).toEqual(['to 2/1']);
});

test('L-20 without a place at home it goes to another landlord, and if there is none it is discarded', () => {
  const street = [house(1, 2, { 1: 'single', 2: 'squatters' }), house(2, 3), house(3, 4)];
  const s = table({ street, more: examine });
  play(s, '1 leave 1/1');
  expect(may(s, 1)).toEqual(['to 2/1', 'to 2/2', 'to 2/3']);
  expect(why(s, '1 to 3/1')).toBe('L-41 too-high');
  const none = table({ street: [house(1, 2, { 1: 'single', 2: 'squatters' })], more: examine });
  play(none, '1 leave 1/1');
  expect(discards(none, 1)).toBe('single');
  expect(tenants(none, 1)).toEqual({ 2: 'squatters' });
});

test('L-20 one tenant per building however many Squatters, buildings in the order the landlord picks', () => {
  const street = [
    house(1, 4, { 1: 'squatters', 2: 'squatters', 3: 'student', 4: 'student' }),
    house(1, 3, { 1: 'squatters', 2: 'single' }),
    house(1, 5),
  ];
  const s = table({ street, more: examine });
  expect(may(s, 1)).toEqual(['leave 1/4', 'leave 2/2']);
  play(s, '1 leave 2/2');
  expect(tenants(s, 2)).toEqual({ 1: 'squatters' });
  expect(discards(s, 1)).toBe('single');
  play(s, '1 leave 1/4', '1 to 3/2');
  expect(tenants(s, 1)).toEqual({ 1: 'squatters', 2: 'squatters', 3: 'student' });
  expect(tenants(s, 3)).toEqual({ 2: 'student' });
  expect(may(s, 1, 'leave')).toEqual([]);
});

test('L-20 a tall tenant needs two rooms to flee to, and a squatted house of one’s own is no refuge', () => {
  const tall = house(1, 3, { 1: 'researcher', 3: 'squatters' });
  const nowhere = table({ street: [tall, house(1, 1), house(2, 1)], more: examine });
  play(nowhere, '1 leave 1/1');
  expect([discards(nowhere, 1), tenants(nowhere, 1)]).toEqual(['researcher', { 3: 'squatters' }]);
  const street = [house(1, 3, { 1: 'single', 3: 'squatters' }), house(1, 3, { 1: 'squatters' }), house(2, 1)];
  const s = table({ street, more: examine });
  play(s, '1 leave 1/1');
  expect([may(s, 1), why(s, '1 to 2/2')]).toEqual([['to 3/1'], 'L-42 squatted']);
});

test('L-20 it is the current rent that counts, withheld or not', () => {
  const leaving = (street: Parameters<typeof house>[2], floors: number, extras = {}): string[] =>
    may(table({ street: [house(1, floors, street, { cellar: true, ...extras })], more: examine }), 1);
  expect(leaving({ 1: 'student', 2: 'student', 3: 'squatters' }, 5)).toEqual(['leave 1/2']);
  expect(leaving({ c: 'squatters', 1: 'celebrities', 3: 'student' }, 3)).toEqual(['leave 1/3']);
  expect(leaving({ 1: { card: 'single', withheld: true }, 2: 'student', 3: 'squatters' }, 3)).toEqual(['leave 1/1']);
  expect(leaving({ c: 'squatters', 1: 'mover', r: 'student' }, 1, { cover: 'roof-renovation' })).toEqual(['leave 1/r']);
});

test('L-20 houses with Squatters alone, and those of others, ask for nothing', () => {
  const s = table({ street: [house(1, 1, { 1: 'squatters' }), house(2, 2, { 1: 'squatters', 2: 'student' })], turn: 3 });
  play(s, '3 done', '3 done');
  expect(awaited(s)).toEqual([1]);
  expect(may(s, 1, 'lay')).toEqual([]);
  expect(may(s, 1)).toContain('done');
});

test('L-21 a prisoner may pay $5 while examining', () => {
  const s = table({ money: [7], more: { ...examine, jailed: 1 } });
  expect(may(s, 1)).toEqual(['bail', 'done']);
  play(s, '1 bail');
  expect(s.money[0]).toBe(2);
  expect(s.jailed).toBe(-1);
  expect(why(s, '1 bail')).toBe('L-78 not-jailed');
});

test('L-21 bail comes before or after the Squatters, and needs the full sum (L-73)', () => {
  const street = [house(1, 2, { 1: 'student', 2: 'squatters' })];
  const s = table({ money: [5], street, more: { ...examine, jailed: 1 } });
  expect(may(s, 1)).toEqual(['leave 1/1', 'bail']);
  play(s, '1 leave 1/1');
  expect(may(s, 1)).toEqual(['bail', 'done']);
  play(s, '1 done');
  expect(s.jailed).toBe(0);
  const poor = table({ money: [4], street, more: { ...examine, jailed: 1 } });
  expect(why(poor, '1 bail')).toBe('L-73 too-poor');
  const free = table({ street, more: examine });
  expect(why(free, '1 bail')).toBe('L-78 not-jailed');
});

test('L-21 the match asks a prisoner who can pay, and nobody else', () => {
  const s = table({ seats: 2, money: [10, 6], more: { jailed: 2 } });
  play(s, '1 done', '1 done');
  expect(may(s, 2)).toEqual(['bail', 'done']);
  const poor = table({ seats: 2, money: [10, 4], more: { jailed: 2 } });
  play(poor, '1 done', '1 done');
  expect(why(poor, '2 bail')).toBe('L-78 bail-first');
});

test('L-22 cards are played in any number and order, only by whose turn it is', () => {
  const s = table({ hands: ['roof roof student police', 'student'] });
  expect(why(s, '2 lay student')).toBe('L-22 not-asked');
  play(s, '1 lay police', '1 roof roof', '1 place student 1/1', '1 lay roof');
  expect(why(s, '1 place student 1/1')).toBe('L-22 no-card');
  expect(awaited(s)).toEqual([1]);
});

test('L-23 tenants pay their rent and every empty apartment $1, cellar and habitable roof too', () => {
  const street = [
    house(1, 2, { 1: 'single' }, { cover: 'roof-renovation', cellar: true }),
    house(2, 1, { 1: 'pensioners' }),
  ];
  const s = table({ street });
  play(s, '1 done');
  expect(s.money).toEqual([16, 10, 10]);
});

test('L-23 a building with Squatters pays nothing, and nothing at all is $1', () => {
  const squatted = house(1, 3, { 1: 'squatters', 2: 'single' });
  const s = table({ street: [squatted] });
  play(s, '1 done');
  expect(s.money[0]).toBe(11);
  const both = table({ street: [squatted, house(1, 3)] });
  play(both, '1 done');
  expect(both.money[0]).toBe(13);
  const none = table({});
  play(none, '1 done');
  expect(none.money[0]).toBe(11);
});

test('L-23 a prisoner gets $1 for each building without Squatters, and at least $1', () => {
  const street = [house(1, 1, { 1: 'pensioners' }), house(1, 2), house(1, 1, { 1: 'squatters' })];
  const s = table({ street, more: { jailed: 1 } });
  play(s, '1 done');
  expect(s.money[0]).toBe(12);
  const only = table({ street: [street[2]], more: { jailed: 1 } });
  play(only, '1 done');
  expect(only.money[0]).toBe(11);
});

test('L-23 the collection explains itself line by line', () => {
  const s = table({ street: [house(1, 3, { 1: 'celebrities', 3: 'student' })] });
  const collected = play(s, '1 done').find((event) => event.is === 'collected');
  expect(collected).toEqual({
    is: 'collected',
    seat: 0,
    dollars: 6,
    lines: [
      { room: 1, tenant: 4, base: 4, changes: ['L-54'], paid: 2 },
      { room: 3, tenant: 7, base: 2, changes: ['L-54'], paid: 4 },
    ],
  });
});

test('L-23 what a seat sees and what is drawn are the same rents, and only they', () => {
  const street = [
    house(1, 1, { 1: 'mover' }),
    house(2, 3, { 1: 'celebrities', 3: { card: 'single', withheld: true } }),
    house(2, 2, { 1: 'student', 2: 'student' }),
  ];
  const seen = landlord.view(table({ street }), null);
  expect(seen.street.map(({ rents }) => rents)).toEqual([
    [0, 1, 0, 0, 0, 0, 0],
    [0, 2, 0, 6, 0, 0, 0],
    [0, 2, 3, 0, 0, 0, 0],
  ]);
  for (const line of ['|1 mover $1 ', '|1 celebritie $2 ', '|3 single $6! ', '|1 student $2 ', '|2 student $3 '])
    expect(landlord.draw(seen)).toContain(line);
});

test('L-24 five cards for $1 each, then $2 each, never more than was collected', () => {
  const s = table({ money: [50], street: [house(1, 5), house(1, 4)] });
  play(s, '1 done');
  expect(s.money[0]).toBe(59);
  play(s, '1 buy', '1 buy', '1 buy', '1 buy', '1 buy');
  expect(s.money[0]).toBe(54);
  play(s, '1 buy');
  expect(s.money[0]).toBe(52);
  play(s, '1 buy');
  expect([s.money[0], s.handSizes[0]]).toEqual([50, 7]);
  expect(awaited(s)).toEqual([2]);
});

test('L-24 the odd dollar buys no card for $2', () => {
  const s = table({ street: [house(1, 5), house(1, 1)] });
  play(s, '1 done', '1 buy', '1 buy', '1 buy', '1 buy', '1 buy');
  expect(s.handSizes[0]).toBe(5);
  expect(awaited(s)).toEqual([2]);
});

test('L-24 the consolation may be spent, other income may not', () => {
  const s = table({ money: [10], street: [] });
  play(s, '1 done', '1 buy');
  expect([s.money[0], s.handSizes[0]]).toEqual([10, 1]);
  expect(awaited(s)).toEqual([2]);
  const done = table({});
  play(done, '1 done', '1 done');
  expect(hand(done, 1)).toBe('');
  expect(why(done, '1 buy')).toBe('L-22 not-asked');
});

test('L-24 what a sale brings is not spent on cards', () => {
  const s = table({ options: { trade: 'any' }, hands: ['bomb'] });
  play(s, '1 ask 2', '1 give bomb', '1 charge 5', '1 propose', '2 accept', '1 done', '1 buy');
  expect([s.money, awaited(s)]).toEqual([[15, 5, 10], [2]]);
});

test('L-24 what is bought is shown to the buyer alone', () => {
  const s = table({ more: { earned: 3, doing: 'buy' } });
  const heard: unknown[][] = [[], []];
  landlord.play(s, 0, landlord.read('buy')!, (event, to, shows) => {
    for (const seat of [0, 1]) if ((to >> seat) & 1) heard[seat].push({ event, shows });
  });
  expect(heard[0]).toEqual([
    { event: { is: 'bought', seat: 0, dollars: 1, card: s.hands.findIndex((n) => n > 0) }, shows: true },
  ]);
  expect(heard[1]).toEqual([{ event: { is: 'bought', seat: 0, dollars: 1, card: null }, shows: true }]);
});
