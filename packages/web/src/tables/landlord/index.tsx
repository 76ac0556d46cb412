import type { Event, View } from '@insula/landlord';
import type { TableOf } from '../table.ts';
import { Asking } from './asking/asking.tsx';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { measures } from './measures.ts';
import { parts, slots, tried } from './moves.ts';
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
  placed,
  travels,
  placeOf,
  measures,
  Board,
  Asking,
  Hand,
  SeatFacts: () => null,
};
