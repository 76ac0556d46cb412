import { expect, test } from 'vitest';
import { landlordSecond } from '../../src/index.ts';
import { told } from '../told.ts';
import { examining, house, table } from './table.ts';

type Given = Parameters<typeof table>[0];
const tell = (given: Given, ...steps: readonly string[]): string[] => told(landlordSecond, table(given), ...steps);
const tellFirst = (given: Given, ...steps: readonly string[]): string[] => told(landlordSecond, examining(given), ...steps);

const hacker = (owner: number) => house(owner, 1, { 1: 'hacker' });
const beast = house(2, 2, { 1: 'monster', 2: 'hacker' });

test('F-21 a Roof is bought in public, for a dollar a building', () => {
  expect(tell({ hands: ['bomb'], street: [house(1, 1), house(1, 1)] }, '1 lay bomb', '1 roof roof').slice(2)).toEqual([
    'bought-roof seat 1 card roof dollars 2',
    'roofed seat 1 house 3 card roof',
  ]);
});

test('F-44 a Monster goes back, evicted, murdered or forced out', () => {
  expect(tell({ hands: ['eviction'], street: [beast] }, '1 evict eviction 1').slice(1)).toEqual([
    'went-back card monster room 1/1',
    'evicted seat 2 house 1 cards [hacker]',
  ]);
  expect(tell({ hands: ['murder'], street: [beast] }, '1 murder 1/1', '2 pass').slice(2)).toEqual([
    'murdered card monster room 1/1',
    'went-back card monster room 1/1',
  ]);
  expect(tellFirst({ street: [house(1, 2, { 1: 'squatters', 2: 'monster' })] }, '1 leave 1/2')).toEqual([
    'leaving seat 1 card monster room 1/2',
    'went-back card monster room 1/2',
  ]);
});

test('F-60, F-61 the bombed and the murdered go under the pile', () => {
  expect(tell({ hands: ['bomb'], street: [beast] }, '1 bomb 1', '2 pass').at(-1)).toBe(
    'bombed seat 2 house 1 cards [hacker]',
  );
  expect(tell({ hands: ['murder'], street: [hacker(2)] }, '1 murder 1/1', '2 pass').slice(2)).toEqual([
    'murdered card hacker room 1/1',
    'went-under card hacker room 1/1',
  ]);
});

test('F-62, F-63 the bank pays the Broker; whoever has no apartment to go to is discarded', () => {
  const street = [hacker(2), house(1, 1)];
  expect(tell({ hands: ['move', 'broker'], street }, '1 move 1/1', '1 to 2/1', '2 answer broker').slice(1)).toEqual([
    'sent seat 1 card hacker room 1/1 to 2/1',
    'answered seat 2 card broker',
    'brokered-by-bank other 2 dollars 2',
    'moved seat 1 card hacker room 1/1 to 2/1',
  ]);
  expect(tell({ hands: ['move'], street: [house(1, 2, { 1: 'family' })] }, '1 move 1/1').slice(1)).toEqual([
    'sent-away seat 1 card family room 1/1',
    'went-out card family room 1/1',
  ]);
});

test('F-53 the Tavern opens, one moves and one is discarded', () => {
  const dog = house(1, 1, { 1: 'man-with-dog' }, { basement: true });
  const street = [dog, house(1, 1, { 1: 'man-with-dog' }), house(2, 1)];
  expect(tell({ hands: ['tavern'], street }, '1 place tavern 1/c', '1 leave 2/1', '1 to 3/1', '1 leave 1/1')).toEqual([
    'placed seat 1 card tavern to 1/c',
    'leaving seat 1 card man-with-dog room 2/1',
    'moved seat 1 card man-with-dog room 2/1 to 3/1',
    'leaving seat 1 card man-with-dog room 1/1',
    'expelled seat 1 card man-with-dog room 1/1',
  ]);
});

test('F-50, F-51 a nomad pays and goes, a Monster comes, and the phase is over', () => {
  const street = [house(1, 1, { 1: 'rental-nomad' }), house(2, 1)];
  expect(tellFirst({ street }, '1 shift 1/1', '1 to 2/1')).toEqual([
    'fare seat 1 dollars 2',
    'leaving seat 1 card rental-nomad room 1/1',
    'moved seat 1 card rental-nomad room 1/1 to 2/1',
  ]);
  expect(tellFirst({ street }, '1 done')).toEqual(['examined seat 1']);
  const study = house(1, 1, { r: 'scientist' }, { cover: true });
  expect(tellFirst({ street: [study, house(2, 1)] }, '1 place monster 2/1')).toEqual(['placed seat 1 card monster to 2/1']);
});

test('F-47, F-32 Musicians come, and the landlord sends his tenant on', () => {
  const street = [house(2, 2, { 1: 'hacker' }), house(1, 1)];
  expect(tell({ hands: ['musicians'], street }, '1 place musicians 1/2', '2 leave 1/1', '2 to 2/1')).toEqual([
    'placed seat 1 card musicians to 1/2',
    'leaving seat 2 card hacker room 1/1',
    'moved seat 2 card hacker room 1/1 to 2/1',
  ]);
});

test('L-93 sums of this edition, too, are told a hundredfold', () => {
  const options = { times100: true };
  const street = [house(1, 1), hacker(2)];
  const given = { options, hands: ['bomb move', 'broker'], street };
  const steps = ['1 lay bomb', '1 roof roof', '1 move 2/1', '1 to 1/1', '2 answer broker'];
  expect(tell(given, ...steps).filter((line) => line.includes('dollars'))).toEqual([
    'bought-roof seat 1 card roof dollars 100',
    'brokered-by-bank other 2 dollars 200',
  ]);
  const nomad = { options, street: [house(1, 1, { 1: 'rental-nomad' }), house(2, 1)] };
  expect(tellFirst(nomad, '1 shift 1/1')[0]).toBe('fare seat 1 dollars 200');
});
