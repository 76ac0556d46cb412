export type FlatKind = 'classic' | 'suite' | 'haunted' | 'royal';
/** The side of a flat in the drawing's own units. */
export const SIDE = 120;
/** Where the middle of each futon lies: up, right, down, left. */
export const FUTONS = [
  [60, 30],
  [90, 60],
  [60, 90],
  [30, 60],
] as const;
