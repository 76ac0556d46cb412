/**
 * Where a seat's chance to win went: final - initial = luck + own + the sum of others. One judge for all terms, so they add up.
 * Own is what the seat's decisions cost it and never above 0; others is what each seat's decisions did to this one; luck is
 * what was dealt, drawn or shown.
 */
export interface Account {
  initial: number;
  final: number;
  luck: number;
  own: number;
  /** By seat; 0 for the seat itself. */
  readonly others: number[];
}

export const emptyAccount = (seats: number): Account => ({
  initial: 1 / seats,
  final: 1 / seats,
  luck: 0,
  own: 0,
  others: new Array<number>(seats).fill(0),
});
