import { expect, test } from 'vitest';
import { CARDS } from '../../src/index.ts';
import { collected, discards, hand, house, may, play, supply, table, tenants, why } from './table.ts';

test('F-20 one to five cards of the hand and a roof, begun and finished in one turn', () => {
  const s = table({ hands: ['bomb tavern murder court alibi broker'] });
  play(s, '1 lay bomb');
  expect(why(s, '1 done')).toBe('F-20 unfinished');
  play(s, '1 lay tavern', '1 lay murder', '1 lay court', '1 lay alibi');
  expect(why(s, '1 lay broker')).toBe('F-20 full-height');
  play(s, '1 roof roof');
  expect([s.height, hand(s, 1), why(s, '1 done')]).toEqual([[5], 'broker', null]);
  expect(why(s, '1 roof roof')).toBe('F-20 no-site');
});

test('F-21 a Roof costs as many dollars as there are finished buildings', () => {
  const s = table({ money: [3], hands: ['bomb murder court alibi'] });
  play(s, '1 lay bomb', '1 roof roof');
  expect([s.money[0], supply(s)]).toEqual([3, [17, 4]]);
  play(s, '1 lay murder', '1 roof roof');
  expect(s.money[0]).toBe(2);
  const told = play(s, '1 lay court', '1 roof roof');
  expect([s.money[0], supply(s)]).toEqual([0, [15, 4]]);
  expect(told).toContainEqual({ is: 'bought-roof', seat: 0, card: CARDS.indexOf('roof'), dollars: 2 });
  play(s, '1 lay alibi');
  expect([why(s, '1 roof roof'), may(s, 1, 'roof')]).toEqual(['F-21 roof-too-dear', []]);
});

test('F-21 buildings of others do not count, nor one that is not finished', () => {
  const s = table({ money: [0], hands: ['bomb'], street: [house(2, 1), house(3, 1)] });
  play(s, '1 lay bomb', '1 roof roof');
  expect(s.money[0]).toBe(0);
});

test('F-20 what was taken back may be taken back again once the money for its roof is gone', () => {
  const street = [house(1, 1), house(1, 1, { 1: 'hacker' }), house(2, 1, { 1: 'mover' }), house(2, 1)];
  const s = table({ money: [2], hands: ['bomb move'], street });
  play(s, '1 lay bomb', '1 take-back', '1 lay bomb');
  expect(why(s, '1 take-back')).toBe('L-30 already-taken-back');
  play(s, '1 move 2/1', '1 to 4/1');
  expect([s.money[0], why(s, '1 roof roof')]).toEqual([0, 'F-21 roof-too-dear']);
  play(s, '1 take-back');
  expect([hand(s, 1), why(s, '1 lay bomb')]).toEqual(['bomb', 'L-30 keep-a-roof']);
});

test('F-20, F-24, L-91 a house that can only be taken back again keeps nobody from playing on', () => {
  const street = [house(1, 1), house(1, 1, { 1: 'hacker' }), house(2, 1, { 1: 'mover' }), house(2, 1)];
  const hands = ['bomb alibi move roof-expansion', ''];
  const s = table({ money: [2], hands, street, options: { trade: 'any' } });
  play(s, '1 lay bomb', '1 take-back', '1 lay bomb', '1 move 2/1', '1 to 4/1');
  expect([why(s, '1 renovate roof-expansion 1'), why(s, '1 lay alibi')]).toEqual([null, null]);
  expect(may(s, 1, 'renovate')).toEqual([1, 2, 3, 4].map((number) => `renovate roof-expansion ${number}`));
  // What is sold may pay for the Roof.
  play(s, '1 ask 2', '1 give alibi', '1 charge 2', '1 propose', '2 accept', '1 roof roof');
  expect([s.money[0], hand(s, 1)]).toEqual([0, 'roof-expansion']);
});

test('F-22 an Attic apartment finishes a building at no cost and is an apartment, not a floor', () => {
  const s = table({ money: [0], hands: ['bomb attic-apartment family'], street: [house(1, 1), house(1, 1)] });
  play(s, '1 lay bomb', '1 roof attic-apartment');
  expect([s.money[0], s.height[2], supply(s)]).toEqual([0, 1, [16, 4]]);
  play(s, '1 place family 3/1');
  expect(tenants(s, 3)).toEqual({ 1: 'family' });
  expect(why(table({ hands: ['bomb', 'attic-apartment'] }), '1 roof attic-apartment')).toBe('F-20 no-site');
});

test('F-22 a Flat roof finishes a building at no cost and is never expanded', () => {
  const s = table({ money: [0], hands: ['bomb flat-roof roof-expansion'], street: [house(1, 1)] });
  play(s, '1 lay bomb', '1 roof flat-roof');
  expect(s.money[0]).toBe(0);
  expect(why(s, '1 renovate roof-expansion 2')).toBe('F-24 not-over-roof');
  expect(collected(s)).toBe(2);
});

test('F-22, F-23 a basement may go under a Flat roof', () => {
  const s = table({ hands: ['basement-expansion'], street: [house(2, 1, {}, { roof: 'flat-roof' })] });
  play(s, '1 renovate basement-expansion 1');
  expect(s.cellar[0]).toBe(CARDS.indexOf('basement-expansion'));
});

test('F-23 Basement expansion: under any finished building, one each', () => {
  const s = table({ hands: ['basement-expansion basement-expansion hacker'], street: [house(2, 5)] });
  play(s, '1 renovate basement-expansion 1');
  expect(why(s, '1 renovate basement-expansion 1')).toBe('F-23 has-cellar');
  play(s, '1 place hacker 1/c');
  expect(tenants(s, 1)).toEqual({ c: 'hacker' });
});

test('F-24 Roof expansion: over a plain Roof only, on anyone’s, once', () => {
  const s = table({
    hands: ['roof-expansion roof-expansion hacker'],
    street: [house(2, 5), house(1, 1, {}, { roof: 'attic-apartment' })],
  });
  expect(why(s, '1 renovate roof-expansion 2')).toBe('F-24 not-over-roof');
  expect(why(s, '1 renovate roof-expansion 3')).toBe('F-24 nothing-to-cover');
  play(s, '1 renovate roof-expansion 1');
  expect(why(s, '1 renovate roof-expansion 1')).toBe('F-24 roof-changed');
  play(s, '1 place hacker 1/r');
  expect(tenants(s, 1)).toEqual({ r: 'hacker' });
});

test('F-21, F-50, F-62 with L-93 the sums that this edition adds are told a hundredfold', () => {
  const street = [house(1, 2, { 1: 'rental-nomad' }), house(2, 1, { 1: 'hacker' })];
  const s = table({
    options: { times100: true },
    hands: ['move bomb', 'broker'],
    street,
    more: { doing: 'examine' },
  });
  const told = play(s, '1 shift 1/1', '1 to 1/2', '1 lay bomb', '1 roof roof', '1 move 2/1', '1 to 1/1', '2 answer broker');
  const sums = told.flatMap((event) => ('dollars' in event ? [[event.is, event.dollars]] : []));
  expect(sums).toEqual([
    ['fare', 200],
    ['bought-roof', 100],
    ['brokered-by-bank', 200],
  ]);
  expect(s.money).toEqual([7, 12, 10]);
});

test('F-25 with no Roof left only Attics, Flat roofs and Roofs in hand finish buildings', () => {
  const street = [...Array(10).fill(house(2, 1)), ...Array(7).fill(house(3, 1, {}, { hides: ['police'] }))];
  const spread = street.map((each, i) => (i > 11 ? house(3, 1, {}, { hides: [i % 2 === 0 ? 'murder' : 'alibi'] }) : each));
  const s = table({ hands: ['bomb flat-roof', 'roof'], street: spread });
  expect(supply(s)).toEqual([0, 4]);
  play(s, '1 lay bomb');
  expect([why(s, '1 roof roof'), may(s, 1, 'roof')]).toEqual(['F-25 no-roof-left', ['roof flat-roof']]);
  const held = table({ money: [0], hands: ['bomb roof'], street: spread });
  play(held, '1 lay bomb', '1 roof roof');
  expect([supply(held), hand(held, 1)]).toEqual([[0, 4], '']);
});

test('F-67 a Roof in hand finishes a building for nothing and is never a floor', () => {
  const s = table({ money: [0], hands: ['roof bomb'], street: [house(1, 1), house(1, 1)] });
  expect([why(s, '1 lay roof'), may(s, 1, 'lay')]).toEqual(['F-67 never-a-floor', ['lay bomb']]);
  play(s, '1 lay bomb', '1 roof roof');
  expect([s.money[0], supply(s), hand(s, 1), discards(s)]).toEqual([0, [15, 4], '', []]);
});
