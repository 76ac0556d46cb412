import { PUBLIC, type Refusal, type Seat } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { SUPPLIED } from '../editions/book.ts';
import { inDollars } from '../money.ts';
import { allObservers, putUnder } from '../pile.ts';
import * as no from '../refusals.ts';
import { bookFor, hasTrait, isFinished, seatsAt } from '../street.ts';
import type { Room, State } from '../types.ts';
import type { Tell } from './frames.ts';
import { moveOut } from './tenants.ts';

/** How many of a kind lie in its supply. */
export const supplyOf = (s: State, kind: Kind): number => s.supply[bookFor(s).supplied.indexOf(kind)];

export const takeFromSupply = (s: State, kind: Kind): void => void s.supply[bookFor(s).supplied.indexOf(kind)]--;

/** F-44, F-60: whether the card had a supply to go back to. */
export function goesBack(s: State, card: Kind): boolean {
  if (!hasTrait(s, card, SUPPLIED)) return false;
  s.supply[bookFor(s).supplied.indexOf(card)]++;
  return true;
}

/** F-21: as many dollars as the seat has finished buildings. */
export function roofPrice(s: State, seat: Seat): number {
  let houses = 0;
  for (let house = 0; house < s.owner.length; house++) if (s.owner[house] === seat && isFinished(s, house)) houses++;
  return houses;
}

export function mayBuyRoof(s: State, seat: Seat, card: Kind): Refusal | null {
  if (supplyOf(s, card) === 0) return no.NO_ROOF_LEFT;
  return s.money[seat] < roofPrice(s, seat) ? no.ROOF_TOO_DEAR : null;
}

export function buyRoof(s: State, seat: Seat, card: Kind, tell: Tell): void {
  const dollars = roofPrice(s, seat);
  s.money[seat] -= dollars;
  takeFromSupply(s, card);
  tell({ is: 'bought-roof', seat, card, dollars: inDollars(s, dollars) }, PUBLIC, false);
}

/** A tenant leaves the street for the discards, and true; or it goes back to its supply, and all are told. */
export function throwOut(s: State, room: Room, tell: Tell): boolean {
  const card = moveOut(s, room, tell);
  if (goesBack(s, card)) {
    tell({ is: 'went-back', card, room }, PUBLIC, false);
    return false;
  }
  s.discards.push(card);
  return true;
}

/** A tenant leaves the street for its supply or the bottom of the pile, or for the discards if that is exhausted (L-82). */
export function sendUnder(s: State, room: Room, tell: Tell): void {
  const card = moveOut(s, room, tell);
  if (goesBack(s, card)) tell({ is: 'went-back', card, room }, PUBLIC, false);
  else if (s.pile.length === 0) {
    s.discards.push(card);
    tell({ is: 'went-out', card, room }, PUBLIC, false);
  } else {
    putUnder(s, [card], [allObservers(seatsAt(s))]);
    tell({ is: 'went-under', card, room }, PUBLIC, false);
  }
}
