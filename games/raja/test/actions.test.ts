import { expect, test } from 'vitest';
import { raja } from '../src/index.ts';
import { legal, play, turn, why, written } from './table.ts';

const inAgra = { architects: ['Agra', 'Bhopal', 'Bhopal', 'Bhopal'] };
const AGRA = 4;

test('R-40 Gold brings 2 gold, as often as it was chosen', () => {
  const s = turn(1, 'gold + gold');
  expect(play(s, 1, 'gold')).toEqual([{ is: 'gold', seat: 0, gold: 2 }]);
  play(s, 1, 'gold');
  expect(s.gold).toEqual([19, 15, 15, 15]);
  expect(why(s, 1, 'gold')).toBe('R-32 no-action');
  expect(legal(s, 1)).not.toContain('gold');
});

test('R-41 House builds one house for 1 gold from the supply, in any village', () => {
  const s = turn(1, 'gold + house');
  expect(play(s, 1, 'house Erode')).toEqual([{ is: 'house', seat: 0, place: 29, gold: 1 }]);
  expect(written(s, 'villages')).toEqual({ Erode: [1] });
  expect(s.gold[0]).toBe(14);
  expect(s.supply[0]).toBe(5);
  expect(why(s, 1, 'house Karur')).toBe('R-32 no-action');
  expect(raja.view(s, null).penalty).toBe(2);
});

test('R-41 or in the city where the architect is', () => {
  const s = turn(1, 'gold + house', {}, inAgra);
  expect(legal(s, 1).slice(0, 3)).toEqual(['gold', 'house Agra', 'house Guna']);
  play(s, 1, 'house Agra');
  expect(s.houses[AGRA * 4]).toBe(1);
  expect(s.gold[0]).toBe(14);
  expect(s.supply[0]).toBe(5);
  expect(legal(s, 1)).toEqual(['gold', 'end turn']);
});

test('R-42 Two houses: the first in a city, the second in a city or a village', () => {
  const s = turn(1, 'gold + two houses', {}, inAgra);
  expect(why(s, 1, 'house Kota')).toBe('R-42 city-first');
  expect(legal(s, 1)).toEqual(['gold', 'house Agra', 'end turn']);
  play(s, 1, 'house Agra');
  expect(why(s, 1, 'house Kota')).toBeNull();
  play(s, 1, 'house Kota');
  expect(why(s, 1, 'house Agra')).toBe('R-32 no-action');
  expect(s.gold[0]).toBe(13);
  const both = turn(1, 'gold + two houses', {}, inAgra);
  play(both, 1, 'house Agra', 'house Agra');
  expect(both.houses[AGRA * 4]).toBe(2);
  expect(raja.view(both, 0).penalty).toBe(2);
});

test('R-42 chosen twice: four houses, of which two may be in villages once two are in cities', () => {
  const s = turn(1, 'two houses + two houses', {}, inAgra);
  play(s, 1, 'house Agra', 'house Agra', 'house Kota');
  expect(why(s, 1, 'house Guna')).toBeNull();
  play(s, 1, 'house Guna');
  expect(raja.view(s, 0).penalty).toBe(0);
  const apart = turn(1, 'two houses + two houses', {}, inAgra);
  play(apart, 1, 'house Agra', 'house Kota');
  expect(why(apart, 1, 'house Guna')).toBe('R-42 city-first');
});

test('R-42 with House: a village house may come first, a second one must wait', () => {
  const s = turn(1, 'house + two houses', {}, inAgra);
  play(s, 1, 'house Kota');
  expect(why(s, 1, 'house Guna')).toBe('R-42 city-first');
  play(s, 1, 'house Agra', 'house Guna');
  expect(why(s, 1, 'house Agra')).toBe('R-32 no-action');
  expect(raja.view(s, 0).penalty).toBe(0);
});

const own = { villages: { Kota: [1], Guna: [1, 2], Rewa: [2] }, cities: { Puri: { houses: [2, 1, 0, 0] } } };

test('R-43 Move house: one of your own from anywhere to a village, for nothing', () => {
  const s = turn(1, 'gold + move house', {}, own);
  expect(legal(s, 1).filter((text) => text.startsWith('lift'))).toEqual(['lift Puri', 'lift Guna', 'lift Kota']);
  expect(why(s, 1, 'lift Rewa')).toBe('R-43 no-house-there');
  expect(why(s, 1, 'lift Agra')).toBe('R-43 no-house-there');
  play(s, 1, 'lift Puri');
  expect(legal(s, 1)).toHaveLength(29);
  expect(why(s, 1, 'put Guna')).toBe('R-1 village-full');
  expect(why(s, 1, 'gold')).toBe('R-32 not-now');
  expect(play(s, 1, 'put Rewa')).toEqual([{ is: 'moved', seat: 0, from: 3, place: 12 }]);
  expect(written(s, 'cities')).toEqual({ Puri: { houses: [1, 1, 0, 0], large: null, small: [0, 0, 0, 0] } });
  expect(written(s, 'villages')).toEqual({ Kota: [1], Guna: [1, 2], Rewa: [1, 2] });
  expect(s.gold).toEqual([15, 15, 15, 15]);
  expect(s.supply).toEqual([6, 6, 6, 6]);
  expect(why(s, 1, 'lift Kota')).toBe('R-32 no-action');
  expect(raja.view(s, 0).penalty).toBe(2);
});

test('R-43 or to the city where your architect is, which need not be where the house was', () => {
  const s = turn(1, 'gold + move house', {}, { ...own, ...inAgra });
  play(s, 1, 'lift Guna');
  expect(legal(s, 1)[0]).toBe('put Agra');
  expect(why(s, 1, 'put Puri')).toBe('R-50 architect-elsewhere');
  play(s, 1, 'put Agra');
  expect(s.houses[AGRA * 4]).toBe(1);
  expect(written(s, 'villages')).toEqual({ Kota: [1], Guna: [2], Rewa: [2] });
});

test('R-43 to another place: not back to where it was', () => {
  const s = turn(1, 'gold + move house', {}, { ...own, architects: ['Puri', 'Bhopal', 'Bhopal', 'Bhopal'] });
  play(s, 1, 'lift Kota');
  expect(why(s, 1, 'put Kota')).toBe('R-43 same-place');
  expect(legal(s, 1)).not.toContain('put Kota');
  play(s, 1, 'put Dhar', 'end turn');
  const city = turn(1, 'gold + move house', {}, { ...own, architects: ['Puri', 'Bhopal', 'Bhopal', 'Bhopal'] });
  play(city, 1, 'lift Puri');
  expect(why(city, 1, 'put Puri')).toBe('R-43 same-place');
});

test('R-43 never to the start city, and not at all when there is no place for it', () => {
  const names = Object.keys(raja.locate(turn(1, 'gold + gold')).villages as object);
  expect(names).toEqual([]);
  const full = Object.fromEntries(VILLAGES.map((name, i) => [name, i === 0 ? [1] : [2]]));
  const twoSeats = { seats: 2, villages: full, supply: [0, 0], gold: [15, 15], architects: ['Bhopal', 'Bhopal'] };
  const fewer = { ...twoSeats, villages: Object.fromEntries(Object.entries(full).slice(0, 20)) };
  expect(why(turn(1, 'gold + move house', {}, fewer), 1, 'lift Guna')).toBeNull();
  const crowded = Object.fromEntries(VILLAGES.map((name, i) => [name, i < 15 ? [1] : [2]]));
  const nowhere = turn(1, 'gold + move house', {}, { ...twoSeats, villages: crowded });
  expect(why(nowhere, 1, 'lift Guna')).toBe('R-43 nowhere-to-put');
  expect(legal(nowhere, 1)).not.toContain('lift Guna');
  const agra = turn(1, 'gold + move house', {}, { ...twoSeats, villages: crowded, architects: ['Agra', 'Bhopal'] });
  expect(why(agra, 1, 'lift Guna')).toBeNull();
  const there = { ...twoSeats, villages: crowded, architects: ['Agra', 'Bhopal'], cities: { Agra: { houses: [1, 0] } } };
  expect(why(turn(1, 'gold + move house', {}, there), 1, 'lift Agra')).toBe('R-43 nowhere-to-put');
});

const VILLAGES = [
  ...['Guna', 'Kota', 'Lalitpur', 'Datia', 'Rewa', 'Seoni', 'Bastar', 'Wardha', 'Warangal', 'Bidar'],
  ...['Nashik', 'Dhar', 'Dausa', 'Mathura', 'Etawah', 'Kannauj', 'Gaya', 'Ranchi', 'Ongole', 'Nellore'],
  ...['Karur', 'Erode', 'Hampi', 'Satara', 'Surat', 'Udaipur', 'Alwar', 'Ayodhya', 'Kanchi', 'Kolar'],
];

test('R-43 a road is cut where the only house of a village was moved away', () => {
  const s = turn(1, 'gold + move house', {}, { villages: { Rewa: [1] } });
  expect(why(s, 1, 'travel Varanasi')).toBeNull();
  play(s, 1, 'lift Rewa', 'put Kota');
  expect(why(s, 1, 'travel Varanasi')).toBe('R-51 road-broken');
});

test('R-44 Quarry brings two houses into the supply, or as many as are left', () => {
  const s = turn(1, 'quarry + quarry', {}, { supply: [17, 6, 6, 6] });
  expect(play(s, 1, 'quarry')).toEqual([{ is: 'quarry', seat: 0, houses: 2 }]);
  expect([s.supply[0], s.quarry[0]]).toEqual([19, 1]);
  expect(play(s, 1, 'quarry')).toEqual([{ is: 'quarry', seat: 0, houses: 1 }]);
  expect([s.supply[0], s.quarry[0]]).toEqual([20, 0]);
  expect(why(s, 1, 'quarry')).toBe('R-32 no-action');
  expect(raja.view(s, 0).penalty).toBe(0);
});

test('R-44 with none left it cannot be done', () => {
  const s = turn(1, 'gold + quarry', {}, { supply: [20, 6, 6, 6] });
  expect(why(s, 1, 'quarry')).toBe('R-44 quarry-empty');
  expect(raja.view(s, 0).penalty).toBe(4);
});

test('R-45 Palace builds one palace where the architect is, large or small, for 12', () => {
  const s = turn(1, 'gold + palace', {}, { ...inAgra, gold: [13, 15, 15, 15] });
  expect(legal(s, 1)).toEqual(['gold', 'large palace', 'small palace', 'end turn']);
  expect(play(s, 1, 'large palace')).toEqual([{ is: 'large', seat: 0, place: AGRA, gold: 12 }]);
  expect(s.large[AGRA]).toBe(0);
  expect([s.gold[0], s.palaces[0]]).toEqual([1, 6]);
  expect(why(s, 1, 'small palace')).toBe('R-32 no-action');
  const small = turn(1, 'gold + palace', {}, { ...inAgra, gold: [12, 15, 15, 15] });
  expect(play(small, 1, 'small palace')).toEqual([{ is: 'small', seat: 0, place: AGRA, gold: 12 }]);
  expect(small.small[AGRA * 4]).toBe(1);
  expect([small.gold[0], small.palaces[0]]).toEqual([0, 6]);
  expect(raja.view(small, 0).penalty).toBe(2);
});

test('R-46 Palace and house builds one of each, in either order', () => {
  const s = turn(1, 'gold + palace and house', {}, inAgra);
  play(s, 1, 'house Kota', 'small palace');
  expect(s.gold[0]).toBe(2);
  expect(why(s, 1, 'house Guna')).toBe('R-32 no-action');
  expect(why(s, 1, 'large palace')).toBe('R-32 no-action');
  expect(raja.view(s, 0).penalty).toBe(2);
});

test('R-1 one large palace and six small ones in a city', () => {
  const cities = { Agra: { large: 2, small: [2, 2, 1, 0] } };
  const s = turn(1, 'palace + palace', {}, { ...inAgra, cities, gold: [40, 15, 15, 15] });
  expect(why(s, 1, 'large palace')).toBe('R-1 centre-taken');
  play(s, 1, 'small palace');
  expect(why(s, 1, 'small palace')).toBe('R-1 no-outer-site');
});

test('R-50 a house needs a house in the supply and 1 gold; a palace needs its price', () => {
  expect(why(turn(1, 'gold + house', {}, { supply: [0, 6, 6, 6] }), 1, 'house Kota')).toBe('R-50 no-supply');
  expect(why(turn(1, 'gold + house', {}, { gold: [0, 1, 1, 1] }), 1, 'house Kota')).toBe('R-50 too-poor');
  expect(why(turn(1, 'gold + house', {}, { gold: [1, 1, 1, 1], supply: [1, 1, 1, 1] }), 1, 'house Kota')).toBeNull();
  expect(why(turn(1, 'gold + palace', {}, { ...inAgra, gold: [11, 1, 1, 1] }), 1, 'large palace')).toBe('R-50 too-poor');
  expect(why(turn(1, 'gold + palace', {}, { ...inAgra, gold: [11, 1, 1, 1] }), 1, 'small palace')).toBe('R-50 too-poor');
});

test('R-50 in cities only where the architect is, in villages anywhere with room', () => {
  const s = turn(1, 'house + palace', {}, { ...inAgra, villages: { Kota: [2, 3], Guna: [2] } });
  expect(why(s, 1, 'house Puri')).toBe('R-50 architect-elsewhere');
  expect(why(s, 1, 'house Kota')).toBe('R-1 village-full');
  expect(why(s, 1, 'house Guna')).toBeNull();
  expect(legal(s, 1).filter((text) => text.startsWith('house'))).toHaveLength(30);
});

test('R-50 nothing is built in the start city', () => {
  const s = turn(1, 'two houses + palace', {}, { gold: [30, 15, 15, 15] });
  expect(why(s, 1, 'large palace')).toBe('R-50 start-city');
  expect(why(s, 1, 'small palace')).toBe('R-50 start-city');
  expect(raja.read('house Bhopal')).toBeNull();
  expect(legal(s, 1)).toEqual(['end turn']);
});

test('R-3 who has built all palaces builds no more', () => {
  const cities = { Agra: { small: [3, 0, 0, 0] }, Puri: { small: [3, 0, 0, 0] } };
  const s = turn(1, 'palace + palace', {}, { ...inAgra, cities, gold: [40, 15, 15, 15] });
  play(s, 1, 'large palace');
  expect(s.palaces[0]).toBe(0);
  expect(why(s, 1, 'small palace')).toBe('R-3 no-palace-left');
});
