import { expect, test } from 'vitest';
import { landlord } from '../src/index.ts';
import { house, may, play, table } from './table.ts';

test('L-22 with an empty street and no card there is nothing but an offer for a roof, and the end of the phase', () => {
  expect(may(table({}), 1)).toEqual(['ask 2', 'ask 3', 'done']);
  expect(may(table({ money: [0] }), 1)).toEqual(['done']);
  expect(may(table({ options: { trade: 'any' }, money: [0] }), 1)).toEqual(['ask 2', 'ask 3', 'done']);
});

test('L-30, L-31 every card of the hand is a floor, up to the fifth; then a roof, or all of it taken back', () => {
  const s = table({ money: [0], hands: ['student bomb roof flat-roof roof-dormer move alibi'] });
  expect(may(s, 1)).toEqual([
    ...['lay student', 'lay roof', 'lay roof-dormer', 'lay flat-roof', 'lay alibi', 'lay bomb', 'lay move'],
    'done',
  ]);
  play(s, '1 lay bomb', '1 lay student', '1 lay move', '1 lay alibi');
  expect(may(s, 1)).toEqual([
    ...['lay roof', 'lay roof-dormer', 'lay flat-roof', 'roof roof', 'roof roof-dormer', 'roof flat-roof'],
    'take-back',
  ]);
  play(s, '1 lay roof');
  expect(may(s, 1)).toEqual(['roof roof-dormer', 'roof flat-roof', 'take-back']);
});

test('L-33, L-34, L-35, L-36 renovations: over plain Roofs, under houses without a cellar, anyone’s', () => {
  const street = [
    house(1, 1),
    house(2, 1, {}, { cellar: true }),
    house(3, 1, {}, { cover: 'roof-renovation' }),
    house(3, 1, {}, { roof: 'flat-roof' }),
  ];
  const s = table({ street, hands: ['roof-renovation roof-dormer flat-roof cellar-renovation'] });
  expect(may(s, 1, 'renovate')).toEqual([
    ...['renovate roof-renovation 1', 'renovate roof-renovation 2', 'renovate roof-dormer 1', 'renovate roof-dormer 2'],
    ...['renovate flat-roof 1', 'renovate flat-roof 2'],
    ...['renovate cellar-renovation 1', 'renovate cellar-renovation 3', 'renovate cellar-renovation 4'],
  ]);
});

test('L-40 tenants of the hand go to every suitable empty apartment', () => {
  const street = [house(1, 2, { 1: 'student' }), house(2, 1), house(3, 5)];
  const s = table({ street, hands: ['pensioners student bomb', 'single'] });
  expect(may(s, 1, 'place')).toEqual([
    'place pensioners 2/1',
    ...['place student 1/2', 'place student 2/1', 'place student 3/1', 'place student 3/2', 'place student 3/3'],
    ...['place student 3/4', 'place student 3/5'],
  ]);
});

test('L-53 only one’s own Mothers are taken in or moved', () => {
  const mother = (owner: number) => house(owner, 1, { 1: 'mother-and-child' });
  const s = table({ money: [0], street: [mother(2), mother(1), house(1, 2, { 1: 'student' })] });
  expect(may(s, 1)).toEqual(['take-in 2/1', 'shift 2/1', 'done']);
});

test('L-60 to L-71 each action card against every legal target, and no card that is not held', () => {
  const street = [house(1, 2, { 1: 'squatters' }), house(2, 1, { 1: 'student' }), house(3, 5)];
  const only = (card: string, more = {}): string[] =>
    may(table({ money: [0], street, hands: [card, 'bomb murder move police eviction politics court'], more }), 1).filter(
      (text) => !text.startsWith('lay') && text !== 'done',
    );
  expect(only('demolition')).toEqual(['demolish demolition 1', 'demolish demolition 2', 'demolish demolition 3']);
  expect(only('bomb')).toEqual(['bomb 1', 'bomb 2', 'bomb 3']);
  expect(only('eviction')).toEqual(['evict eviction 1', 'evict eviction 2', 'evict eviction 3']);
  expect(only('politics')).toEqual([
    ...['demolish politics 1', 'demolish politics 2', 'demolish politics 3'],
    ...['evict politics 1', 'evict politics 2', 'evict politics 3'],
  ]);
  expect(only('move')).toEqual(['move 1/1', 'move 2/1']);
  expect(only('rent-withheld')).toEqual(['withhold 2/1']);
  expect(only('murder')).toEqual(['murder 1/1', 'murder 2/1']);
  expect(only('police')).toEqual(['remove 1/1']);
  expect(only('court')).toEqual([]);
  expect(only('court', { jailed: 1 })).toEqual(['leave-jail court']);
  expect(only('alibi')).toEqual([]);
});

test('L-90 to L-94, L-83 what may be agreed, and by which clause', () => {
  expect(landlord.options.map(({ key, kind, clause }) => `${key} ${kind} ${clause}`)).toEqual([
    'texts choice L-94',
    'end choice L-90',
    'rounds amount L-90',
    'money amount L-90',
    'trade choice L-91',
    'answers choice L-92',
    'times100 flag L-93',
    'ties choice L-83',
  ]);
});
