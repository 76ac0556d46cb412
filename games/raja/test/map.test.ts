import { readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { raja } from '../src/index.ts';
import { ATLAS } from '../src/maps/atlas.ts';
import { type MapData, mapFrom } from '../src/maps/map.ts';
import { CITIES, STOPS, VILLAGES } from '../src/maps/places.ts';
import { wheel } from '../src/maps/wheel.ts';
import { turn, why } from './table.ts';

test('R-1 a start city, seven cities, thirty villages', () => {
  expect(CITIES).toHaveLength(7);
  expect(VILLAGES).toHaveLength(30);
  expect(new Set([...CITIES, ...VILLAGES, 'Bhopal']).size).toBe(38);
});

test('R-2 the roads of the wheel, with their villages', () => {
  const roads = wheel.roads.map(({ from, to, villages }) => `${from}-${to} ${villages.length}`);
  expect(roads).toEqual([
    ...['Bhopal-Jaipur 2', 'Bhopal-Agra 2', 'Bhopal-Varanasi 1', 'Bhopal-Puri 2', 'Bhopal-Madurai 2', 'Bhopal-Mysore 1'],
    ...['Bhopal-Mumbai 2', 'Jaipur-Agra 2', 'Agra-Varanasi 2', 'Varanasi-Puri 2', 'Puri-Madurai 2', 'Madurai-Mysore 2'],
    ...['Mysore-Mumbai 2', 'Mumbai-Jaipur 2', 'Jaipur-Varanasi 2', 'Puri-Mysore 2'],
  ]);
});

test('R-2 every map uses each village once, one or two to a road, and reaches every city', () => {
  expect(ATLAS.length).toBeGreaterThanOrEqual(2);
  for (const map of ATLAS) {
    expect(map.data.roads.flatMap(({ villages }) => villages).sort()).toEqual([...VILLAGES].sort());
    for (const { villages } of map.data.roads) expect([1, 2]).toContain(villages.length);
    for (let a = 0; a < STOPS; a++)
      for (let b = 0; b < STOPS; b++) {
        const there = map.first[a * STOPS + b] >= 0;
        expect(map.neighbours[a].includes(b)).toBe(there);
        expect(map.first[b * STOPS + a]).toBe(map.first[a * STOPS + b]);
        expect(map.second[b * STOPS + a]).toBe(map.second[a * STOPS + b]);
      }
  }
});

test('R-2 the map is a choice, and the roads are its own', () => {
  expect(readOptions(raja.options, {}).map).toBe('wheel');
  const villages = { Guna: [1], Kota: [1], Alwar: [1], Ayodhya: [1], Rewa: [1], Erode: [1], Karur: [1] };
  expect(why(turn(1, 'gold + gold', {}, { villages }), 1, 'travel Varanasi')).toBeNull();
  const caravan = turn(1, 'gold + gold', {}, { villages, options: { map: 'caravan' } });
  expect(why(caravan, 1, 'travel Varanasi')).toBe('R-51 no-road');
  expect(why(caravan, 1, 'travel Jaipur')).toBeNull();
});

const spoilt = (change: Partial<MapData>): MapData => ({ ...wheel, id: 'spoilt', ...change });
const [first, ...others] = wheel.roads;

test.each([
  [
    'Puri is nowhere on it',
    { cities: Object.fromEntries(Object.entries(wheel.cities).filter(([name]) => name !== 'Puri')) },
  ],
  ['there is no city Delhi', { roads: [{ ...first, to: 'Delhi' }, ...others] }],
  ['there is no city Delhi', { roads: [{ ...first, from: 'Delhi' }, ...others] }],
  ['there is no city Kota', { roads: [{ ...first, from: 'Kota' }, ...others] }],
  ['the road from Bhopal to Bhopal leads nowhere', { roads: [{ ...first, to: 'Bhopal' }, ...others] }],
  ['the road from Bhopal to Agra is there twice', { roads: [{ ...first, to: 'Agra' }, ...others] }],
  ['the road from Bhopal to Jaipur has 0 villages and needs one or two', { roads: [{ ...first, villages: [] }, ...others] }],
  [
    'the road from Bhopal to Jaipur has 3 villages and needs one or two',
    { roads: [{ ...first, villages: ['Guna', 'Kota', 'Rewa'] }, ...others] },
  ],
  ['there is no village Agra', { roads: [{ ...first, villages: ['Guna', 'Agra'] }, ...others] }],
  ['there is no village Delhi', { roads: [{ ...first, villages: ['Guna', 'Delhi'] }, ...others] }],
  ['Rewa is on it twice', { roads: [{ ...first, villages: ['Guna', 'Rewa'] }, ...others] }],
  ['Guna, Kota is on no road', { roads: others }],
])('R-2 a map is refused when %s', (why, change) => {
  expect(() => mapFrom(spoilt(change))).toThrow(`The map "spoilt" is wrong: ${why}.`);
});

test('R-2 a map is refused when a city cannot be reached', () => {
  const far = wheel.roads.map((road) => ({ ...road }));
  const cut = far.filter(({ from, to }) => from !== 'Mumbai' && to !== 'Mumbai');
  const spare = ['Dhar', 'Nashik', 'Hampi', 'Satara', 'Surat', 'Udaipur'];
  const elsewhere = [
    ['Jaipur', 'Puri'],
    ['Jaipur', 'Madurai'],
    ['Jaipur', 'Mysore'],
  ].map(([from, to], i) => ({ from, to, villages: spare.slice(2 * i, 2 * i + 2), via: null }));
  expect(() => mapFrom(spoilt({ roads: [...cut, ...elsewhere] }))).toThrow('Mumbai cannot be reached');
});
