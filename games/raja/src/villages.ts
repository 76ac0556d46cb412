import type { Seat } from '@insula/kernel';
import type { Table } from './types.ts';

/**
 * R-1 A village in one number: two owners as octal digits (seat + 1; 0: no house), the lower digit filled first and the
 * lower seat first, so that the same houses are always the same number.
 */
export type Village = number;

export const EMPTY: Village = 0;
const SITE = 8;

export const inhabited = (village: Village): boolean => village !== EMPTY;
export const hasHouse = (village: Village, seat: Seat): boolean => village % SITE === seat + 1 || village >> 3 === seat + 1;
export const firstOwner = (village: Village): Seat => (village % SITE) - 1;
/** -1 when there is no second house. */
export const secondOwner = (village: Village): Seat => (village >> 3) - 1;

/** Two houses, or one with two seats. */
export const hasRoom = (table: Table, village: number): boolean => table.villages[village] < (table.seats === 2 ? 1 : SITE);

export function withHouse(village: Village, seat: Seat): Village {
  const owner = seat + 1;
  const other = village % SITE;
  return other === 0 ? owner : other <= owner ? other + SITE * owner : owner + SITE * other;
}

export const withoutHouse = (village: Village, seat: Seat): Village =>
  village % SITE === seat + 1 ? village >> 3 : village % SITE;

export const housesThere = (village: Village, seat: Seat): number =>
  (village % SITE === seat + 1 ? 1 : 0) + (village >> 3 === seat + 1 ? 1 : 0);

/** R-51 What a seat pays to pass: nothing where it has a house, else 1 per house. */
export const tollOf = (village: Village, seat: Seat): number => (hasHouse(village, seat) ? 0 : village >= SITE ? 2 : 1);

/** The seats whose houses stand there, one for each house. */
export const ownersOf = (village: Village): Seat[] =>
  [firstOwner(village), secondOwner(village)].filter((seat) => seat >= 0);
