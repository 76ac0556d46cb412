import { expect, test } from 'vitest';
import { raja } from '../src/index.ts';
import type { Fields } from './table.ts';
import { asked, play, turn, why } from './table.ts';

const SIX = { Puri: { small: [3, 0, 0, 0] }, Mumbai: { small: [3, 0, 0, 0] } };
const LATE = [
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  'Mumbai',
  'Varanasi',
  'Puri',
  'Agra',
  'Mysore',
  'Madurai',
  'Jaipur',
];
/** The last turn of a round, in which nothing more is done. */
function ended(fields: Fields, doing: Fields = {}) {
  const s = turn(4, 'gold + gold', { acted: [1, 2, 3], ...doing }, fields);
  const told = play(s, 4, 'gold', 'gold', 'end turn');
  return { s, told, result: raja.result(s) };
}

test('R-70 the seventh palace ends the game, after the scoring of that round', () => {
  const cities = { ...SIX, Jaipur: { houses: [0, 1, 0, 0] } };
  const s = turn(1, 'gold + palace', { acted: [2, 3] }, { cities, architects: ['Agra', 'Bhopal', 'Bhopal', 'Bhopal'] });
  play(s, 1, 'large palace', 'gold', 'end turn');
  expect(raja.result(s)).toBeNull();
  expect(asked(s)).toEqual([4]);
  const told = play(s, 4, 'gold', 'gold', 'end turn');
  expect(told.slice(-3)).toEqual([
    { is: 'scored', seat: 1, city: 0, points: 1, gold: 12 },
    { is: 'alone', seat: 1, city: 0, gold: 5 },
    { is: 'over', ending: 'palaces', seats: [0] },
  ]);
  expect(raja.toAct(s)).toBe(0);
  expect(raja.result(s)?.ending).toBe('palaces');
  expect(why(s, 1, 'end turn')).toBe('R-70 over');
});

test('R-70 six palaces do not end the full game', () => {
  expect(ended({ cities: SIX }).result).toBeNull();
});

test('R-70 a governor entering square 10 ends the game with that round', () => {
  const { s, told, result } = ended({ track: LATE, round: 9 });
  expect(told.at(-1)).toEqual({ is: 'round', round: 10, city: 1, from: 9, square: 16 });
  expect(result).toBeNull();
  for (const seat of [1, 2, 3, 4]) play(s, seat, 'disc gold + gold');
  for (const seat of [1, 2, 3]) play(s, seat, 'end turn');
  expect(raja.result(s)).toBeNull();
  play(s, 4, 'end turn');
  expect(raja.result(s)?.ending).toBe('square');
});

test('R-70 even if the governor is moved down again in that round', () => {
  const { s } = ended({ track: LATE, round: 9 });
  for (const seat of [1, 2, 3, 4]) play(s, seat, seat === 2 ? 'disc gold + governor' : 'disc gold + gold');
  play(s, 1, 'end turn');
  play(s, 2, 'governor Mumbai', 'end turn');
  expect(s.squares[1]).toBe(14);
  for (const seat of [3, 4]) play(s, seat, 'end turn');
  expect(raja.result(s)?.ending).toBe('square');
});

test('R-70 with both in one round it is the palaces that ended it', () => {
  const cities = { ...SIX, Agra: { large: 1 } };
  expect(ended({ cities, round: 10 }, { reached: true }).result?.ending).toBe('palaces');
});

test('R-70 round 20 is the last in any case', () => {
  expect(ended({ round: 19 }).result).toBeNull();
  expect(ended({ round: 20 }).result?.ending).toBe('rounds');
});

test('R-75 in the short game the sixth palace ends it', () => {
  const options = { length: 'short' };
  expect(ended({ options, cities: { Puri: { small: [5, 0, 0, 0] } } }).result).toBeNull();
  const { result } = ended({ options, cities: SIX });
  expect(result?.ending).toBe('palaces');
  expect(result?.points).toEqual([6, 0, 0, 0]);
});

test('R-75 in the short game a governor entering square 8 ends it', () => {
  const options = { length: 'short' };
  const track = LATE.slice(2);
  const { s, result } = ended({ options, track, round: 7 });
  expect(s.squares[1]).toBe(14);
  expect(result).toBeNull();
  for (const seat of [1, 2, 3, 4]) play(s, seat, 'disc gold + gold');
  for (const seat of [1, 2, 3, 4]) play(s, seat, 'end turn');
  expect(raja.result(s)?.ending).toBe('square');
  const full = ended({ track, round: 7 }).s;
  for (const seat of [1, 2, 3, 4]) play(full, seat, 'disc gold + gold');
  for (const seat of [1, 2, 3, 4]) play(full, seat, 'end turn');
  expect(raja.result(full)).toBeNull();
});

test('R-75 and so does the eighth round, even if governors were moved down', () => {
  const options = { length: 'short' };
  expect(ended({ options, round: 7 }).result).toBeNull();
  expect(ended({ options, round: 8 }).result?.ending).toBe('rounds');
  expect(ended({ round: 8 }).result).toBeNull();
});

test('R-71 most palaces wins, then most gold, and so for the other places', () => {
  const cities = { Puri: { large: 1, small: [1, 2, 0, 0] }, Mumbai: { large: 3, small: [0, 0, 1, 0] } };
  const { result } = ended({ cities, round: 20, gold: [20, 5, 30, 90] });
  expect(result?.points).toEqual([2, 2, 2, 0]);
  expect(result?.rank).toEqual([2, 3, 1, 4]);
  expect(result?.tally[0]).toEqual([
    { what: 'large', count: 1, points: 1, rule: 'R-71' },
    { what: 'small', count: 1, points: 1, rule: 'R-71' },
    { what: 'gold', count: 20, points: 0, rule: 'R-71' },
  ]);
});

test('R-71 equal in palaces and gold: the place is shared', () => {
  const cities = { Puri: { small: [1, 1, 2, 0] } };
  const { result } = ended({ cities, round: 20, gold: [20, 20, 0, 90] });
  expect(result?.rank).toEqual([2, 2, 1, 4]);
});
