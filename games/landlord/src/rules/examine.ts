import { ask, close, only, PUBLIC, type Refusal, type Seat } from '@insula/kernel';
import { SQUATS } from '../editions/book.ts';
import { inDollars } from '../money.ts';
import * as M from '../moves.ts';
import * as no from '../refusals.ts';
import { bookFor, EMPTY, hasTrait, houseOf, isFinished, isSquatted, isTenant, ROOMS } from '../street.ts';
import { type House, NOWHERE, type Room, type State } from '../types.ts';
import { enter } from './arrival.ts';
import type { Asks, Ended, Steps } from './frames.ts';
import { currentRent } from './rent.ts';
import { unsuitable } from './suitability.ts';
import { moveOut } from './tenants.ts';

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
    if (isTenant(s, room) && !hasTrait(s, s.tenant[room], SQUATS)) highest = Math.max(highest, currentRent(s, room, null));
  return highest;
}

export const mayBail = (s: State, seat: Seat): Refusal | null => {
  if (s.jailed !== seat) return no.NOT_JAILED;
  return s.money[seat] < bookFor(s).sums.bail ? no.TOO_POOR : null;
};

/** L-20, L-21: which tenant leaves a squatted house, in the order the seat picks; and bail. */
export const examine: Asks<'examine'> = {
  asks: (_s, f) => only(f.seat),
  options(s, f, seat, into) {
    let n = 0;
    for (let house = 0; house < s.owner.length; house++)
      if ((f.left >> house) & 1)
        for (let room = house * ROOMS, end = room + ROOMS; room < end; room++)
          if (isTenant(s, room)) into[n++] = M.leave[room];
    if (mayBail(s, seat) === null) into[n++] = M.bail;
    into[n++] = M.done;
    return n;
  },
  whyNot(s, f, seat, move) {
    switch (move.do) {
      case 'bail':
        return mayBail(s, seat);
      case 'done':
        return f.left !== 0 ? no.MUST_EXAMINE : null;
      case 'leave':
        return mayLeave(s, f.left, move.room);
      default:
        return no.NOT_AN_ANSWER;
    }
  },
  answer(s, f, seat, move, tell) {
    if (move.do === 'leave') {
      f.left &= ~(1 << houseOf(move.room));
      tell({ is: 'leaving', seat, card: s.tenant[move.room], room: move.room }, PUBLIC, false);
      if (f.left === 0 && mayBail(s, seat) !== null) close(s);
      ask(s, { kind: 'expulsion', step: 0, seat, room: move.room });
      return;
    }
    if (move.do === 'bail') {
      const { bail } = bookFor(s).sums;
      s.money[seat] -= bail;
      s.jailed = NOWHERE;
      tell({ is: 'bailed', seat, dollars: inDollars(s, bail) }, PUBLIC, false);
    } else tell({ is: 'stayed', seat }, PUBLIC, false);
    if (f.left === 0) close(s);
  },
};

function mayLeave(s: State, left: number, room: Room): Refusal | null {
  const house = houseOf(room);
  if (((left >> house) & 1) === 0 || !isTenant(s, room)) return no.NOT_SQUATTED;
  if (hasTrait(s, s.tenant[room], SQUATS)) return no.NOT_DEAREST;
  return currentRent(s, room, null) < highestRent(s, house) ? no.NOT_DEAREST : null;
}

/** L-20: home first, else to another landlord, else discarded. */
export const expulsion: Steps<'expulsion'> = {
  steps: [
    (s, f, _ended, tell) => {
      if (hasRefuge(s, f.room)) ask(s, { kind: 'go', why: 'examine', by: f.seat, room: f.room, to: NOWHERE });
      else {
        f.step = 2;
        const card = moveOut(s, f.room, tell);
        s.discards.push(card);
        tell({ is: 'expelled', seat: f.seat, card, room: f.room }, PUBLIC, false);
      }
    },
    (s, f, ended, tell) => enter(s, f.seat, s.tenant[f.room], f.room, (ended as Ended<'go'>).to, tell),
  ],
};

const hasRefuge = (s: State, from: Room): boolean => hasRoom(s, from, true) || hasRoom(s, from, false);

/** Whether a suitable apartment is empty in another building of the same landlord, or in one of the others'. */
function hasRoom(s: State, from: Room, atHome: boolean): boolean {
  const home = s.owner[houseOf(from)];
  for (let room = 0; room < s.tenant.length; room++)
    if (s.tenant[room] === EMPTY && (s.owner[houseOf(room)] === home) === atHome && mayFlee(s, from, room)) return true;
  return false;
}

const mayFlee = (s: State, from: Room, to: Room): boolean =>
  houseOf(to) !== houseOf(from) && unsuitable(s, s.tenant[from], to, from) === null;

/** Why a tenant whom Squatters force out may not go there. */
export function whyNotFlee(s: State, from: Room, to: Room): Refusal | null {
  if (houseOf(to) === houseOf(from)) return no.MUST_LEAVE;
  const refusal = unsuitable(s, s.tenant[from], to, from);
  if (refusal !== null) return refusal;
  const home = s.owner[houseOf(from)];
  return s.owner[houseOf(to)] !== home && hasRoom(s, from, true) ? no.HOME_FIRST : null;
}
