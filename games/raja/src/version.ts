import type { Table } from './types.ts';

/** The rules that matches are begun with. Version 2: a coin or a marker left untaken is granted when the turn ends,
 *  and whoever bids alone is offered the least bid only. */
export const RULES = 2;
export const EARLIER_RULES = 1;
export type Rules = typeof RULES | typeof EARLIER_RULES;

export const rulesOf = (table: Table): Rules => table.rules ?? EARLIER_RULES;

/** States and views of version 1 do not name it, so that their hashes stay what they were. */
export function playedBy<T extends Table>(rules: Rules, table: T): T {
  if (rules === RULES) table.rules = RULES;
  return table;
}
