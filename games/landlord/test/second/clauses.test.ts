import { expect, test } from 'vitest';
import { examining, house, PRINTED, play, table, why } from './table.ts';

test('F-13, F-61, F-66, F-68 refusals cite the clauses of this edition', () => {
  expect(why(table({ more: { doing: 'buy', earned: 0 } }), '1 buy')).toBe('F-13 beyond-income');
  expect(why(table({ hands: ['murder'], street: [house(2, 1)] }), '1 murder 1/1')).toBe('F-61 no-tenant');
  const withheld = house(2, 1, { 1: { card: 'hacker', withheld: true } });
  expect(why(table({ hands: ['rent-withheld'], street: [withheld] }), '1 withhold 1/1')).toBe('F-66 already-withheld');
  expect(why(table({ hands: ['court'] }), '1 leave-jail court')).toBe('F-68 not-jailed');
});

test('F-67 so do those of the Lunatic and of a Demolition', () => {
  const s = table({ hands: ['bomb', 'lunatic'], street: [house(2, 1), house(1, 1), house(3, 1)] });
  play(s, '1 bomb 1', '2 answer lunatic');
  expect([why(s, '2 strike 3'), why(s, '2 strike 2/1')]).toEqual(['F-67 not-theirs', 'F-67 house-or-tenant']);
  const full = [house(2, 1, { 1: 'hacker' })];
  expect(why(table({ hands: ['demolition'], street: full }), '1 demolish demolition 1')).toBe('F-67 cannot-clear');
});

test('F-47 and those of music', () => {
  const s = table({ hands: ['musicians'], street: [house(2, 3, { 1: 'hacker' }), house(1, 1)] });
  play(s, '1 place musicians 1/2');
  expect(why(s, '2 leave 1/2')).toBe('F-47 musicians-stay');
  play(s, '2 leave 1/1');
  expect(why(s, '2 to 1/3')).toBe('F-47 another-building');
});

test('F-80 after the end nothing is played', () => {
  const s = table({ more: { turnsLeft: 1, ending: 'deck' } });
  play(s, '1 done', '1 done');
  expect(why(s, '2 done')).toBe('F-80 over');
});

test('F-2 a table changed after the match has begun changes nothing', () => {
  const mine = [[9, 2, 2], ...PRINTED.slice(1).map((line) => line.slice())];
  const s = table({ options: { tenants: mine }, street: [house(1, 2, { 1: 'family' })] });
  mine[0][0] = 1;
  play(s, '1 done');
  expect(s.earned).toBe(9);
});

test('F-11 whoever has done what it does, or has just arrived, does nothing more in the phase', () => {
  const street = [
    house(1, 1, { r: 'scientist', 1: 'rental-nomad' }, { cover: true }),
    house(1, 1, { 1: 'rental-nomad' }),
    house(2, 3),
  ];
  const s = examining({ street });
  play(s, '1 place monster 3/1');
  expect(why(s, '1 place monster 3/2')).toBe('F-51 no-scientist');
  play(s, '1 shift 1/1', '1 to 3/2');
  expect(why(s, '1 shift 3/2')).toBe('F-50 not-your-nomad');
  expect(why(s, '1 shift 2/1')).toBeNull();
});
