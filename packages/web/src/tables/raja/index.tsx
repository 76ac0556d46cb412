import type { Event, View } from '@insula/raja';
import { measures } from '@insula/raja/face';
import type { TableOf } from '../table.ts';
import { Board } from './board.tsx';
import { Desk } from './desk/desk.tsx';
import { chore, confirms, parts, slots, tried, usual } from './moves.ts';
import { placed, placeOf, travels } from './placed.ts';
import { MyRow } from './seats.tsx';
import { say as words } from './words.ts';

export const table: TableOf<View, Event> = {
  layout: 'desk',
  slots,
  parts,
  tried,
  usual,
  confirms,
  chore,
  placed,
  travels,
  placeOf,
  measures: (view) => Object.entries(measures(view)).map(([name, values]) => ({ name: words(`measure.${name}`), values })),
  Board,
  Asking: Desk,
  Hand: MyRow,
  SeatFacts: () => null,
};
