import { expect, test } from 'vitest';
import { raja } from '../src/index.ts';
import { pointsIn } from '../src/standings.ts';
import { asked, play, table, written } from './table.ts';

/** City A is Jaipur, D is Puri; Rewa leads from the start, Bidar to the south. */
const [ANNA, BOB, CHRIS, DIANA] = [1, 2, 3, 4];

test('R-99 the round of the example, figure by figure', () => {
  const s = table({
    characters: [['Grand duke'], ['Priest'], ['Entrepreneur'], ['Builder']],
    villages: { Guna: [1, 2], Kota: [3, 4], Seoni: [4], Bastar: [4], Surat: [2] },
    gold: [15, 15, 15, 15],
  });
  play(s, DIANA, 'disc palace and house + governor');
  play(s, CHRIS, 'disc two houses + two houses');
  play(s, ANNA, 'disc gold + palace and house');
  play(s, BOB, 'disc move house + palace and house');

  expect(asked(s)).toEqual([ANNA]);
  play(s, ANNA, 'gold', 'house Gaya', 'travel Jaipur');
  const [chris, diana] = [s.gold[2], s.gold[3]];
  expect([chris, diana]).toEqual([16, 16]); // at Kota
  play(s, ANNA, 'large palace', 'end turn');
  expect(s.gold[0]).toBe(15 - 11 - 2);
  expect(pointsIn(s, 0, 0)).toBe(4);

  expect(asked(s)).toEqual([BOB]);
  play(s, BOB, 'travel Jaipur', 'small palace', 'house Jaipur', 'lift Surat', 'put Jaipur', 'end turn');
  expect(s.gold[1]).toBe(15 - 13 - 2);
  expect(pointsIn(s, 0, 1)).toBe(5);

  expect(asked(s)).toEqual([CHRIS]);
  const before = s.gold[2];
  play(s, CHRIS, 'travel Jaipur');
  const toll = before - s.gold[2];
  play(s, CHRIS, ...new Array(4).fill('house Jaipur'), 'free house Jaipur', 'end turn');
  expect(s.gold[2]).toBe(before - toll - 4);
  expect(pointsIn(s, 0, 2)).toBe(6);

  expect(asked(s)).toEqual([DIANA]);
  const start = s.gold[3];
  play(s, DIANA, 'travel Puri', 'large palace', 'house Puri');
  expect(s.gold[3]).toBe(start - 10);
  expect(written(s, 'track')).toEqual([null, 'Mumbai', 'Varanasi', 'Puri', 'Agra', 'Mysore', 'Madurai', 'Jaipur']);
  play(s, DIANA, 'governor Puri');
  expect(written(s, 'track')).toEqual([null, 'Puri', 'Mumbai', 'Varanasi', 'Agra', 'Mysore', 'Madurai', 'Jaipur']);
  play(s, DIANA, 'travel Bhopal', 'travel Jaipur');
  expect(pointsIn(s, 0, 3)).toBe(1);

  const purses = s.gold.slice();
  const told = play(s, DIANA, 'end turn');
  expect(s.gold.map((gold, seat) => gold - purses[seat])).toEqual([6, 9, 12, 3]);
  expect(told.filter((event) => event.is === 'penalty')).toEqual([]);
  expect(told.at(-1)).toEqual({ is: 'round', round: 2, city: 3, from: 1, square: 8 });
  expect(raja.sayEvent(told[told.length - 1]).values).toEqual({ round: 2, city: { word: 'place.Puri' }, square: 2 });
  expect(written(s, 'maharaja')).toBe('Puri');
  expect(written(s, 'track')).toEqual([null, null, 'Mumbai', 'Varanasi', 'Agra', 'Mysore', 'Madurai', 'Jaipur', 'Puri']);
});
