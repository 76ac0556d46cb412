import type { Table, View } from './types.ts';

/** R-70 How a match of this length ends. */
export const palacesEach = (table: Table): number => (table.short ? 6 : 7);
export const lastSquare = (table: Table): number => (table.short ? 14 : 16);
export const mostRounds = (table: Table): number => (table.short ? 8 : 20);

/** Whether this round is known to be the last: nothing that is still done in it can change that. */
export const isLastRound = (view: View): boolean =>
  view.palaces.includes(0) ||
  view.round === mostRounds(view) ||
  view.stack.some((frame) => frame.kind === 'round' && frame.reached);

/** R-4 Square 1 of the governors' track; the squares before it have no number. */
export const SQUARE_ONE = 7;
export const SQUARES = 17;
/** */
export const HOUSES_EACH = 20;
/** */
export const MARKERS = 7;
/** */
export const OUTER_SITES = 6;
/** */
export const HOUSES_TO_PLACE = 4;

/** R-84 Palaces of no seat on the outer sites of every city. */
export const neutralPalaces = (table: Table): number => (table.advanced > 0 && table.seats < 5 ? 1 : 0);

export function markersLeft(table: Table): number {
  let left = MARKERS;
  for (let seat = 0; seat < table.seats; seat++) left -= table.markers[seat];
  return left;
}

/** Outer sites of a city still free. */
export function outerSitesFree(table: Table, city: number): number {
  let free = OUTER_SITES - neutralPalaces(table);
  for (let seat = 0; seat < table.seats; seat++) free -= table.small[city * table.seats + seat];
  return free;
}
