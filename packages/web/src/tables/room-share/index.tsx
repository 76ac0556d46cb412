import type { Event, View } from '@insula/room-share';
import type { TableOf } from '../table.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { chore, confirms, parts, slots, tried, usual } from './moves.ts';
import { SeatFacts } from './seatFacts.tsx';
import { at, standing, travels } from './travels.ts';

export const table: TableOf<View, Event> = {
  lists: false,
  slots,
  parts,
  tried,
  usual,
  confirms,
  chore,
  standing,
  travels,
  at,
  Board,
  Hand,
  SeatFacts,
};
