import type { Event, View } from '@insula/room-share';
import { MARKS } from '../marks.ts';
import type { TableOf } from '../table.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { chore, confirms, parts, slots, tried, usual } from './moves.ts';
import { SeatFacts } from './seatFacts.tsx';
import { SIGNS } from './signs.ts';
import { placed, placeOf, travels } from './travels.ts';

export const table: TableOf<View, Event> = {
  layout: 'beside',
  slots,
  parts,
  tried,
  usual,
  confirms,
  chore,
  interrupts: () => false,
  placed,
  travels,
  placeOf,
  retells: () => false,
  named: () => [],
  forced: () => null,
  sign: ({ is }) => SIGNS[is] ?? null,
  marks: MARKS,
  together: (bystander) => bystander,
  Board,
  holds: () => [],
  tells: () => null,
  Asking: null,
  Hand,
  Secrets: Hand,
  SeatFacts,
};
