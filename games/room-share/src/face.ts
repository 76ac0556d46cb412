import { NEIGHBOURS } from './flats.ts';
import { colourOf } from './letters.ts';
import { counts, POINTS } from './points.ts';
import { ARROWS, type Colour, NONE, type View } from './types.ts';

/** What a browser may know of the game besides its views: names, geometry, and what follows from a view. */
export { FLAT_NAMES, HIGH, NEIGHBOURS, WIDE, wraps } from './flats.ts';
export { colourOf } from './letters.ts';
export { FLAT_CLAUSES } from './points.ts';
export { ARROWS, CARDS, COLOURS, KINDS, NONE } from './types.ts';

/** Where the rules speak of each card, in the order of `CARDS`. */
export const CARD_CLAUSES = ['S-22', 'S-22', 'S-22', 'S-22', 'S-23', 'S-24', 'S-25', 'S-26', 'S-27', 'S-28'] as const;

/** What each tenant of a flat brings its seat, where so many live there; null: the flat does not count. */
export const pointsIn = (kind: number, tenants: number): number | null =>
  tenants > 0 && counts(kind, tenants) ? POINTS[kind] : null;

/** Who lives on an arrow of a flat; `NONE`: nobody. */
export const tenantAt = ({ tenants }: View, flat: number, arrow: number): Colour =>
  colourOf(tenants[flat * ARROWS.length + arrow]);

/** How many live in a flat. */
export const crowd = (view: View, flat: number): number =>
  ARROWS.filter((_, arrow) => tenantAt(view, flat, arrow) !== NONE).length;

/** The evicted tenant that must be settled next: where it stood, its colour, and the flat it goes to. */
export interface NextOut {
  readonly exit: number;
  readonly colour: Colour;
  readonly to: number;
}

/** S-33 Those who can leave go first, clockwise from the one pointing up; then those who stay, likewise. */
export function nextOut(view: View): NextOut | null {
  let staying: NextOut | null = null;
  for (let exit = 0; exit < ARROWS.length; exit++) {
    const colour = colourOf(view.lifted[exit]);
    if (colour === NONE) continue;
    const to = NEIGHBOURS[view.flat * ARROWS.length + exit];
    if (crowd(view, to) < ARROWS.length) return { exit, colour, to };
    staying ??= { exit, colour, to: view.flat };
  }
  return staying;
}
