import type * as Game from '@insula/room-share';

/** The names that the game's views number and its notation spells. Their types are the game's, so that they cannot drift. */
export const COLOURS: typeof Game.COLOURS = ['red', 'blue', 'yellow', 'green'];
export const ARROWS: typeof Game.ARROWS = ['up', 'right', 'down', 'left'];
export const KINDS: typeof Game.KINDS = ['classic', 'suite', 'haunted', 'royal'];
export const CARDS: typeof Game.CARDS = [
  ...COLOURS,
  'communication',
  'departure',
  'eviction',
  'contract',
  'swap',
  'renovation',
];
export const NONE = -1;

/** Whose letter stands in a view, or `NONE`. */
export const colourOf = (letter: string): number => COLOURS.findIndex((name) => name[0] === letter);

export const WIDE = 5;
export const HIGH = 4;
/** a1 is below on the left. */
export const FLATS: readonly string[] = Array.from(
  { length: WIDE * HIGH },
  (_, flat) => 'abcde'[flat % WIDE] + String(1 + Math.floor(flat / WIDE)),
);
export const placeName = (flat: number, arrow: number): string => `${FLATS[flat]} ${ARROWS[arrow]}`;
/** The pattern that a flat's floor and walls are drawn with, wherever it is shown. */
export const patternOf = (flat: number): string => `flat-${FLATS[flat]}`;
export const reservePlace = (seat: number): string => `~reserve ${seat}`;

/** Where a flat stands in the drawing, counted from the top left corner. */
export const columnOf = (flat: number): number => flat % WIDE;
export const rowOf = (flat: number): number => HIGH - 1 - Math.floor(flat / WIDE);

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
/** The flat that an arrow points at, over the edge of the block too (S-32). */
export function neighbour(flat: number, arrow: number): number {
  const [right, up] = STEPS[arrow];
  const column = ((flat % WIDE) + right + WIDE) % WIDE;
  const row = (Math.floor(flat / WIDE) + up + HIGH) % HIGH;
  return row * WIDE + column;
}
