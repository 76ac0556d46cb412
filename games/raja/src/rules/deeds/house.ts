import { PUBLIC, type Refusal, type Seat, type Tell } from '@insula/kernel';
import { FIRST_VILLAGE, type Place, START, VILLAGES } from '../../maps/places.ts';
import * as M from '../../moves.ts';
import { ARCHITECT_ELSEWHERE, NO_SUPPLY, TOO_POOR, VILLAGE_FULL } from '../../refusals.ts';
import type { State } from '../../state.ts';
import type { Event, Move, Turn } from '../../types.ts';
import { hasRoom, withHouse } from '../../villages.ts';
import { whyNotHouse } from '../actions.ts';

/** */
const HOUSE_PRICE = 1;

export function options(s: State, f: Turn, seat: Seat, into: Move[], n: number): number {
  if (whyNotHouse(f, false) !== null || s.supply[seat] === 0 || s.gold[seat] < HOUSE_PRICE) return n;
  const inCity = offerCity(s, seat, M.house, into, n);
  return whyNotHouse(f, true) === null ? offerVillages(s, M.house, into, inCity) : inCity;
}

/** The city where the architect stands. */
export function offerCity(s: State, seat: Seat, moves: readonly Move[], into: Move[], n: number): number {
  const city = s.architects[seat];
  if (city === START) return n;
  into[n] = moves[city];
  return n + 1;
}

/** The villages with room. */
export function offerVillages(s: State, moves: readonly Move[], into: Move[], from: number): number {
  let n = from;
  for (let village = 0; village < VILLAGES.length; village++)
    if (hasRoom(s, village)) into[n++] = moves[FIRST_VILLAGE + village];
  return n;
}

/** */
export function whyNot(s: State, f: Turn, seat: Seat, move: Move): Refusal | null {
  const refusal = whyNotHouse(f, move.place > START);
  if (refusal !== null) return refusal;
  if (s.supply[seat] === 0) return NO_SUPPLY;
  if (s.gold[seat] < HOUSE_PRICE) return TOO_POOR;
  return whyNotThere(s, seat, move.place);
}

/** R-50 Villages anywhere, up to the limit; cities only where the architect stands. */
export const whyNotThere = (s: State, seat: Seat, place: Place): Refusal | null =>
  place > START
    ? hasRoom(s, place - FIRST_VILLAGE)
      ? null
      : VILLAGE_FULL
    : s.architects[seat] === place
      ? null
      : ARCHITECT_ELSEWHERE;

export function play(s: State, f: Turn, seat: Seat, move: Move, tell: Tell<Event>): void {
  if (move.place > START) f.villageHouses++;
  else f.cityHouses++;
  s.gold[seat] -= HOUSE_PRICE;
  s.supply[seat]--;
  addHouse(s, seat, move.place);
  tell({ is: 'house', seat, place: move.place, gold: HOUSE_PRICE }, PUBLIC, false);
}

export function addHouse(s: State, seat: Seat, place: Place): void {
  if (place > START) s.villages[place - FIRST_VILLAGE] = withHouse(s.villages[place - FIRST_VILLAGE], seat);
  else s.houses[place * s.seats + seat]++;
}
