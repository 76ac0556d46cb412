import { PUBLIC, type Refusal, type Seat } from '@insula/kernel';
import { ROAMS } from '../editions/book.ts';
import { inDollars } from '../money.ts';
import * as M from '../moves.ts';
import * as no from '../refusals.ts';
import { bookFor, FRESH, hasTrait, houseOf, isTenant, lodging } from '../street.ts';
import { type Move, NOWHERE, type Room, type State } from '../types.ts';
import type { Tell } from './frames.ts';
import { canGoAnywhere } from './suitability.ts';

/** F-50: what it costs to send a Rental nomad on. */
const FARE = 2;

export function mayWander(s: State, seat: Seat, room: Room): Refusal | null {
  if (!isTenant(s, room) || !hasTrait(s, s.tenant[room], ROAMS)) return no.NO_NOMAD;
  if (s.owner[houseOf(room)] !== seat) return no.NOT_YOUR_NOMAD;
  if ((s.mark[room] & FRESH) !== 0) return no.MOVED_ALREADY;
  if (s.money[seat] < FARE) return no.TOO_POOR;
  return canGoAnywhere(s, s.tenant[room], room) ? null : no.NO_PLACE_FOR_NOMAD;
}

export function mayAnyWander(s: State, seat: Seat): boolean {
  const { roams } = bookFor(s).sole;
  for (let room = lodging(s, seat, roams, 0); room !== NOWHERE; room = lodging(s, seat, roams, room + 1))
    if (mayWander(s, seat, room) === null) return true;
  return false;
}

/** The nomads whom the seat may send on, from `start` of `into`. */
export function nomads(s: State, seat: Seat, into: Move[], start: number): number {
  const { roams } = bookFor(s).sole;
  let n = start;
  for (let room = lodging(s, seat, roams, 0); room !== NOWHERE; room = lodging(s, seat, roams, room + 1))
    if (mayWander(s, seat, room) === null) into[n++] = M.shift[room];
  return n;
}

export function wander(s: State, seat: Seat, room: Room, tell: Tell): void {
  s.money[seat] -= FARE;
  s.mark[room] |= FRESH;
  tell({ is: 'fare', seat, dollars: inDollars(s, FARE) }, PUBLIC, false);
  tell({ is: 'leaving', seat, card: s.tenant[room], room }, PUBLIC, false);
}
