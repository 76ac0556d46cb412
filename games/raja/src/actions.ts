/** R-40 … R-48 The actions on the disc, in their order. */
export const ACTIONS = [
  'gold',
  'house',
  'two houses',
  'move house',
  'quarry',
  'palace',
  'palace and house',
  'governor',
  'character',
] as const;
export type Action = number;

export const GOLD: Action = 0;
export const HOUSE: Action = 1;
export const TWO_HOUSES: Action = 2;
export const MOVE_HOUSE: Action = 3;
export const QUARRY: Action = 4;
export const PALACE: Action = 5;
export const PALACE_AND_HOUSE: Action = 6;
export const GOVERNOR: Action = 7;
export const CHARACTER: Action = 8;

/** R-31 What the two arrows of a disc can show: all pairs, the same action twice included, in no order. */
export const DISCS: readonly (readonly [Action, Action])[] = ACTIONS.flatMap((_, first) =>
  ACTIONS.flatMap((_, second) => (first <= second ? [[first, second] as const] : [])),
);
export const DISC_COUNT = DISCS.length;

/** Instead of a disc: none chosen yet; chosen, but not to be seen. */
export const NO_DISC = -1;
export const HIDDEN_DISC = -2;
