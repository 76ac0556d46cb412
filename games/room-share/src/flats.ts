/** The block: five flats wide and four high, named like the squares of a chessboard, a1 below on the left. */
export const WIDE = 5;
export const HIGH = 4;
export const FLATS = WIDE * HIGH;

export const FLAT_NAMES: readonly string[] = Array.from(
  { length: FLATS },
  (_, flat) => 'abcde'[flat % WIDE] + String(1 + Math.floor(flat / WIDE)),
);

export const flatAt = (column: number, row: number): number => ((row + HIGH) % HIGH) * WIDE + ((column + WIDE) % WIDE);

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

const around = (flat: number): number[] =>
  STEPS.map(([right, up]) => flatAt((flat % WIDE) + right, Math.floor(flat / WIDE) + up));

/** The flat that an arrow points at (S-30), over the edge too (S-32): flat * 4 + arrow. */
export const NEIGHBOURS: readonly number[] = Array.from({ length: FLATS }, (_, flat) => around(flat)).flat();

/** Whether an arrow points over the edge of the block (S-32). */
export function wraps(flat: number, arrow: number): boolean {
  const [right, up] = STEPS[arrow];
  const column = (flat % WIDE) + right;
  const row = Math.floor(flat / WIDE) + up;
  return column < 0 || column >= WIDE || row < 0 || row >= HIGH;
}

/** S-12: the six flats of the centre. */
export const CENTRE: readonly number[] = [1, 2].flatMap((row) => [1, 2, 3].map((column) => flatAt(column, row)));
export const OUTER: readonly number[] = FLAT_NAMES.map((_, flat) => flat).filter((flat) => !CENTRE.includes(flat));

/** S-12: the centre's corners, each with the arrow along the row to the centre column. */
export const CORNERS: readonly { readonly flat: number; readonly arrow: number }[] = [
  { flat: flatAt(1, 1), arrow: 1 },
  { flat: flatAt(3, 1), arrow: 3 },
  { flat: flatAt(1, 2), arrow: 1 },
  { flat: flatAt(3, 2), arrow: 3 },
];
