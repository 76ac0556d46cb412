import { hears } from '@insula/kernel';
import { expect, test } from 'vitest';
import { type Event, raja } from '../src/index.ts';
import { asked, finishRound, legal, play, table, turn, why, written } from './table.ts';

test('R-30 the maharaja goes to the city of the lowest governor, who goes above the highest', () => {
  const s = turn(4, 'gold + gold', { acted: [1, 2, 3] });
  const told = play(s, 4, 'gold', 'gold', 'end turn');
  expect(told.at(-1)).toEqual({ is: 'round', round: 2, city: 1, from: 1, square: 8 });
  expect(written(s, 'maharaja')).toBe('Mumbai');
  expect(written(s, 'track')).toEqual([
    ...[null, null, 'Varanasi', 'Puri', 'Agra', 'Mysore', 'Madurai', 'Jaipur', 'Mumbai'],
  ]);
  expect(s.round).toBe(2);
});

test('R-30 gaps do not matter: the lowest is the lowest, the square above the highest is the next one', () => {
  const track = [null, null, null, 'Puri', null, 'Agra', 'Mumbai', 'Jaipur', null, 'Varanasi', 'Mysore', null, 'Madurai'];
  const s = turn(4, 'gold + gold', { acted: [1, 2, 3] }, { track });
  play(s, 4, 'gold', 'gold', 'end turn');
  expect(written(s, 'maharaja')).toBe('Puri');
  expect(s.squares[3]).toBe(13);
});

test('R-31 all are asked at once, in any order, and each answers once', () => {
  const s = table();
  expect(asked(s)).toEqual([1, 2, 3, 4]);
  play(s, 3, 'disc palace + palace');
  expect(asked(s)).toEqual([1, 2, 4]);
  expect(why(s, 3, 'disc gold + gold')).toBe('R-32 not-asked');
  play(s, 1, 'disc gold + gold');
  play(s, 4, 'disc gold + house');
  expect(asked(s)).toEqual([2]);
  play(s, 2, 'disc quarry + quarry');
  expect(asked(s)).toEqual([1]);
});

test('R-31 nobody sees a disc before its owner acts, not even that it changed', () => {
  const s = table();
  play(s, 3, 'disc palace + palace');
  const palaces = raja.view(s, 2).discs[2];
  expect(palaces).toBeGreaterThanOrEqual(0);
  for (const viewer of [0, 1, 3, null]) expect(raja.view(s, viewer).discs).toEqual([-1, -1, -2, -1]);
  for (const seat of [1, 2, 4]) play(s, seat, 'disc gold + gold');
  expect(asked(s)).toEqual([1]);
  for (const viewer of [0, 1, 3, null]) expect(raja.view(s, viewer).discs[2]).toBe(-2);
  expect(raja.view(s, 2).discs[2]).toBe(palaces);
});

test('R-31 what is told of a choice is only that it was made', () => {
  const s = table();
  const move = raja.read('disc palace + palace');
  const told: [Event, boolean][] = [];
  if (move !== null) raja.play(s, 2, move, (event, to) => told.push([event, hears(to, null)]));
  expect(told).toEqual([[{ is: 'chose', seat: 2 }, true]]);
});

test('R-32 in the order of the characters, each turning over the disc for all to see', () => {
  const s = table({ characters: [['Builder'], ['Priest'], ['Grand duke'], ['Merchant']] });
  for (const seat of [1, 2, 4]) play(s, seat, 'disc gold + gold');
  const shown: boolean[] = [];
  const move = raja.read('disc gold + palace');
  const told: Event[] = [];
  if (move !== null)
    raja.play(s, 2, move, (event, _to, shows) => {
      told.push(event);
      shown.push(shows);
    });
  expect(told).toEqual([
    { is: 'chose', seat: 2 },
    { is: 'reveals', seat: 2, first: 0, second: 5 },
  ]);
  expect(shown).toEqual([false, true]);
  expect(raja.view(s, null).discs).toEqual([-2, -2, -1, -2]);
  const order: number[] = [];
  while (s.round === 1) {
    const [seat] = asked(s);
    order.push(seat);
    play(s, seat, 'end turn');
  }
  expect(order).toEqual([3, 4, 2, 1]);
});

test('R-32 actions, power and travel in any order', () => {
  const villages = { Guna: [1], Kota: [1] };
  const s = turn(2, 'gold + house', {}, { villages, characters: [['Priest'], ['Merchant'], ['Builder'], ['Wanderer']] });
  expect(legal(s, 2)).toEqual(
    expect.arrayContaining(["merchant's gold", 'gold', 'travel Jaipur', 'house Rewa', 'end turn']),
  );
  play(s, 2, 'travel Jaipur', 'house Jaipur', "merchant's gold", 'travel Bhopal', 'gold', 'end turn');
  expect(s.gold).toEqual([19, 13, 15, 15]);
  expect(s.houses[1]).toBe(1);
});

test('R-32 only who acts may do anything, and only what the disc shows', () => {
  const s = turn(1, 'gold + quarry');
  expect(why(s, 2, 'end turn')).toBe('R-32 not-asked');
  for (const text of ['house Kota', 'large palace', 'lift Kota', 'governor Agra', 'take Builder'])
    expect(why(s, 1, text)).toBe('R-32 no-action');
});

test('R-33 when all have acted the city of the maharaja is scored, and only that', () => {
  const cities = { Jaipur: { houses: [0, 0, 1, 0] }, Mumbai: { houses: [5, 0, 0, 0] } };
  const s = turn(3, 'gold + gold', { acted: [1, 2, 4] }, { cities });
  play(s, 3, 'gold', 'gold', 'end turn');
  expect(s.gold).toEqual([15, 15, 15 + 4 + 12 + 5, 15]);
});

test('R-33 nothing is scored before the last turn', () => {
  const s = turn(2, 'gold + gold', { acted: [1, 3] }, { cities: { Jaipur: { houses: [0, 0, 1, 0] } } });
  const told = play(s, 2, 'gold', 'gold', 'end turn');
  expect(told.some((event) => event.is === 'scored')).toBe(false);
  expect(finishRound(s)).toContainEqual({ is: 'scored', seat: 2, city: 0, points: 1, gold: 12 });
});
