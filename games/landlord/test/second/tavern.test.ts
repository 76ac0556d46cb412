import { readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { landlordSecond as game } from '../../src/index.ts';
import { awaited, discards, house, may, play, supply, table, tenants, why } from './table.ts';

test('F-53 Tavern: ground floor or basement', () => {
  const s = table({ hands: ['tavern'], street: [house(1, 2, {}, { basement: true, cover: true })] });
  expect(may(s, 1, 'place')).toEqual(['place tavern 1/c', 'place tavern 1/1']);
  expect(why(s, '1 place tavern 1/2')).toBe('F-53 tavern-too-far-up');
});

test('F-53 beside it only tenants of $2 or less, elsewhere at its landlord’s $3 or less', () => {
  const street = [house(1, 3, { 1: 'tavern' }), house(1, 3), house(2, 3)];
  const s = table({ hands: ['hacker odd-ones man-with-dog scientist', ''], street });
  expect(why(s, '1 place hacker 1/2')).toBeNull();
  expect(
    why(table({ hands: ['odd-ones'], street: [house(1, 2), house(1, 2, { 1: 'tavern' })] }), '1 place odd-ones 1/1'),
  ).toBeNull();
  expect(why(s, '1 place man-with-dog 2/1')).toBe('F-53 too-dear-for-landlord');
  expect(why(s, '1 place man-with-dog 3/1')).toBeNull();
  const beside = table({
    hands: ['scientist'],
    street: [house(1, 1, { 1: 'tavern' }, { cover: true }), house(1, 1, {}, { cover: true })],
  });
  expect(why(beside, '1 place scientist 1/r')).toBe('F-53 too-dear-for-tavern');
  expect(why(beside, '1 place scientist 2/r')).toBeNull();
});

test('F-53 it is the printed rent that counts: Hackers may be many', () => {
  const s = table({ hands: ['hacker'], street: [house(1, 5, { 1: 'tavern', 2: 'hacker', 3: 'hacker', 4: 'hacker' })] });
  play(s, '1 place hacker 1/5');
  expect(Object.keys(tenants(s, 1))).toHaveLength(5);
});

test('F-53, F-32 when it arrives, whoever does not fit moves where the landlord chooses', () => {
  const street = [
    house(2, 2, { r: 'scientist', 1: 'hacker' }, { cover: true, basement: true }),
    house(2, 2, { 1: 'family' }),
    house(2, 1, { 1: 'odd-ones' }),
    house(3, 2),
    house(1, 1, {}, { roof: 'attic-apartment' }),
  ];
  const s = table({ hands: ['tavern'], street });
  play(s, '1 place tavern 1/c');
  expect([awaited(s), may(s, 2)]).toEqual([[2], ['leave 1/r', 'leave 2/1']]);
  expect(why(s, '2 leave 3/1')).toBe('F-53 fits-the-tavern');
  play(s, '2 leave 2/1');
  expect(may(s, 2)).toEqual(['to 4/1', 'to 5/1']);
  play(s, '2 to 4/1', '2 leave 1/r');
  expect(may(s, 2)).toEqual(['to 5/r']);
  play(s, '2 to 5/r');
  expect([tenants(s, 1), tenants(s, 3), tenants(s, 5), awaited(s)]).toEqual([
    { c: 'tavern', 1: 'hacker' },
    { 1: 'odd-ones' },
    { r: 'scientist' },
    [1],
  ]);
});

test('F-53 a tenant of $3 beside it may go to another building of the same landlord', () => {
  const street = [house(1, 1, { r: 'scientist' }, { cover: true }), house(1, 1, {}, { cover: true })];
  const s = table({ hands: ['tavern'], street });
  play(s, '1 place tavern 1/1', '1 leave 1/r', '1 to 2/r');
  expect(tenants(s, 2)).toEqual({ r: 'scientist' });
});

test('F-53 whoever does not fit goes to another building, and only the Tavern’s landlord sends tenants away', () => {
  const street = [house(2, 1), house(2, 1, { 1: 'man-with-dog' }, { basement: true }), house(3, 1, { 1: 'man-with-dog' })];
  const s = table({ hands: ['tavern'], street: [...street, house(1, 1)] });
  play(s, '1 place tavern 1/1');
  expect(why(s, '2 leave 3/1')).toBe('F-53 not-this-landlord');
  play(s, '2 leave 2/1');
  expect([why(s, '2 to 2/c'), may(s, 2)]).toEqual(['F-53 away-from-tavern', ['to 4/1']]);
});

test('F-53, F-52 Squatters with a rent of their own leave the Tavern too, and may be met by the Police', () => {
  const dear = readOptions(game.options, {}).tenants as number[][];
  const tenants = dear.map((line, i) => (i === 12 ? [5, 1, 5] : line));
  const street = [house(1, 1), house(1, 1, { 1: 'squatters' }), house(2, 1)];
  const s = table({ options: { tenants }, hands: ['tavern', 'police'], street });
  play(s, '1 place tavern 1/1', '1 leave 2/1', '1 to 3/1', '2 answer police');
  expect([discards(s), s.inPlay, awaited(s)]).toEqual([['squatters', 'police'], [], [1]]);
});

test('F-53 with nowhere to go they are discarded', () => {
  const s = table({ hands: ['tavern'], street: [house(2, 1), house(2, 2, { 1: 'family' })] });
  const told = play(s, '1 place tavern 1/1', '2 leave 2/1');
  expect([told.map((event) => event.is), discards(s), tenants(s, 2), awaited(s)]).toEqual([
    expect.arrayContaining(['expelled']),
    ['family'],
    {},
    [1],
  ]);
});

test('F-53 it is checked wherever the Tavern comes from', () => {
  const street = [house(2, 1, { 1: 'tavern' }), house(1, 1), house(1, 1, { 1: 'man-with-dog' }), house(3, 3)];
  const moved = table({ hands: ['move'], street });
  play(moved, '1 move 1/1', '1 to 2/1', '2 pass', '1 leave 3/1', '1 to 4/1');
  expect([tenants(moved, 2), tenants(moved, 3), tenants(moved, 4), discards(moved)]).toEqual([
    { 1: 'tavern' },
    {},
    { 1: 'man-with-dog' },
    ['move'],
  ]);
  const torn = table({ hands: ['demolition'], street });
  play(torn, '1 demolish demolition 1', '2 leave 1/1', '2 to 2/1');
  expect([awaited(torn), may(torn, 1)]).toEqual([[1], ['leave 3/1']]);
  play(torn, '1 leave 3/1', '1 to 4/1');
  expect([discards(torn), awaited(torn), supply(torn)]).toEqual([['demolition'], [1], [14, 4]]);
});

test('F-53 whoever is driven out may not go where the Tavern forbids it', () => {
  const street = [house(1, 3, { 1: 'man-with-dog' }), house(3, 2, { 1: 'tavern' }), house(3, 1), house(2, 1)];
  const s = table({ hands: ['move'], street });
  play(s, '1 move 1/1');
  expect(why(s, '1 to 3/1')).toBe('F-53 too-dear-for-landlord');
  expect(may(s, 1)).toEqual(['to 4/1']);
});
