import { ask, only, PUBLIC, type Refusal, type Seat, type Tell } from '@insula/kernel';
import { MOVE_HOUSE } from '../../actions.ts';
import { CITY_COUNT, FIRST_VILLAGE, type Place, START, VILLAGES } from '../../maps/places.ts';
import * as M from '../../moves.ts';
import { NO_ACTION, NO_HOUSE_THERE, NOWHERE_TO_PUT, SAME_PLACE } from '../../refusals.ts';
import type { State } from '../../state.ts';
import type { Event, Move, Turn } from '../../types.ts';
import { hasHouse, hasRoom, withoutHouse } from '../../villages.ts';
import { due } from '../actions.ts';
import type { Asks } from '../kinds.ts';
import { notNow } from '../notNow.ts';
import { addHouse, offerCity, offerVillages, whyNotThere } from './house.ts';

export const options = (s: State, f: Turn, seat: Seat, into: Move[], n: number): number =>
  f.moves < due(f, MOVE_HOUSE) ? offerLifts(s, seat, M.lift, into, n) : n;

/** Wherever the seat has a house. */
export function offerLifts(s: State, seat: Seat, moves: readonly Move[], into: Move[], from: number): number {
  let n = from;
  for (let city = 0; city < CITY_COUNT; city++) if (s.houses[city * s.seats + seat] > 0) into[n++] = moves[city];
  for (let village = 0; village < VILLAGES.length; village++)
    if (hasHouse(s.villages[village], seat)) into[n++] = moves[FIRST_VILLAGE + village];
  return n;
}

/** */
export const whyNot = (s: State, f: Turn, seat: Seat, move: Move): Refusal | null =>
  f.moves < due(f, MOVE_HOUSE) ? whyNotLiftFrom(s, seat, move.place) : NO_ACTION;

export function whyNotLiftFrom(s: State, seat: Seat, from: Place): Refusal | null {
  const there = from > START ? hasHouse(s.villages[from - FIRST_VILLAGE], seat) : s.houses[from * s.seats + seat] > 0;
  return !there ? NO_HOUSE_THERE : hasSomewhereToPut(s, seat, from) ? null : NOWHERE_TO_PUT;
}

function hasSomewhereToPut(s: State, seat: Seat, from: Place): boolean {
  for (let village = 0; village < VILLAGES.length; village++)
    if (FIRST_VILLAGE + village !== from && hasRoom(s, village)) return true;
  return s.architects[seat] !== from && s.architects[seat] !== START;
}

export function play(s: State, f: Turn, seat: Seat, move: Move, tell: Tell<Event>): void {
  f.moves++;
  liftFrom(s, seat, move.place, false, tell);
}

export function liftFrom(s: State, seat: Seat, from: Place, free: boolean, tell: Tell<Event>): void {
  tell({ is: 'lifted', seat, place: from, free }, PUBLIC, false);
  ask(s, { kind: 'moving', seat, from });
}

/** R-43 The house in hand goes to another village, or to the city where the architect stands. */
export const moving: Asks<'moving'> = {
  asks: (_s, f) => only(f.seat),
  window: () => false,
  exact: false,
  options: (s, _f, seat, into) => offerVillages(s, M.put, into, offerCity(s, seat, M.put, into, 0)),
  whyNot(s, f, seat, move) {
    if (move.do !== 'put') return notNow(move);
    return move.place === f.from ? SAME_PLACE : whyNotThere(s, seat, move.place);
  },
  answer(s, f, seat, move, tell) {
    s.stack.pop();
    removeHouse(s, seat, f.from);
    addHouse(s, seat, move.place);
    tell({ is: 'moved', seat, from: f.from, place: move.place }, PUBLIC, false);
  },
};

function removeHouse(s: State, seat: Seat, place: Place): void {
  if (place > START) s.villages[place - FIRST_VILLAGE] = withoutHouse(s.villages[place - FIRST_VILLAGE], seat);
  else s.houses[place * s.seats + seat]--;
}
