import { close, only, PUBLIC, type Seat } from '@insula/kernel';
import { BOMB, MOVE, MURDER, POLICE, RENT_WITHHELD } from '../cards.ts';
import { KEY, RETURNS, SQUATS, SUPPLIED } from '../editions/book.ts';
import { holds } from '../hands.ts';
import * as M from '../moves.ts';
import * as no from '../refusals.ts';
import { bookFor, EMPTY, houseOf, isFinished, MAX_FLOORS, seatsAt } from '../street.ts';
import { type Move, NOWHERE, type State } from '../types.ts';
import { act, DEMOLISHERS, EVICTORS, mayAct } from './actions.ts';
import { finish, lay, mayLay, mayRenovate, mayRoof, mayTakeBack, renovate, takeBack } from './building.ts';
import { approach, mayApproach } from './deal.ts';
import type { Asks } from './frames.ts';
import { mayPlace, mayShift, mayTakeIn, place, shift, takeIn } from './letting.ts';

/** L-22: any number of cards, in any order. */
export const play: Asks<'play'> = {
  asks: (_s, f) => only(f.seat),
  options(s, _f, seat, into) {
    let n = buildings(s, seat, into, 0);
    if (s.variant.trade === 'any' || (s.variant.trade === 'roofs' && s.money[seat] > 0))
      for (let other = 0; other < seatsAt(s); other++) into[n++] = M.ask[other];
    n = tenants(s, seat, into, n);
    n = actions(s, seat, into, n);
    into[n++] = M.done;
    return n;
  },
  whyNot(s, _f, seat, move) {
    switch (move.do) {
      case 'lay':
        return mayLay(s, seat, move.card);
      case 'roof':
        return mayRoof(s, seat, move.card);
      case 'take-back':
        return mayTakeBack(s, seat);
      case 'renovate':
        return mayRenovate(s, seat, move.card, move.house);
      case 'place':
        return mayPlace(s, seat, move.card, move.room);
      case 'take-in':
        return mayTakeIn(s, seat, move.room);
      case 'shift':
        return mayShift(s, seat, move.room);
      case 'ask':
        return mayApproach(s, seat, move.seat);
      case 'demolish':
      case 'bomb':
      case 'evict':
      case 'move':
      case 'withhold':
      case 'murder':
      case 'remove':
      case 'leave-jail':
        return mayAct(s, seat, move);
      case 'done':
        return s.site === NOWHERE ? null : no.UNFINISHED;
      default:
        return no.NOT_AN_ANSWER;
    }
  },
  answer(s, _f, seat, move, tell) {
    switch (move.do) {
      case 'lay':
        lay(s, seat, move.card, tell);
        return;
      case 'roof':
        finish(s, seat, move.card, tell);
        return;
      case 'take-back':
        takeBack(s, seat, tell);
        return;
      case 'renovate':
        renovate(s, seat, move.card, move.house, tell);
        return;
      case 'place':
        place(s, seat, move.card, move.room, tell);
        return;
      case 'take-in':
        takeIn(s, seat, move.room, tell);
        return;
      case 'shift':
        shift(s, seat, move.room, tell);
        return;
      case 'ask':
        approach(s, seat, move.seat, tell);
        return;
      case 'done':
        tell({ is: 'finished-playing', seat }, PUBLIC, false);
        close(s);
        return;
      default:
        act(s, seat, move, tell);
        return;
    }
  },
};

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
  for (const card of tenants)
    if (holds(s, seat, card) > 0)
      for (let room = 0; room < s.tenant.length; room++) if (s.tenant[room] === EMPTY) into[n++] = M.place[card][room];
  for (let room = 0; room < s.tenant.length; room++)
    if (s.tenant[room] >= 0 && (is[s.tenant[room]] & RETURNS) !== 0 && s.owner[houseOf(room)] === seat) {
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
  for (let room = 0; room < s.tenant.length; room++)
    if (s.tenant[room] >= 0 && (is[s.tenant[room]] & trait) === trait) into[n++] = moves[room];
  return n;
}
