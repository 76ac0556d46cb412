import { expect, test } from 'vitest';
import { raja } from '../src/index.ts';
import { play, table, turn } from './table.ts';

const inAgra = { architects: ['Agra', 'Bhopal', 'Bhopal', 'Bhopal'], gold: [40, 15, 15, 15] };
/** What each other seat gets when seat 1 does these deeds and stops. */
function penalty(disc: string, deeds: string[], doing = {}, fields = {}): number {
  const s = turn(1, disc, doing, { ...inAgra, ...fields });
  play(s, 1, ...deeds);
  const announced = raja.view(s, 2).penalty;
  const before = s.gold.slice();
  play(s, 1, 'end turn');
  expect(s.gold.map((gold, seat) => gold - before[seat])).toEqual([0, announced, announced, announced]);
  return announced;
}

test('R-52 every other seat gets 2 gold for each action left undone, at the end of the turn', () => {
  expect(penalty('gold + gold', [])).toBe(4);
  expect(penalty('gold + gold', ['gold'])).toBe(2);
  expect(penalty('gold + gold', ['gold', 'gold'])).toBe(0);
  const s = turn(1, 'gold + quarry');
  const told = play(s, 1, 'gold', 'end turn');
  expect(told[1]).toEqual({ is: 'penalty', seat: 0, actions: 1, gold: 2 });
  expect(play(turn(1, 'gold + quarry'), 1, 'gold', 'quarry', 'end turn')[2]).toMatchObject({ is: 'reveals' });
});

test('R-52 an action done in part counts as one not done: only the house of Palace and house', () => {
  expect(penalty('gold + palace and house', ['gold', 'house Kota'])).toBe(2);
  expect(penalty('gold + palace and house', ['gold', 'large palace'])).toBe(2);
  expect(penalty('gold + palace and house', ['gold', 'large palace', 'house Kota'])).toBe(0);
  expect(penalty('gold + two houses', ['gold', 'house Agra'])).toBe(2);
  expect(penalty('gold + two houses', ['gold', 'house Agra', 'house Kota'])).toBe(0);
});

test('R-52 once per action, whatever of it is missing', () => {
  expect(penalty('palace and house + palace and house', [])).toBe(4);
  expect(penalty('two houses + palace and house', ['house Agra'])).toBe(4);
});

test('R-52 buildings count so that the fewest actions are left', () => {
  expect(penalty('house + two houses', ['house Agra'])).toBe(2);
  expect(penalty('house + two houses', ['house Agra', 'house Agra'])).toBe(2);
  expect(penalty('house + two houses', ['house Kota', 'house Agra'])).toBe(2);
  expect(penalty('house + two houses', ['house Kota', 'house Agra', 'house Agra'])).toBe(0);
  expect(penalty('house + palace and house', ['house Kota'])).toBe(2);
  expect(penalty('house + palace and house', ['small palace', 'house Kota'])).toBe(2);
  expect(penalty('house + palace and house', ['small palace', 'house Kota', 'house Guna'])).toBe(0);
  expect(penalty('palace + palace and house', ['small palace'])).toBe(2);
  expect(penalty('palace + palace and house', ['small palace', 'house Kota'])).toBe(2);
  expect(penalty('palace + palace and house', ['small palace', 'large palace'])).toBe(2);
  expect(penalty('palace + palace and house', ['small palace', 'large palace', 'house Kota'])).toBe(0);
  expect(penalty('palace + palace', ['small palace', 'large palace'])).toBe(0);
  expect(penalty('two houses + two houses', ['house Agra', 'house Agra'])).toBe(2);
  expect(penalty('two houses + two houses', ['house Agra', 'house Agra', 'house Kota'])).toBe(2);
  expect(penalty('two houses + palace and house', ['house Kota', 'house Agra'])).toBe(2);
  expect(penalty('two houses + palace and house', ['house Kota', 'house Agra', 'house Agra'])).toBe(2);
  expect(penalty('two houses + palace and house', ['house Kota', 'small palace'])).toBe(2);
});

test('R-52 other actions are done or not', () => {
  const villages = { Kota: [1] };
  expect(penalty('move house + quarry', ['lift Kota', 'put Guna'], {}, { villages })).toBe(2);
  expect(penalty('move house + quarry', ['quarry'], {}, { villages })).toBe(2);
  expect(penalty('governor + quarry', ['governor Agra', 'quarry'])).toBe(0);
  expect(penalty('governor + character', ['governor Agra', 'take Builder'])).toBe(0);
  expect(penalty('governor + character', ['take Builder'])).toBe(2);
});

test('R-52 the view announces what ending the turn would give, to everyone; between turns it is nothing', () => {
  const s = turn(1, 'gold + gold');
  expect([0, 1, null].map((viewer) => raja.view(s, viewer).penalty)).toEqual([4, 4, 4]);
  expect(raja.view(table(), null).penalty).toBe(0);
});

test('R-82 a marker laid and not followed up is an action left undone', () => {
  const fields = { options: { advanced: 'on' }, markers: [1, 0, 0, 0] };
  expect(penalty('gold + gold', ['gold', 'gold'], {}, fields)).toBe(0);
  expect(penalty('gold + gold', ['gold', 'gold', 'marker palace and house'], {}, fields)).toBe(2);
  expect(penalty('gold + gold', ['gold', 'gold', 'marker palace and house', 'house Kota'], {}, fields)).toBe(2);
  expect(penalty('gold + gold', ['gold', 'gold', 'marker house', 'house Kota'], {}, fields)).toBe(0);
  expect(penalty('gold + gold', ['marker gold', 'gold', 'gold', 'gold'], {}, fields)).toBe(0);
});
