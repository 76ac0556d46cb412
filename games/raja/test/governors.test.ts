import { expect, test } from 'vitest';
import { raja } from '../src/index.ts';
import { legal, play, turn, why, written } from './table.ts';

/** The cities A to G of the examples, in the order of their governors. */
const [A, B, C, D, E, F, G] = ['Jaipur', 'Mumbai', 'Varanasi', 'Puri', 'Agra', 'Mysore', 'Madurai'];
const moved = (track: (string | null)[], ...cities: string[]) => {
  const s = turn(1, 'governor + governor', {}, { track });
  for (const city of cities) play(s, 1, `governor ${city}`);
  return written(s, 'track');
};

test('R-47 the first example: D goes two squares down, B and C each move up one', () => {
  expect(moved([null, B, C, D, E, F, G, A], D)).toEqual([null, D, B, C, E, F, G, A]);
});

test('R-47 the second example: F passes E and lands before it, gaps staying as they are; later it goes above C on 5', () => {
  expect(moved([null, null, null, null, null, null, E, F, B, D, C, A, G], F)).toEqual([
    null,
    null,
    null,
    null,
    null,
    F,
    null,
    E,
    B,
    D,
    C,
    A,
    G,
  ]);
  expect(moved([null, null, null, null, A, E, null, F, B, D, C, G], F)).toEqual([
    null,
    null,
    null,
    null,
    A,
    F,
    E,
    null,
    B,
    D,
    C,
    G,
  ]);
});

test('R-47 when the maharaja comes to F, its governor goes above C to square 5', () => {
  const track = [null, null, null, F, null, E, G, D, B, A, C];
  const s = turn(4, 'gold + gold', { acted: [1, 2, 3] }, { track });
  const told = play(s, 4, 'gold', 'gold', 'end turn');
  expect(told.at(-1)).toEqual({ is: 'round', round: 2, city: 5, from: 3, square: 11 });
  expect(written(s, 'track')).toEqual([null, null, null, null, null, E, G, D, B, A, C, F]);
});

test('R-47 over empty squares: two squares all the same, and who is not passed stays', () => {
  expect(moved([null, null, null, B, null, null, C, D, E, F, G, A], C)).toEqual([
    ...[null, null, null, B, C, null, null, D, E, F, G, A],
  ]);
  expect(moved([null, null, B, null, C, D, E, F, G, A], C)).toEqual([null, null, C, B, null, D, E, F, G, A]);
});

test('R-47 one square where only one is left, none from the lowest', () => {
  expect(moved([null, B, C, D, E, F, G, A], B)).toEqual([B, null, C, D, E, F, G, A]);
  expect(moved([B, C, D, E, F, G, A], C)).toEqual([C, B, D, E, F, G, A]);
  const s = turn(1, 'governor + gold', {}, { track: [B, C, D, E, F, G, A] });
  expect(why(s, 1, `governor ${B}`)).toBe('R-47 lowest-square');
  expect(legal(s, 1).filter((text) => text.startsWith('governor'))).toHaveLength(6);
});

test('R-47 once for each time it was chosen, and it is told', () => {
  const s = turn(1, 'gold + governor');
  expect(play(s, 1, `governor ${D}`)).toEqual([{ is: 'governor', seat: 0, city: 3, squares: 2 }]);
  expect(why(s, 1, `governor ${E}`)).toBe('R-32 no-action');
  expect(legal(s, 1)).toEqual(['gold', 'end turn']);
  expect(raja.view(s, 0).penalty).toBe(2);
});

test('R-47 moving the highest governor down over a gap lengthens the game', () => {
  const track = [null, null, null, null, null, null, null, B, C, D, E, F, G, null, null, A];
  const normal = turn(4, 'gold + gold', { acted: [1, 2, 3] }, { track, round: 9 });
  play(normal, 4, 'gold', 'gold', 'end turn');
  expect(normal.squares[1]).toBe(16);
  const longer = turn(4, 'gold + governor', { acted: [1, 2, 3] }, { track, round: 9 });
  play(longer, 4, 'gold', `governor ${A}`, 'end turn');
  expect(longer.squares[1]).toBe(14);
  for (const s of [normal, longer]) for (const seat of [1, 2, 3, 4]) play(s, seat, 'disc gold + gold');
  for (const seat of [1, 2, 3, 4]) for (const s of [normal, longer]) play(s, seat, 'end turn');
  expect(raja.result(normal)?.ending).toBe('square');
  expect(raja.result(longer)).toBeNull();
});
