import { expect, test } from 'vitest';
import { momentAt, placeAt } from '../src/replay/turns.ts';

/** Turns as two people were told of them: of the second one they heard in more lines, or fewer. */
const TOLD = [0, 4, 9].map((n) => ({ n, seat: 0, values: [] }));
const HEARD = [0, 3, 14].map((n) => ({ n, seat: 0, values: [] }));

test('through other eyes a moment stays in its turn, and as far into it as that goes', () => {
  expect(momentAt(HEARD, placeAt(TOLD, 0), 20)).toBe(0);
  expect(momentAt(HEARD, placeAt(TOLD, 6), 20)).toBe(5);
  // Four lines into the first turn there is a second one already, as others heard it.
  expect(momentAt(HEARD, placeAt(TOLD, 3), 20)).toBe(2);
  expect(momentAt(TOLD, placeAt(HEARD, 13), 11)).toBe(8);
});

test('nor does it go beyond the last line', () => {
  expect(momentAt(TOLD, placeAt(HEARD, 19), 11)).toBe(11);
});
