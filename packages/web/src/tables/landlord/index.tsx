import type { Event, View } from '@insula/landlord';
import { marksIn } from '../marks.ts';
import type { TableOf } from '../table.ts';
import { Asking } from './asking/asking.tsx';
import { Board } from './board.tsx';
import { forced } from './forced.ts';
import { Hand } from './hand.tsx';
import { parts, slots, tried } from './moves.ts';
import { named } from './names.ts';
import { retells } from './retells.ts';
import { SIGNS } from './signs.ts';
import { together } from './together.ts';
import { placed, placeOf, travels } from './travels.ts';

/** The street, for both editions. Nothing is played by merely pointing at it: every spot and button plays its own move. */
export const table: TableOf<View, Event> = {
  layout: 'whole',
  slots,
  parts,
  tried,
  usual: () => ({}),
  confirms: () => true,
  chore: () => false,
  interrupts: ({ turn }, seat) => turn !== seat,
  placed,
  travels,
  placeOf,
  retells,
  named,
  forced,
  sign: ({ is }) => SIGNS[is] ?? null,
  marks: marksIn([1, 2, 3, 4, 5, 6].map((seat) => `var(--seat-${seat})`)),
  together,
  Board,
  holds: () => [],
  tells: () => null,
  Asking,
  Hand,
  Secrets: Hand,
  SeatFacts: () => null,
};
