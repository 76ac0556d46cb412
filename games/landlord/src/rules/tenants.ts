import { PUBLIC, type Seat } from '@insula/kernel';
import { type Kind, RENT_WITHHELD } from '../cards.ts';
import { CREATES, DRIVES_OUT, RANKED, RETURNS, ROAMS } from '../editions/book.ts';
import {
  above,
  bookFor,
  EMPTY,
  FRESH,
  hasTrait,
  houseOf,
  livesHere,
  PAID,
  RANK,
  ROOMS,
  rankOf,
  UPPER,
  WITHHELD,
} from '../street.ts';
import { NOWHERE, type Room, type State } from '../types.ts';
import type { Tell } from './frames.ts';

/** Whoever arrives does none of these in the same turn (L-53, F-50, F-51). */
const ONCE_A_TURN = RETURNS | ROAMS | CREATES;

/** The tenant comes to live at `to`, from a room or a hand. True if it is a Musician who drives the others out (L-52). */
export function moveIn(s: State, by: Seat, tenant: Kind, from: Room, to: Room, tell: Tell): boolean {
  const inside = from !== NOWHERE && houseOf(from) === houseOf(to);
  const music = !inside && hasTrait(s, tenant, DRIVES_OUT) && !livesHere(s, houseOf(to), DRIVES_OUT);
  const paid = from === NOWHERE ? 0 : s.mark[from] & PAID;
  const rank = inside ? rankOf(s, from) : newestRank(s, tenant, to);
  if (inside) empty(s, from, tell);
  else if (from !== NOWHERE) moveOut(s, from, tell);
  s.tenant[to] = tenant;
  if (bookFor(s).size[tenant] === 2) s.tenant[above(s, to)] = UPPER;
  s.mark[to] = rank * RANK + paid + (hasTrait(s, tenant, ONCE_A_TURN) ? FRESH : 0);
  if (from === NOWHERE) tell({ is: 'placed', seat: by, card: tenant, to }, PUBLIC, false);
  else tell({ is: 'moved', seat: by, card: tenant, room: from, to }, PUBLIC, false);
  return music;
}

/** The tenant leaves the building; its card is with whoever called. */
export function moveOut(s: State, room: Room, tell: Tell): Kind {
  const tenant = s.tenant[room];
  const rank = rankOf(s, room);
  empty(s, room, tell);
  if (hasTrait(s, tenant, RANKED)) closeRanks(s, tenant, room, rank);
  return tenant;
}

/** L-67: with its tenant's leaving a Rent withheld is lost. */
export function liftWithheld(s: State, room: Room, tell: Tell): void {
  if ((s.mark[room] & WITHHELD) === 0) return;
  s.mark[room] &= ~WITHHELD;
  s.discards.push(RENT_WITHHELD);
  tell({ is: 'lapsed', room }, PUBLIC, false);
}

function empty(s: State, room: Room, tell: Tell): void {
  liftWithheld(s, room, tell);
  if (bookFor(s).size[s.tenant[room]] === 2) s.tenant[above(s, room)] = EMPTY;
  s.tenant[room] = EMPTY;
  s.mark[room] = 0;
}

/** L-57: whoever arrives is the newest, whoever leaves lets the newer ones move up. */
function newestRank(s: State, tenant: Kind, to: Room): number {
  if (!hasTrait(s, tenant, RANKED)) return 0;
  let rank = 0;
  const start = houseOf(to) * ROOMS;
  for (let room = start; room < start + ROOMS; room++) if (s.tenant[room] === tenant) rank++;
  return rank;
}

function closeRanks(s: State, tenant: Kind, left: Room, rank: number): void {
  const start = houseOf(left) * ROOMS;
  for (let room = start; room < start + ROOMS; room++)
    if (s.tenant[room] === tenant && rankOf(s, room) > rank) s.mark[room] -= RANK;
}
