import type { Seat } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { APART, type Book, CHOOSY, HIGHEST, LOW, SERVES, SQUATS } from '../editions/book.ts';
import { above, bookFor, EMPTY, endOf, MAX_HOUSES, ROOMS, seatsAt } from '../street.ts';
import { type House, type Move, NOWHERE, type Room, type State } from '../types.ts';
import { unfit } from './suitability.ts';
import { isTooDear } from './tavern.ts';

/** The street looked at once, before all tenants of a hand look for rooms in it. Kept here and not in the state: it holds
 *  until something is played, and nothing is allocated for it. */
const vacant: number[] = new Array<number>(MAX_HOUSES).fill(0);
/** By house: what some of its tenants are, and what all of them are. */
const some: number[] = new Array<number>(MAX_HOUSES).fill(0);
const every: number[] = new Array<number>(MAX_HOUSES).fill(0);
/** By landlord: the house with their Tavern, or NOWHERE. */
const taverns: House[] = [];

export function survey(s: State): void {
  const { is } = bookFor(s);
  const { owner, tenant } = s;
  for (let seat = 0; seat < seatsAt(s); seat++) taverns[seat] = NOWHERE;
  for (let house = 0; house < owner.length; house++) {
    let empty = 0;
    let union = 0;
    let common = -1;
    for (let room = house * ROOMS, end = endOf(s, house); room < end; room++) {
      const kind = tenant[room];
      if (kind >= 0) {
        union |= is[kind];
        common &= is[kind];
      } else if (kind === EMPTY) empty++;
    }
    if ((union & SERVES) !== 0) taverns[owner[house]] = house;
    vacant[house] = empty;
    some[house] = union;
    every[house] = common;
  }
}

/** Whether somebody with this trait lives at a landlord's. */
export function letsTo(s: State, landlord: Seat, trait: number): boolean {
  for (let house = 0; house < s.owner.length; house++)
    if (s.owner[house] === landlord && (some[house] & trait) !== 0) return true;
  return false;
}

/** All apartments that suit a tenant of the hand, as `moves` that name them, from `begin` of `into`. */
export function roomsFor(s: State, tenant: Kind, moves: readonly Move[], into: Move[], begin: number): number {
  const book = bookFor(s);
  const isLarge = book.size[tenant] === 2;
  const isPicky = (book.is[tenant] & (LOW | HIGHEST | CHOOSY)) !== 0;
  const tallest = book.tallest[tenant];
  let n = begin;
  for (let house = 0; house < s.owner.length; house++) {
    if (vacant[house] === 0 || s.height[house] > tallest || !isWelcome(s, book, tenant, house)) continue;
    for (let room = house * ROOMS, end = endOf(s, house); room < end; room++) {
      if (s.tenant[room] !== EMPTY || (isLarge && !isEmpty(s, above(s, room)))) continue;
      if (!isPicky || unfit(s, book, tenant, room) === null) into[n++] = moves[room];
    }
  }
  return n;
}

const isEmpty = (s: State, room: Room): boolean => room !== NOWHERE && s.tenant[room] === EMPTY;

/** Whether the neighbours let a tenant in who enters (L-42, L-51, F-53). */
function isWelcome(s: State, book: Book, tenant: Kind, house: House): boolean {
  const own = book.is[tenant];
  if ((some[house] & SQUATS) !== 0 && (own & SQUATS) === 0) return false;
  if ((own & APART) === 0 ? (some[house] & APART) !== 0 : (every[house] & APART) === 0) return false;
  return !isTooDear(book, tenant, house, taverns[s.owner[house]]);
}
