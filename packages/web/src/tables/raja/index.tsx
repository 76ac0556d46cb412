import type { Event, View } from '@insula/raja';
import type { TableOf } from '../table.ts';
import { Board } from './board.tsx';
import { Desk } from './desk/desk.tsx';
import { MyDisc } from './desk/waitingDesk.tsx';
import { forced } from './forced.ts';
import { holds } from './holds.ts';
import { marks } from './marks.ts';
import { chore, confirms, parts, slots, tried, usual } from './moves.ts';
import { placed, placeOf, travels } from './placed.ts';
import { MyRow } from './seats.tsx';
import { SIGNS } from './signs.ts';
import { tells } from './tells.ts';

export const table: TableOf<View, Event> = {
  layout: 'desk',
  slots,
  parts,
  tried,
  usual,
  confirms,
  chore,
  interrupts: () => false,
  placed,
  travels,
  holds,
  placeOf,
  retells: () => false,
  named: () => [],
  forced,
  sign: ({ is }) => SIGNS[is] ?? null,
  marks,
  // the discs are all that is ever secret.
  together: (bystander, seats) => ({ ...bystander, discs: seats.map(({ discs }, seat) => discs[seat]) }),
  Board,
  tells,
  Asking: Desk,
  Hand: MyRow,
  Secrets: MyDisc,
  SeatFacts: () => null,
};
