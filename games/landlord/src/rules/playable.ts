import type { Refusal, Seat } from '@insula/kernel';
import { BOMB, KINDS, type Kind, MOVE, MURDER, NONE, POLICE, RENT_WITHHELD } from '../cards.ts';
import { BASEMENT, COVER, KEY } from '../editions/book.ts';
import { holds } from '../hands.ts';
import * as M from '../moves.ts';
import { bookFor, endOf, lodging, ROOMS, seatsAt } from '../street.ts';
import { type House, type Move, NOWHERE, type Room, type State } from '../types.ts';
import {
  ACTIONS,
  DEMOLISHERS,
  EVICTORS,
  mayBomb,
  mayDemolish,
  mayEvict,
  mayMove,
  mayMurder,
  mayRemove,
  mayWithhold,
} from './actions.ts';
import { mayAdd, mayLay, mayRoof, mayTakeBack } from './building.ts';
import { mayApproach } from './deal.ts';
import { mayShift, mayTakeIn } from './letting.ts';
import { apartmentsFor } from './suitability.ts';

/** L-22: all that the seat may play, in rulebook order. */
export function playable(s: State, seat: Seat, into: Move[]): number {
  lookAtHand(s, seat);
  let n = buildings(s, seat, into);
  if (s.variant.trade !== 'none')
    for (let other = 0; other < seatsAt(s); other++) if (mayApproach(s, seat, other) === null) into[n++] = M.ask[other];
  n = tenants(s, seat, into, n);
  if (kinds > lodgers) n = actions(s, seat, into, n);
  if (s.site === NOWHERE) into[n++] = M.done;
  return n;
}

/** The hand that is being looked at: its kinds, tenants first, in printed order; how many there are, and how many of them
 *  are tenants; what the others are, taken together. */
const hand: Kind[] = new Array<Kind>(KINDS).fill(NONE);
let kinds = 0;
let lodgers = 0;
let traits = 0;

/** Hands are small: once all cards are found, nobody looks further. */
function lookAtHand(s: State, seat: Seat): void {
  const { tenants, others, is } = bookFor(s);
  const { hands } = s;
  const own = seat * KINDS;
  let cards = s.handSizes[seat];
  let found = 0;
  let are = 0;
  for (let i = 0; cards > 0 && i < tenants.length; i++) {
    const count = hands[own + tenants[i]];
    if (count === 0) continue;
    hand[found++] = tenants[i];
    cards -= count;
  }
  lodgers = found;
  for (let i = 0; cards > 0 && i < others.length; i++) {
    const card = others[i];
    const count = hands[own + card];
    if (count === 0) continue;
    hand[found++] = card;
    are |= is[card];
    cards -= count;
  }
  kinds = found;
  traits = are;
}

function buildings(s: State, seat: Seat, into: Move[]): number {
  const { finishes, is } = bookFor(s);
  let n = 0;
  for (let i = 0; i < kinds; i++) if (mayLay(s, seat, hand[i]) === null) into[n++] = M.lay[hand[i]];
  if (s.site !== NOWHERE) {
    for (const card of finishes) if (mayRoof(s, seat, card) === null) into[n++] = M.roof[card];
    if (mayTakeBack(s, seat) === null) into[n++] = M.takeBack;
  }
  for (let i = lodgers; (traits & (COVER | BASEMENT)) !== 0 && i < kinds; i++) {
    const card = hand[i];
    if ((is[card] & (COVER | BASEMENT)) === 0) continue;
    for (let house = 0; house < s.owner.length; house++)
      if (mayAdd(s, seat, card, house) === null) into[n++] = M.renovate[card][house];
  }
  return n;
}

function tenants(s: State, seat: Seat, into: Move[], start: number): number {
  let n = start;
  for (let i = 0; i < lodgers; i++) n = apartmentsFor(s, hand[i], NOWHERE, M.place[hand[i]], into, n);
  return mothers(s, seat, into, n);
}

function mothers(s: State, seat: Seat, into: Move[], start: number): number {
  const { returns } = bookFor(s).sole;
  let n = start;
  for (let room = lodging(s, seat, returns, 0); room !== NOWHERE; room = lodging(s, seat, returns, room + 1)) {
    if (mayTakeIn(s, seat, room) === null) into[n++] = M.takeIn[room];
    if (mayShift(s, seat, room) === null) into[n++] = M.shift[room];
  }
  return n;
}

function actions(s: State, seat: Seat, into: Move[], start: number): number {
  const { others, is } = bookFor(s);
  let n = start;
  for (const card of DEMOLISHERS) if (holds(s, seat, card) > 0) n = houses(s, M.demolish[card], mayDemolish, into, n);
  if (holds(s, seat, BOMB) > 0) n = houses(s, M.bomb, mayBomb, into, n);
  for (const card of EVICTORS) if (holds(s, seat, card) > 0) n = houses(s, M.evict[card], mayEvict, into, n);
  if (holds(s, seat, MOVE) > 0) n = targets(s, seat, M.carry, mayMove, into, n);
  if (holds(s, seat, RENT_WITHHELD) > 0) n = targets(s, seat, M.withhold, mayWithhold, into, n);
  if (holds(s, seat, MURDER) > 0) n = targets(s, seat, M.murder, mayMurder, into, n);
  if (holds(s, seat, POLICE) > 0) n = squatters(s, seat, into, n);
  if (s.jailed === seat)
    for (const card of others)
      if ((is[card] & KEY) !== 0 && ACTIONS['leave-jail'].whyNot(s, seat, M.leaveJail[card]) === null)
        into[n++] = M.leaveJail[card];
  return n;
}

type MayHit = (s: State, room: Room, seat: Seat) => Refusal | null;

function houses(
  s: State,
  moves: readonly Move[],
  may: (s: State, house: House) => Refusal | null,
  into: Move[],
  start: number,
): number {
  let n = start;
  for (let house = 0; house < s.owner.length; house++) if (may(s, house) === null) into[n++] = moves[house];
  return n;
}

function squatters(s: State, seat: Seat, into: Move[], start: number): number {
  const { squats } = bookFor(s).sole;
  let n = start;
  for (let room = lodging(s, seat, squats, 0); room !== NOWHERE; room = lodging(s, seat, squats, room + 1))
    if (mayRemove(s, room, seat) === null) into[n++] = M.remove[room];
  return n;
}

function targets(s: State, seat: Seat, moves: readonly Move[], may: MayHit, into: Move[], start: number): number {
  const { tenant } = s;
  let n = start;
  for (let house = 0; house < s.owner.length; house++)
    for (let room = house * ROOMS, end = endOf(s, house); room < end; room++)
      if (tenant[room] >= 0 && may(s, room, seat) === null) into[n++] = moves[room];
  return n;
}
