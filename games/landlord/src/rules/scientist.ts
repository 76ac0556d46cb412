import type { Refusal, Seat } from '@insula/kernel';
import { type Kind, MONSTER } from '../cards.ts';
import * as M from '../moves.ts';
import * as no from '../refusals.ts';
import { bookFor, FRESH, lodging } from '../street.ts';
import { type Move, NOWHERE, type Room, type State } from '../types.ts';
import { apartmentsFor, canGoAnywhere, unsuitable } from './suitability.ts';
import { supplyOf, takeFromSupply } from './supply.ts';

/** Where a Scientist of the seat lives who has not created anything this turn, if there is a Monster left for him. */
export function idleScientist(s: State, seat: Seat): Room {
  const { creates } = bookFor(s).sole;
  let room = lodging(s, seat, creates, 0);
  while (room !== NOWHERE && (s.mark[room] & FRESH) !== 0) room = lodging(s, seat, creates, room + 1);
  return room !== NOWHERE && supplyOf(s, MONSTER) > 0 ? room : NOWHERE;
}

/** F-51: compulsory, wherever there is a place for it. */
export const mustCreate = (s: State, seat: Seat): boolean =>
  idleScientist(s, seat) !== NOWHERE && canGoAnywhere(s, MONSTER, NOWHERE);

export function mayCreate(s: State, seat: Seat, card: Kind, room: Room): Refusal | null {
  if (card !== MONSTER) return no.NOT_AN_ANSWER;
  return idleScientist(s, seat) === NOWHERE ? no.NO_SCIENTIST : unsuitable(s, card, room, NOWHERE);
}

/** The places for a Monster of the seat, from `start` of `into`. */
export function monsters(s: State, seat: Seat, into: Move[], start: number): number {
  return idleScientist(s, seat) === NOWHERE ? start : apartmentsFor(s, MONSTER, NOWHERE, M.place[MONSTER], into, start);
}

/** The Scientist has done his work for this turn, and the Monster is on its way. */
export function create(s: State, seat: Seat, card: Kind): void {
  s.mark[idleScientist(s, seat)] |= FRESH;
  takeFromSupply(s, card);
}
