import { ask, close, only, PUBLIC, type Refusal, type Seat } from '@insula/kernel';
import { CREATES, ROAMS, SQUATS } from '../editions/book.ts';
import { inDollars } from '../money.ts';
import * as M from '../moves.ts';
import * as no from '../refusals.ts';
import { bookFor, hasTrait, houseOf, isFinished, isSquatted, isTenant, ROOMS, traitsAt } from '../street.ts';
import { type House, NOWHERE, type Room, type State } from '../types.ts';
import { enter } from './arrival.ts';
import { expel } from './expulsion.ts';
import type { Asks, Ended, Steps, Tell } from './frames.ts';
import { mayAnyWander, mayWander, nomads, wander } from './nomad.ts';
import { notNow } from './notNow.ts';
import { currentRent } from './rent.ts';
import { create, idleScientist, mayCreate, monsters, mustCreate } from './scientist.ts';
import { canGoElsewhere, elsewhere } from './suitability.ts';

/** L-20, L-21, F-11: asks the seat, if there is anything that it must or may do. */
export function beginExamine(s: State, seat: Seat): void {
  const traits = traitsAt(s, seat);
  const left = (traits & SQUATS) !== 0 ? squattedHouses(s, seat) : 0;
  const mayCreateOrWander = (traits & (CREATES | ROAMS)) !== 0 && (mustCreate(s, seat) || mayAnyWander(s, seat));
  if (left !== 0 || mayBail(s, seat) === null || mayCreateOrWander) ask(s, { kind: 'examine', seat, left });
}

/** L-20: the houses of a seat where Squatters force somebody out, a bit each. */
export function squattedHouses(s: State, seat: Seat): number {
  let houses = 0;
  for (let house = 0; house < s.owner.length; house++)
    if (s.owner[house] === seat && isFinished(s, house) && isSquatted(s, house) && highestRent(s, house) >= 0)
      houses |= 1 << house;
  return houses;
}

/** The highest current rent in the house, Squatters excepted; -1 if nobody else lives there. */
function highestRent(s: State, house: House): number {
  let highest = -1;
  for (let room = house * ROOMS, end = room + ROOMS; room < end; room++)
    if (isTenant(s, room) && !hasTrait(s, s.tenant[room], SQUATS)) highest = Math.max(highest, currentRent(s, room));
  return highest;
}

export const mayBail = (s: State, seat: Seat): Refusal | null => {
  if (s.jailed !== seat) return no.NOT_JAILED;
  return s.money[seat] < bookFor(s).sums.bail ? no.TOO_POOR : null;
};

/** L-20, L-21: which tenant leaves a squatted house, in the order the seat picks; and bail. F-11: nomads and scientists
 *  too. */
export const examine: Asks<'examine'> = {
  asks: (_s, f) => only(f.seat),
  window: () => false,
  options(s, f, seat, into) {
    let n = 0;
    for (let house = 0; house < s.owner.length; house++)
      if ((f.left >> house) & 1)
        for (let room = house * ROOMS, end = room + ROOMS; room < end; room++)
          if (mayLeave(s, f.left, room) === null) into[n++] = M.leave[room];
    n = nomads(s, seat, into, n);
    n = monsters(s, seat, into, n);
    if (mayBail(s, seat) === null) into[n++] = M.bail;
    if (mayEnd(s, f) === null) into[n++] = M.done;
    return n;
  },
  exact: true,
  whyNot(s, f, seat, move) {
    switch (move.do) {
      case 'bail':
        return mayBail(s, seat);
      case 'done':
        return mayEnd(s, f);
      case 'leave':
        return mayLeave(s, f.left, move.room);
      case 'shift':
        return bookFor(s).ways.nomads ? mayWander(s, seat, move.room) : notNow(s, seat, move);
      case 'place':
        return mayCreate(s, seat, move.card, move.room);
      default:
        return notNow(s, seat, move);
    }
  },
  answer(s, f, seat, move, tell) {
    switch (move.do) {
      case 'leave':
        f.left &= ~(1 << houseOf(move.room));
        tell({ is: 'leaving', seat, card: s.tenant[move.room], room: move.room }, PUBLIC, false);
        closeIfSettled(s, f);
        ask(s, { kind: 'expulsion', step: 0, seat, room: move.room });
        return;
      case 'shift':
        wander(s, seat, move.room, tell);
        closeIfSettled(s, f);
        ask(s, { kind: 'shifting', step: 0, by: seat, room: move.room });
        return;
      case 'place':
        create(s, seat, move.card);
        closeIfSettled(s, f);
        enter(s, seat, move.card, NOWHERE, move.room, tell);
        return;
      case 'bail':
        payBail(s, seat, tell);
        closeIfSettled(s, f);
        return;
      default:
        tell({ is: s.jailed === seat ? 'stayed' : 'examined', seat }, PUBLIC, false);
        close(s);
    }
  },
};

function mayEnd(s: State, f: Ended<'examine'>): Refusal | null {
  if (stillSquatted(s, f)) return no.MUST_EXAMINE;
  return mustCreate(s, f.seat) ? no.MUST_CREATE : null;
}

/** Nobody is asked whether they are done when there is nothing left to do. */
function closeIfSettled(s: State, f: Ended<'examine'>): void {
  const mayGoOn = mayBail(s, f.seat) === null || idleScientist(s, f.seat) !== NOWHERE || mayAnyWander(s, f.seat);
  if (!stillSquatted(s, f) && !mayGoOn) close(s);
}

/** A nomad who has gone meanwhile may have been the only one whom Squatters could force out. */
const stillSquatted = (s: State, f: Ended<'examine'>): boolean => f.left !== 0 && (f.left & squattedHouses(s, f.seat)) !== 0;

function payBail(s: State, seat: Seat, tell: Tell): void {
  const { bail } = bookFor(s).sums;
  s.money[seat] -= bail;
  s.jailed = NOWHERE;
  tell({ is: 'bailed', seat, dollars: inDollars(s, bail) }, PUBLIC, false);
}

function mayLeave(s: State, left: number, room: Room): Refusal | null {
  const house = houseOf(room);
  if (((left >> house) & 1) === 0 || !isTenant(s, room)) return no.NOT_SQUATTED;
  if (hasTrait(s, s.tenant[room], SQUATS)) return no.NOT_DEAREST;
  return currentRent(s, room) < highestRent(s, house) ? no.NOT_DEAREST : null;
}

/** L-20: home first, else to another landlord, else discarded; F-52: anywhere, else discarded. */
export const expulsion: Steps<'expulsion'> = {
  steps: [
    (s, f, _ended, tell) => {
      if (canGoElsewhere(s, f.room)) ask(s, { kind: 'go', why: 'examine', by: f.seat, room: f.room, to: NOWHERE });
      else {
        f.step = expulsion.steps.length;
        expel(s, f.seat, f.room, tell);
      }
    },
    (s, f, ended, tell) => enter(s, f.seat, s.tenant[f.room], f.room, (ended as Ended<'go'>).to, tell),
  ],
};

/** L-20: why a tenant whom Squatters force out may not go to another landlord's, though an apartment there suits it. */
export function whyNotAbroad(s: State, from: Room, to: Room): Refusal | null {
  const home = s.owner[houseOf(from)];
  return bookFor(s).ways.homeFirst && s.owner[houseOf(to)] !== home && hasRoomAtHome(s, from) ? no.HOME_FIRST : null;
}

/** Whether a suitable apartment is empty in another building of the same landlord. */
function hasRoomAtHome(s: State, from: Room): boolean {
  const house = houseOf(from);
  const tenant = s.tenant[from];
  for (let room = elsewhere(s, house, tenant, 0); room !== NOWHERE; room = elsewhere(s, house, tenant, room + 1))
    if (s.owner[houseOf(room)] === s.owner[house]) return true;
  return false;
}
