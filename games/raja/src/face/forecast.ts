import type { Seat } from '@insula/kernel';
import { type Action, GOLD, HOUSE, MOVE_HOUSE, PALACE, PALACE_AND_HOUSE, QUARRY, TWO_HOUSES } from '../actions.ts';
import { holds } from '../cards.ts';
import { BUILDER } from '../characters.ts';
import { HOUSES_EACH } from '../facts.ts';
import type { Table } from '../types.ts';

/** What an action will cost, and what is lacking for it as things stand; houses and palaces are built where one may be. */
export interface Forecast {
  /** Negative: it brings gold. */
  readonly cost: number;
  readonly lacks: 'nothing' | 'gold' | 'supply' | 'palaces' | 'quarry' | 'houses';
}

/** */
export const palacePriceFor = (table: Table, seat: Seat): number => (holds(table, seat, BUILDER) ? 9 : 12);

/** R-40 … R-48, with so much gold in the purse. */
export function forecast(table: Table, seat: Seat, action: Action, gold: number): Forecast {
  const [palaces, toBuild] = NEEDS[action] ?? [0, 0];
  const cost = action === GOLD ? -2 : palaces * palacePriceFor(table, seat) + toBuild;
  return { cost, lacks: lacking() };

  function lacking(): Forecast['lacks'] {
    if (action === QUARRY && table.quarry[seat] === 0) return 'quarry';
    if (action === MOVE_HOUSE && onBoard(table, seat) === 0) return 'houses';
    if (table.palaces[seat] < palaces) return 'palaces';
    if (table.supply[seat] < toBuild) return 'supply';
    return gold < cost ? 'gold' : 'nothing';
  }
}

/** Palaces and houses that an action builds. */
const NEEDS: { readonly [action: Action]: readonly [palaces: number, houses: number] } = {
  [HOUSE]: [0, 1],
  [TWO_HOUSES]: [0, 2],
  [PALACE]: [1, 0],
  [PALACE_AND_HOUSE]: [1, 1],
};

const onBoard = (table: Table, seat: Seat): number => HOUSES_EACH - table.supply[seat] - table.quarry[seat];
