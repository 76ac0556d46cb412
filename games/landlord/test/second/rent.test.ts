import { expect, test } from 'vitest';
import { CARDS, type State } from '../../src/index.ts';
import { house, play, table } from './table.ts';

/** What seat 1 is told it collects: tenant (or "empty"), printed rent, clauses that changed it, what is paid. */
const explained = (s: State): unknown[] =>
  play(s, '1 done').flatMap((event) =>
    event.is === 'collected'
      ? event.lines.map(({ tenant, base, changes, paid }) => [
          tenant < 0 ? 'empty' : CARDS[tenant],
          base,
          changes.join(' '),
          paid,
        ])
      : [],
  );

test('F-62 a tenant whose rent a Broker had pays its new landlord nothing this turn, and this is explained', () => {
  const street = [house(2, 1, { 1: 'hacker' }), house(1, 2)];
  const s = table({ seats: 2, hands: ['move', 'broker'], street });
  play(s, '1 move 1/1', '1 to 2/1', '2 answer broker');
  expect(explained(s)).toEqual([
    ['hacker', 2, 'F-62', 0],
    ['empty', 1, '', 1],
  ]);
  play(s, '1 done', '2 done', '2 done');
  expect(explained(s)).toEqual([
    ['hacker', 2, '', 2],
    ['empty', 1, '', 1],
  ]);
});

test('F-52, F-66 Squatters and a rent withheld are explained by this edition’s clauses', () => {
  expect(explained(table({ street: [house(1, 2, { 1: 'squatters', 2: 'hacker' })] }))).toEqual([
    ['squatters', 0, 'F-52', 0],
    ['hacker', 2, 'F-52', 0],
  ]);
  expect(explained(table({ street: [house(1, 1, { 1: { card: 'hacker', withheld: true } })] }))).toEqual([
    ['hacker', 2, 'F-66', 0],
  ]);
});

test('F-46 the Mover pays the $1 on his card', () => {
  expect(explained(table({ street: [house(1, 1, { 1: 'mover' })] }))).toEqual([['mover', 1, '', 1]]);
});
