import { only, PUBLIC, type Refusal, type Seat, without } from '@insula/kernel';
import { type Kind, NONE, ROOF } from '../cards.ts';
import { ATTIC, BASEMENT, COVER, FINISH, SUPPLIED } from '../editions/book.ts';
import { conceal, holds, spend, takeSecretly } from '../hands.ts';
import * as no from '../refusals.ts';
import {
  ATTIC_ROOM,
  bookFor,
  breakGround,
  CELLAR,
  clearLot,
  EMPTY,
  hasTrait,
  isFinished,
  MAX_FLOORS,
  openRooms,
  roomIn,
} from '../street.ts';
import { type House, NOWHERE, type State } from '../types.ts';
import type { Tell } from './frames.ts';
import { buyRoof, mayBuyRoof } from './supply.ts';

/** L-30: any card of the hand is a floor, unless it came from a supply (F-67). */
export function mayLay(s: State, seat: Seat, card: Kind): Refusal | null {
  if (holds(s, seat, card) === 0) return no.NO_CARD;
  if (hasTrait(s, card, SUPPLIED)) return no.NEVER_A_FLOOR;
  if (s.site !== NOWHERE && s.height[s.site] === MAX_FLOORS) return no.FULL_HEIGHT;
  return s.takenBack ? keepsARoof(s, seat, card, 0) : null;
}

export function lay(s: State, seat: Seat, card: Kind, tell: Tell): void {
  conceal(s, seat, card);
  if (s.site === NOWHERE) s.site = breakGround(s, seat);
  const house = s.site;
  s.floors[house * MAX_FLOORS + s.height[house]++] = card;
  tell({ is: 'laid', seat, house, card }, only(seat), false);
  tell({ is: 'laid', seat, house, card: null }, without(PUBLIC, seat), false);
}

/** L-31: what finishes the house under construction, from the hand or from its supply (F-21). */
export function mayRoof(s: State, seat: Seat, card: Kind): Refusal | null {
  if (!hasTrait(s, card, FINISH)) return no.NO_FINISH;
  if (s.site === NOWHERE) return no.NO_SITE;
  if (holds(s, seat, card) > 0) return null;
  return hasTrait(s, card, SUPPLIED) ? mayBuyRoof(s, seat, card) : no.NO_CARD;
}

export function finish(s: State, seat: Seat, card: Kind, tell: Tell): void {
  const house = s.site;
  if (holds(s, seat, card) > 0) spend(s, seat, card);
  else buyRoof(s, seat, card, tell);
  s.roof[house] = card;
  s.site = NOWHERE;
  openRooms(s, house);
  if (hasTrait(s, card, ATTIC)) s.tenant[roomIn(house, ATTIC_ROOM)] = EMPTY;
  tell({ is: 'roofed', seat, house, card }, PUBLIC, false);
}

/** L-30: once a turn; and when the money for a Roof is gone, or the turn could not end. */
export function mayTakeBack(s: State, seat: Seat): Refusal | null {
  if (s.site === NOWHERE) return no.NO_SITE;
  return s.takenBack && canFinish(s, seat, 0) ? no.ALREADY_TAKEN_BACK : null;
}

export function takeBack(s: State, seat: Seat, tell: Tell): void {
  const house = s.site;
  for (let floor = 0; floor < s.height[house]; floor++) takeSecretly(s, seat, s.floors[house * MAX_FLOORS + floor]);
  clearLot(s, house);
  s.site = NOWHERE;
  s.takenBack = true;
  tell({ is: 'taken-back', seat, house }, PUBLIC, false);
}

/** L-33, L-34, L-35, L-36: over a plain Roof, or below, on anyone's finished building. */
export function mayRenovate(s: State, seat: Seat, card: Kind, house: House): Refusal | null {
  if (!hasTrait(s, card, COVER | BASEMENT)) return no.NO_RENOVATION;
  return holds(s, seat, card) === 0 ? no.NO_CARD : mayAdd(s, seat, card, house);
}

/** The same of a card in the hand that goes over a Roof, or below. */
export const mayAdd = (s: State, seat: Seat, card: Kind, house: House): Refusal | null =>
  hasTrait(s, card, BASEMENT) ? mayDig(s, house) : mayCover(s, seat, card, house);

function mayDig(s: State, house: House): Refusal | null {
  if (!isFinished(s, house)) return no.NOTHING_TO_RENOVATE;
  return s.cellar[house] === NONE ? null : no.HAS_CELLAR;
}

function mayCover(s: State, seat: Seat, card: Kind, house: House): Refusal | null {
  if (!isFinished(s, house)) return no.NOTHING_TO_COVER;
  if (s.cover[house] !== NONE) return no.ROOF_CHANGED;
  if (s.roof[house] !== ROOF) return hasTrait(s, card, ATTIC) ? no.NOT_OVER_ROOF : no.FLAT_NOT_OVER_ROOF;
  return s.site !== NOWHERE ? keepsARoof(s, seat, card, 0) : null;
}

export function renovate(s: State, seat: Seat, card: Kind, house: House, tell: Tell): void {
  spend(s, seat, card);
  if (hasTrait(s, card, BASEMENT)) {
    s.cellar[house] = card;
    s.tenant[roomIn(house, CELLAR)] = EMPTY;
  } else {
    s.cover[house] = card;
    if (hasTrait(s, card, ATTIC)) s.tenant[roomIn(house, ATTIC_ROOM)] = EMPTY;
  }
  tell({ is: 'renovated', seat, house, card }, PUBLIC, false);
}

/** L-30: a house that cannot be taken back any more must stay possible to finish, or the turn could not end. Roofs
 *  `promised` to others are as good as gone. */
export function keepsARoof(s: State, seat: Seat, leaving: Kind, promised: number): Refusal | null {
  if (!s.takenBack || (s.site !== NOWHERE && mayTakeBack(s, seat) === null)) return null;
  const gone = (hasTrait(s, leaving, FINISH) ? 1 : 0) + promised;
  return canFinish(s, seat, gone) ? null : no.KEEP_A_ROOF;
}

/** Whether the seat has, besides those that are `gone`, or can buy what finishes a house. */
export function canFinish(s: State, seat: Seat, gone: number): boolean {
  const { finishes, is } = bookFor(s);
  let roofs = -gone;
  for (const card of finishes) roofs += holds(s, seat, card);
  if (roofs > 0) return true;
  for (const card of finishes) if ((is[card] & SUPPLIED) !== 0 && mayBuyRoof(s, seat, card) === null) return true;
  return false;
}
