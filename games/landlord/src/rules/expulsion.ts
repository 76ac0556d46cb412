import { PUBLIC, type Seat } from '@insula/kernel';
import type { Room, State } from '../types.ts';
import type { Tell } from './frames.ts';
import { throwOut } from './supply.ts';

/** A tenant that has to go and has nowhere to go. */
export function expel(s: State, seat: Seat, room: Room, tell: Tell): void {
  const card = s.tenant[room];
  if (throwOut(s, room, tell)) tell({ is: 'expelled', seat, card, room }, PUBLIC, false);
}
