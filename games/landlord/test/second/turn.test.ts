import { expect, test } from 'vitest';
import {
  awaited,
  collected,
  discards,
  examining,
  hand,
  house,
  may,
  play,
  setUp,
  supply,
  table,
  tenants,
  why,
} from './table.ts';

test('F-11 nothing to look after: the turn begins with its second phase', () => {
  expect(setUp(3).stack.at(-1)?.kind).toBe('play');
});

test('F-11 Squatters, nomads, Scientist and bail, in the order the seat picks', () => {
  const street = [
    house(1, 3, { 1: 'squatters', 2: 'hacker' }),
    house(1, 1, { 1: 'rental-nomad', r: 'scientist' }, { cover: true }),
    house(2, 4),
  ];
  const s = examining({ street, more: { jailed: 1 } });
  expect(may(s, 1)).toEqual([
    'leave 1/2',
    'shift 2/1',
    ...['place monster 3/1', 'place monster 3/2', 'place monster 3/3', 'place monster 3/4'],
    'bail',
  ]);
  expect(why(s, '1 done')).toBe('F-11 must-examine');
  play(s, '1 shift 2/1', '1 to 3/4', '1 place monster 2/1', '1 bail', '1 leave 1/2', '1 to 3/1');
  expect([s.money[0], s.jailed, tenants(s, 2), tenants(s, 3)]).toEqual([
    3,
    -1,
    { 1: 'monster', r: 'scientist' },
    { 1: 'hacker', 4: 'rental-nomad' },
  ]);
  expect(may(s, 1)).toEqual(['done']);
});

test('F-11 a turn with a nomad begins with its first phase', () => {
  const s = table({ seats: 2, street: [house(2, 1, { 1: 'rental-nomad' }), house(1, 1)] });
  play(s, '1 done', '1 done');
  expect([awaited(s), may(s, 2)]).toEqual([[2], ['shift 1/1', 'done']]);
});

test('F-11 who has arrived this turn does nothing more in it, even at the same landlord’s', () => {
  const flats = [house(1, 1, { 1: 'squatters', r: 'scientist' }, { cover: true }), house(1, 1, {}, { cover: true })];
  const s = examining({ street: flats });
  play(s, '1 leave 1/r', '1 to 2/r');
  expect([why(s, '1 place monster 2/1'), may(s, 1)]).toEqual(['F-51 no-scientist', ['done']]);
  const first = examining({ street: flats });
  play(first, '1 place monster 2/1', '1 leave 1/r', '1 to 2/r');
  expect([tenants(first, 2), first.stack.at(-1)?.kind]).toEqual([{ 1: 'monster', r: 'scientist' }, 'play']);
  const nomad = examining({ street: [house(1, 2, { 1: 'squatters', 2: 'rental-nomad' }), house(1, 2)] });
  play(nomad, '1 leave 1/2', '1 to 2/1');
  expect([why(nomad, '1 shift 2/1'), may(nomad, 1)]).toEqual(['F-50 moved-already', ['done']]);
});

test('F-12 any number of cards in any order', () => {
  const s = table({ hands: ['hacker bomb alibi hacker'], street: [house(1, 2)] });
  play(s, '1 place hacker 1/1', '1 lay alibi', '1 place hacker 1/2', '1 roof roof', '1 bomb 1');
  expect([s.height, tenants(s, 2)]).toEqual([[0, 1], {}]);
});

test('F-13 at least $2 a turn, and it may be spent on cards', () => {
  const s = table({ money: [0] });
  expect(collected(s)).toBe(2);
  play(s, '1 buy');
  expect(why(s, '1 buy')).toBeNull();
  play(s, '1 buy');
  expect([s.money[0], s.handSizes[0], awaited(s)]).toEqual([0, 2, [2]]);
});

test('F-13 the first five cards cost $1, the others $2, and never more than this turn’s income', () => {
  const s = table({ street: [house(1, 5), house(1, 3)] });
  expect(collected(s)).toBe(8);
  play(s, '1 buy', '1 buy', '1 buy', '1 buy', '1 buy');
  expect(s.money[0]).toBe(13);
  play(s, '1 buy');
  expect([s.money[0], s.handSizes[0], awaited(s)]).toEqual([11, 6, [2]]);
});

test('F-13 what Mover and Broker brought does not buy cards', () => {
  const street = [house(2, 1, { 1: 'mover' }), house(2, 1, { 1: 'hacker' }), house(1, 1)];
  const s = table({ seats: 2, money: [10, 0], hands: ['move', 'broker'], street });
  play(s, '1 move 2/1', '1 to 3/1', '2 answer broker', '1 done', '1 done');
  expect(s.money[1]).toBe(4);
  play(s, '2 done');
  expect([s.earned, s.money[1]]).toEqual([2, 6]);
  play(s, '2 buy', '2 buy');
  expect([s.money[1], awaited(s)]).toEqual([4, [1]]);
});

test('F-14 empty apartments pay $1, basements and attics too; no hand limit', () => {
  expect(collected(table({ street: [house(1, 2, {}, { basement: true, cover: true })] }))).toBe(4);
  const s = table({ hands: ['murder murder murder murder murder police police police police police police'] });
  play(s, '1 done');
  expect(s.handSizes[0]).toBe(11);
});

test('F-50 Rental nomad: pays nothing, and moves for $2 to anybody’s', () => {
  expect(collected(table({ street: [house(1, 3, { 1: 'rental-nomad' })] }))).toBe(2);
  const street = [house(1, 2, { 1: 'rental-nomad' }), house(2, 1), house(3, 1, { 1: 'hacker' })];
  const s = examining({ street });
  expect(may(s, 1)).toEqual(['shift 1/1', 'done']);
  play(s, '1 shift 1/1');
  expect([s.money[0], may(s, 1)]).toEqual([8, ['to 1/2', 'to 2/1']]);
  play(s, '1 to 2/1');
  expect([tenants(s, 2), s.stack.at(-1)?.kind]).toEqual([{ 1: 'rental-nomad' }, 'play']);
});

test('F-50 Rental nomad: once a turn, one’s own, in the first phase, with $2 and a place', () => {
  const two = [house(1, 2, { 1: 'rental-nomad' }), house(1, 2, { 1: 'rental-nomad' })];
  const s = examining({ street: two });
  play(s, '1 shift 1/1', '1 to 2/2');
  expect([why(s, '1 shift 2/2'), why(s, '1 shift 2/1')]).toEqual(['F-50 moved-already', null]);
  expect(why(examining({ money: [1], street: two }), '1 shift 1/1')).toBe('L-73 too-poor');
  expect(why(examining({ street: [house(2, 2, { 1: 'rental-nomad' })] }), '1 shift 1/1')).toBe('F-50 not-your-nomad');
  expect(why(examining({ street: [house(1, 2, { 1: 'hacker' })] }), '1 shift 1/1')).toBe('F-50 no-nomad');
  expect(why(examining({ street: [house(1, 1, { 1: 'rental-nomad' })] }), '1 shift 1/1')).toBe('F-50 no-place-for-nomad');
  expect(why(table({ street: two }), '1 shift 1/1')).toBe('F-50 nomads-go-first');
  expect(may(table({ street: two }), 1, 'shift')).toEqual([]);
});

test('F-51 Scientist: a Monster in his landlord’s first phase, into any suitable apartment', () => {
  const street = [house(1, 1, { r: 'scientist' }, { cover: true }), house(2, 1), house(3, 1, { 1: 'odd-ones' })];
  const s = examining({ street });
  expect([may(s, 1), why(s, '1 done')]).toEqual([['place monster 1/1', 'place monster 2/1'], 'F-51 must-create']);
  expect(supply(s)).toEqual([15, 4]);
  play(s, '1 place monster 2/1');
  expect([supply(s), tenants(s, 2), s.stack.at(-1)?.kind]).toEqual([[15, 3], { 1: 'monster' }, 'play']);
});

test('F-51 Scientist: one Monster a turn, for his landlord only, and none without a place or a Monster', () => {
  const street = [house(1, 1, { r: 'scientist' }, { cover: true }), house(2, 5)];
  const s = examining({ street, money: [10] });
  play(s, '1 place monster 2/1');
  expect([s.stack.at(-1)?.kind, why(s, '1 place monster 2/2')]).toEqual(['play', 'F-12 no-card']);
  expect(why(examining({ street: [house(2, 1, { r: 'scientist' }, { cover: true })] }), '1 place monster 1/1')).toBe(
    'F-51 no-scientist',
  );
  const full = examining({ street: [house(1, 1, { r: 'scientist', 1: 'hacker' }, { cover: true })] });
  expect(may(full, 1)).toEqual(['done']);
  const beasts = house(2, 5, { 1: 'monster', 2: 'monster', 3: 'monster', 4: 'monster' });
  const none = examining({ street: [street[0], beasts] });
  expect([supply(none), may(none, 1)]).toEqual([[16, 0], ['done']]);
});

test('F-51 Scientist: one who has only just arrived waits a turn', () => {
  const s = table({ seats: 2, hands: ['scientist'], street: [house(2, 1, {}, { cover: true }), house(1, 1)] });
  play(s, '1 place scientist 1/r', '1 done', '1 done');
  expect([awaited(s), may(s, 2)]).toEqual([[2], ['place monster 1/1', 'place monster 2/1']]);
});

test('F-52 Squatters force the highest-paying tenant out, with no duty to stay at home', () => {
  const street = [house(1, 3, { 1: 'squatters', 2: 'odd-ones' }), house(1, 1), house(2, 1)];
  const s = examining({
    street: [house(1, 3, { 1: 'squatters', 2: 'hacker', 3: 'mother-with-children' }), street[1], street[2]],
  });
  expect(may(s, 1)).toEqual(['leave 1/2', 'leave 1/3']);
  play(s, '1 leave 1/2');
  expect([may(s, 1), why(s, '1 to 1/2')]).toEqual([['to 2/1', 'to 3/1'], 'F-52 must-leave']);
  play(s, '1 to 3/1');
  expect([tenants(s, 3), s.stack.at(-1)?.kind]).toEqual([{ 1: 'hacker' }, 'play']);
  const dear = examining({ street: [house(1, 2, { c: 'squatters', 1: 'family' }, { basement: true }), house(2, 1)] });
  expect(why(dear, '1 leave 1/c')).toBe('F-52 not-dearest');
});

test('F-52, L-45 it is the current rent that counts: of two Hackers the later one leaves', () => {
  const street = [house(1, 4, { 1: 'squatters', 2: 'hacker', 3: 'hacker', 4: 'mother-with-children' }), house(2, 1)];
  const s = examining({ street });
  expect([may(s, 1), why(s, '1 leave 1/2')]).toEqual([['leave 1/3'], 'F-52 not-dearest']);
});

test('F-52 with no place it is discarded; a Monster goes back to its supply', () => {
  const s = examining({ street: [house(1, 2, { 1: 'squatters', 2: 'hacker' })] });
  play(s, '1 leave 1/2');
  expect(discards(s)).toEqual(['hacker']);
  const beast = examining({ street: [house(1, 2, { 1: 'squatters', 2: 'monster' })] });
  play(beast, '1 leave 1/2');
  expect([discards(beast), supply(beast)]).toEqual([[], [17, 4]]);
});

test('F-52 a nomad who goes first leaves the Squatters nobody to force out', () => {
  const s = examining({ street: [house(1, 2, { 1: 'squatters', 2: 'rental-nomad' }), house(2, 1)] });
  play(s, '1 shift 1/2', '1 to 2/1');
  expect([may(s, 1), tenants(s, 2)]).toEqual([['done'], { 1: 'rental-nomad' }]);
  play(s, '1 done');
  expect(s.stack.at(-1)?.kind).toBe('play');
});

test('F-68 Jail: $2 of income, whatever the houses are worth', () => {
  const s = table({ street: [house(1, 5, { 1: 'hacker' }), house(1, 2), house(1, 1)], more: { jailed: 1 } });
  expect(collected(s)).toBe(2);
});

test('F-68 out by $5 in the first phase, or Court in the second', () => {
  const s = examining({ money: [5], more: { jailed: 1 } });
  play(s, '1 bail');
  expect([s.money[0], s.jailed, s.stack.at(-1)?.kind]).toEqual([0, -1, 'play']);
  expect(why(examining({ money: [4], more: { jailed: 1 } }), '1 bail')).toBe('L-73 too-poor');
  const court = table({ hands: ['court politics'], more: { jailed: 1 } });
  expect(may(court, 1, 'leave-jail')).toEqual(['leave-jail court']);
  play(court, '1 leave-jail court');
  expect([court.jailed, hand(court, 1), why(court, '1 leave-jail court')]).toEqual([-1, 'politics', 'F-12 no-card']);
});
