import { MARKS } from '../marks.ts';
import type { TableOf } from '../table.ts';
import { Board } from './board.tsx';
import { Moves } from './moves.tsx';

/** Plays any game of the contract: the view as tidy lists, the legal moves as buttons. */
export const table: TableOf<unknown, unknown> = {
  layout: 'list',
  slots: [
    { name: 'deed', fine: false },
    { name: 'way', fine: false },
  ],
  parts: (move) => ({ deed: move.split(' ')[0], way: move }),
  tried: () => null,
  usual: () => ({}),
  confirms: () => false,
  chore: () => false,
  interrupts: () => false,
  placed: () => [],
  travels: () => [],
  placeOf: () => null,
  retells: () => false,
  named: () => [],
  forced: () => null,
  sign: () => null,
  marks: MARKS,
  together: (bystander) => bystander,
  Board,
  holds: () => [],
  tells: () => null,
  Asking: null,
  Hand: Moves,
  // Its board shows all of a view.
  Secrets: () => null,
  SeatFacts: () => null,
};
