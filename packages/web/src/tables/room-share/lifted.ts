import type { View } from '@insula/room-share';
import { ARROWS, colourOf, NONE, neighbour } from './names.ts';

/** The evicted tenant that must be settled next: where it stood, its colour, and the flat it goes to. */
export interface NextOut {
  readonly exit: number;
  readonly colour: number;
  readonly to: number;
}

/** S-33: those who can leave go first, clockwise from the one pointing up; then those who stay, likewise. */
export function nextOut(view: View): NextOut | null {
  let staying: NextOut | null = null;
  for (let exit = 0; exit < ARROWS.length; exit++) {
    const colour = colourOf(view.lifted[exit]);
    if (colour === NONE) continue;
    const to = neighbour(view.flat, exit);
    if (crowd(view, to) < ARROWS.length) return { exit, colour, to };
    staying ??= { exit, colour, to: view.flat };
  }
  return staying;
}

/** How many live in a flat. */
export const crowd = (view: View, flat: number): number =>
  ARROWS.filter((_, arrow) => colourOf(view.tenants[flat * ARROWS.length + arrow]) !== NONE).length;
