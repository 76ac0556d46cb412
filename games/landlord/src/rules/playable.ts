import type { Seat } from '@insula/kernel';
import { BOMB, MOVE, MURDER, POLICE, RENT_WITHHELD } from '../cards.ts';
import { KEY, RETURNS, SQUATS, SUPPLIED } from '../editions/book.ts';
import { holds } from '../hands.ts';
import * as M from '../moves.ts';
import { bookFor, EMPTY, houseOf, isFinished, MAX_FLOORS, MAX_HOUSES, ROOMS, seatsAt } from '../street.ts';
import { type Move, NOWHERE, type Room, type State } from '../types.ts';
import { DEMOLISHERS, EVICTORS } from './actions.ts';

/** L-22: what a hand and the street suggest, in rulebook order; whether it may be done, `play` says. */
export function playable(s: State, seat: Seat, into: Move[]): number {
  lookRound(s);
  let n = buildings(s, seat, into, 0);
  if (s.variant.trade === 'any' || (s.variant.trade === 'roofs' && s.money[seat] > 0))
    for (let other = 0; other < seatsAt(s); other++) into[n++] = M.ask[other];
  n = tenants(s, seat, into, n);
  n = actions(s, seat, into, n);
  into[n++] = M.done;
  return n;
}

/** The rooms that are empty and those that are let, gathered once for all the cards that aim at them. */
const emptyRooms: Room[] = new Array<Room>(MAX_HOUSES * ROOMS).fill(NOWHERE);
const letRooms: Room[] = emptyRooms.slice();
let empty = 0;
let occupied = 0;

function lookRound(s: State): void {
  empty = 0;
  occupied = 0;
  for (let room = 0; room < s.tenant.length; room++)
    if (s.tenant[room] >= 0) letRooms[occupied++] = room;
    else if (s.tenant[room] === EMPTY) emptyRooms[empty++] = room;
}

function buildings(s: State, seat: Seat, into: Move[], start: number): number {
  const { tenants, others, finishes, renovations, is } = bookFor(s);
  let n = start;
  if (s.site === NOWHERE || s.height[s.site] < MAX_FLOORS) {
    for (let i = 0; i < tenants.length; i++) if (holds(s, seat, tenants[i]) > 0) into[n++] = M.lay[tenants[i]];
    for (let i = 0; i < others.length; i++) if (holds(s, seat, others[i]) > 0) into[n++] = M.lay[others[i]];
  }
  if (s.site !== NOWHERE) {
    for (const card of finishes) if (holds(s, seat, card) > 0 || (is[card] & SUPPLIED) !== 0) into[n++] = M.roof[card];
    into[n++] = M.takeBack;
  }
  for (const card of renovations) if (holds(s, seat, card) > 0) n = housesFor(s, M.renovate[card], into, n);
  return n;
}

function tenants(s: State, seat: Seat, into: Move[], start: number): number {
  const { tenants, is } = bookFor(s);
  let n = start;
  for (const card of tenants) {
    if (holds(s, seat, card) === 0) continue;
    const moves = M.place[card];
    for (let i = 0; i < empty; i++) into[n++] = moves[emptyRooms[i]];
  }
  for (let i = 0; i < occupied; i++) {
    const room = letRooms[i];
    if ((is[s.tenant[room]] & RETURNS) === 0 || s.owner[houseOf(room)] !== seat) continue;
    into[n++] = M.takeIn[room];
    into[n++] = M.shift[room];
  }
  return n;
}

function actions(s: State, seat: Seat, into: Move[], start: number): number {
  let n = start;
  for (const card of DEMOLISHERS) if (holds(s, seat, card) > 0) n = housesFor(s, M.demolish[card], into, n);
  if (holds(s, seat, BOMB) > 0) n = housesFor(s, M.bomb, into, n);
  for (const card of EVICTORS) if (holds(s, seat, card) > 0) n = housesFor(s, M.evict[card], into, n);
  if (holds(s, seat, MOVE) > 0) n = tenantsFor(s, M.carry, 0, into, n);
  if (holds(s, seat, RENT_WITHHELD) > 0) n = tenantsFor(s, M.withhold, 0, into, n);
  if (holds(s, seat, MURDER) > 0) n = tenantsFor(s, M.murder, 0, into, n);
  if (holds(s, seat, POLICE) > 0) n = tenantsFor(s, M.remove, SQUATS, into, n);
  if (s.jailed === seat)
    for (const card of bookFor(s).others) if ((bookFor(s).is[card] & KEY) !== 0) into[n++] = M.leaveJail[card];
  return n;
}

function housesFor(s: State, moves: readonly Move[], into: Move[], start: number): number {
  let n = start;
  for (let house = 0; house < s.owner.length; house++) if (isFinished(s, house)) into[n++] = moves[house];
  return n;
}

/** Every tenant, or only those with a trait. */
function tenantsFor(s: State, moves: readonly Move[], trait: number, into: Move[], start: number): number {
  const { is } = bookFor(s);
  let n = start;
  for (let i = 0; i < occupied; i++) if ((is[s.tenant[letRooms[i]]] & trait) === trait) into[n++] = moves[letRooms[i]];
  return n;
}
