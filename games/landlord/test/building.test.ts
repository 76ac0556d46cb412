import { expect, test } from 'vitest';
import { landlord } from '../src/index.ts';
import { discards, hand, house, known, may, play, table, tenants, why } from './table.ts';

test('L-30 a building is floors and a roof from hand, begun and finished in one turn', () => {
  const s = table({ hands: ['bomb alibi roof'] });
  play(s, '1 lay bomb');
  expect(why(s, '1 done')).toBe('L-30 unfinished');
  play(s, '1 lay alibi', '1 roof roof');
  expect(hand(s, 1)).toBe('');
  expect([s.height[0], s.owner[0], s.site]).toEqual([2, 0, -1]);
  expect(why(s, '1 done')).toBeNull();
});

test('L-30 at most five floors', () => {
  const s = table({ hands: ['move move move move move move roof'] });
  play(s, ...new Array<string>(5).fill('1 lay move'));
  expect(why(s, '1 lay move')).toBe('L-30 full-height');
  expect(may(s, 1, 'lay')).toEqual([]);
});

test('L-30 others see a floor, not the card', () => {
  const s = table({ hands: ['bomb roof'] });
  const told: unknown[] = [];
  landlord.play(s, 0, landlord.read('lay bomb')!, (event, to) => told.push([event, (to >> 0) & 1, (to >> 1) & 1]));
  expect(told).toEqual([
    [{ is: 'laid', seat: 0, house: 0, card: 19 }, 1, 0],
    [{ is: 'laid', seat: 0, house: 0, card: null }, 0, 1],
  ]);
});

test('L-30 an unfinished building is taken back once a turn', () => {
  const s = table({ hands: ['bomb alibi roof'] });
  expect(why(s, '1 take-back')).toBe('L-30 no-site');
  play(s, '1 lay bomb', '1 lay alibi', '1 take-back');
  expect(hand(s, 1)).toBe('roof alibi bomb');
  expect(s.owner).toEqual([]);
  play(s, '1 lay alibi');
  expect(why(s, '1 take-back')).toBe('L-30 already-taken-back');
});

test('L-30 after that, nothing may be done that leaves a building without a roof to come', () => {
  const s = table({ hands: ['bomb flat-roof roof-dormer'], street: [house(2, 1)], more: { takenBack: true } });
  play(s, '1 lay bomb', '1 lay flat-roof');
  expect(why(s, '1 lay roof-dormer')).toBe('L-30 keep-a-roof');
  expect(why(s, '1 renovate roof-dormer 1')).toBe('L-30 keep-a-roof');
  play(s, '1 roof roof-dormer', '1 done');
  const without = table({ hands: ['bomb alibi'], more: { takenBack: true } });
  expect(why(without, '1 lay bomb')).toBe('L-30 keep-a-roof');
  const before = table({ hands: ['bomb alibi'] });
  expect(why(before, '1 lay bomb')).toBeNull();
});

test('L-30 the next turn one may be taken back again', () => {
  const s = table({ seats: 2, hands: ['bomb'], more: { takenBack: true } });
  play(s, '1 done', '1 done', '2 done', '2 done', '1 lay bomb', '1 take-back', '1 done');
  expect(hand(s, 1)).toBe('bomb');
});

test('L-31 Roof, Flat roof and Roof dormer finish a building, nothing else does', () => {
  for (const card of ['roof', 'flat-roof', 'roof-dormer']) {
    const s = table({ hands: [`bomb ${card}`] });
    expect(why(s, `1 roof ${card}`)).toBe('L-30 no-site');
    play(s, '1 lay bomb', `1 roof ${card}`);
    expect(hand(s, 1)).toBe('');
  }
  const s = table({ hands: ['bomb roof-renovation'] });
  play(s, '1 lay bomb');
  expect(may(s, 1, 'roof')).toEqual([]);
  expect(landlord.read('roof roof-renovation')).toBeNull();
  expect(why(s, '1 roof roof')).toBe('L-22 no-card');
});

test('L-31 a cellar alone is no building, and after the roof no floor is added', () => {
  const s = table({ hands: ['bomb alibi cellar-renovation roof roof'] });
  play(s, '1 lay bomb');
  expect(why(s, '1 renovate cellar-renovation 1')).toBe('L-36 nothing-to-renovate');
  play(s, '1 roof roof', '1 lay alibi');
  expect(s.height).toEqual([1, 1]);
});

test('L-32 cellars and habitable roofs are no floors', () => {
  const s = table({ hands: ['pensioners'], street: [house(1, 1, {}, { cellar: true, cover: 'roof-renovation' })] });
  expect(may(s, 1, 'place')).toEqual(['place pensioners 1/c', 'place pensioners 1/1']);
});

test('L-33 Roof dormer: habitable as a finish and over a plain Roof', () => {
  const s = table({ hands: ['bomb roof-dormer roof-dormer student'], street: [house(2, 1)] });
  expect(why(s, '1 place student 1/r')).toBe('L-40 no-apartment');
  play(s, '1 lay bomb', '1 roof roof-dormer', '1 renovate roof-dormer 1');
  expect(may(s, 1, 'place student')).toEqual([
    'place student 1/1',
    'place student 1/r',
    'place student 2/1',
    'place student 2/r',
  ]);
});

test('L-33 Roof renovation: habitable, over a plain Roof only', () => {
  const s = table({
    hands: ['roof-renovation roof-renovation student'],
    street: [house(1, 1), house(1, 1, {}, { roof: 'roof-dormer' })],
  });
  expect(why(s, '1 renovate roof-renovation 2')).toBe('L-33 not-over-roof');
  play(s, '1 renovate roof-renovation 1', '1 place student 1/r');
  expect(tenants(s, 1)).toEqual({ r: 'student' });
  expect(why(s, '1 renovate roof-renovation 1')).toBe('L-34 roof-changed');
});

test('L-34 Flat roof: no apartment, and never changed', () => {
  const s = table({ hands: ['flat-roof bomb flat-roof roof-renovation roof-dormer student'], street: [house(1, 1)] });
  play(s, '1 lay bomb', '1 roof flat-roof', '1 renovate flat-roof 1');
  expect(why(s, '1 renovate roof-renovation 1')).toBe('L-34 roof-changed');
  expect(why(s, '1 renovate roof-dormer 1')).toBe('L-34 roof-changed');
  expect(why(s, '1 renovate roof-dormer 2')).toBe('L-33 not-over-roof');
  expect(may(s, 1, 'place')).toEqual(['place student 1/1', 'place student 2/1']);
});

test('L-34 Flat roof: over a plain Roof only', () => {
  const street = [house(1, 1, {}, { roof: 'roof-dormer' }), house(2, 1, {}, { roof: 'flat-roof' })];
  const s = table({ hands: ['flat-roof bomb'], street });
  expect([1, 2].map((number) => why(s, `1 renovate flat-roof ${number}`))).toEqual([
    'L-34 flat-not-over-roof',
    'L-34 flat-not-over-roof',
  ]);
  play(s, '1 lay bomb');
  expect(why(s, '1 renovate flat-roof 3')).toBe('L-36 nothing-to-cover');
});

test('L-35 Cellar renovation: one apartment below, one per building', () => {
  const s = table({
    hands: ['cellar-renovation cellar-renovation student'],
    street: [house(1, 1), house(1, 1, {}, { roof: 'flat-roof' })],
  });
  play(s, '1 renovate cellar-renovation 1', '1 place student 1/c');
  expect(why(s, '1 renovate cellar-renovation 1')).toBe('L-35 has-cellar');
  expect(why(s, '1 renovate cellar-renovation 2')).toBeNull();
  expect(why(s, '1 renovate cellar-renovation 3')).toBe('L-36 nothing-to-renovate');
});

test('L-36 others may be renovated, and the cards belong to the building', () => {
  const s = table({
    hands: ['roof-renovation cellar-renovation demolition'],
    street: [house(2, 1, {}, { hides: ['bomb'] })],
  });
  play(s, '1 renovate roof-renovation 1', '1 renovate cellar-renovation 1', '1 demolish demolition 1');
  expect(hand(s, 2)).toBe('roof roof-renovation cellar-renovation bomb');
  expect(known(s, 1, 2)).toBe('roof roof-renovation cellar-renovation');
  expect(discards(s, 1)).toBe('demolition');
});
