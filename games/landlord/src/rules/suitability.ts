import type { Refusal } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { APART, type Book, CHOOSY, HIGHEST, LOW, SERVES, SQUATS } from '../editions/book.ts';
import * as no from '../refusals.ts';
import {
  ATTIC_ROOM,
  above,
  bookFor,
  CELLAR,
  EMPTY,
  endOf,
  GROUND,
  houseOf,
  isFinished,
  NO_ROOM,
  placeOf,
  ROOMS,
  roomIn,
} from '../street.ts';
import { type House, type Move, NOWHERE, type Room, type State } from '../types.ts';
import { mayBeTooDear, tooDear } from './tavern.ts';

/** Not every room of a building that is low enough suits them. */
const PICKY = LOW | HIGHEST | CHOOSY;

/** Why this tenant may not live there, by the clause that forbids it; null if it may. `from` is where it lives now: it
 *  leaves its own rooms empty, and moving inside one building is not entering it (L-46). NOWHERE: it comes from a hand. */
export function unsuitable(s: State, tenant: Kind, to: Room, from: Room): Refusal | null {
  const house = houseOf(to);
  if (!isFinished(s, house)) return no.NO_BUILDING;
  if (s.tenant[to] === NO_ROOM) return no.NO_APARTMENT;
  if (to === from) return no.LIVES_THERE;
  if (!isFree(s, to, from)) return no.OCCUPIED;
  const book = bookFor(s);
  const refusal = unfitting(s, book, tenant, to, from);
  if (refusal !== null) return refusal;
  return from !== NOWHERE && houseOf(from) === house ? null : unwelcome(s, book, tenant, house);
}

/** The first apartment from `start` on that suits the tenant, or NOWHERE. */
export function apartment(s: State, tenant: Kind, from: Room, start: Room): Room {
  const book = bookFor(s);
  const rooms = s.tenant;
  const home = from === NOWHERE ? NOWHERE : houseOf(from);
  for (let house = houseOf(start); house < s.owner.length; house++) {
    if (isTooHigh(s, book, tenant, house)) continue;
    const leaving = house === home ? from : NOWHERE;
    for (let room = Math.max(start, house * ROOMS), end = endOf(s, house); room < end; room++) {
      if (rooms[room] !== EMPTY && leaving === NOWHERE) continue;
      if (!fits(s, book, tenant, room, leaving)) continue;
      if (house === home || unwelcome(s, book, tenant, house) === null) return room;
      // The neighbours say the same of every room.
      break;
    }
  }
  return NOWHERE;
}

/** The first from `start` on for a tenant who has to leave the house. */
export function elsewhere(s: State, house: House, tenant: Kind, start: Room): Room {
  const room = apartment(s, tenant, NOWHERE, start);
  return room !== NOWHERE && houseOf(room) === house ? apartment(s, tenant, NOWHERE, (house + 1) * ROOMS) : room;
}

/** Whether the tenant of `from` has a place in another building. */
export const canGoElsewhere = (s: State, from: Room): boolean => elsewhere(s, houseOf(from), s.tenant[from], 0) !== NOWHERE;

/** Whether a tenant, who lives at `from` or comes from elsewhere, has a suitable apartment anywhere. */
export const canGoAnywhere = (s: State, tenant: Kind, from: Room): boolean => apartment(s, tenant, from, 0) !== NOWHERE;

/** All that suit the tenant, as `moves` that name them, from `begin` of `into`. Each house is looked at once: its rooms are
 *  noted while it is found out who lives there, and struck out again if the neighbours say no. */
export function apartmentsFor(
  s: State,
  tenant: Kind,
  from: Room,
  moves: readonly Move[],
  into: Move[],
  begin: number,
): number {
  const book = bookFor(s);
  const { is } = book;
  const { height, owner } = s;
  const rooms = s.tenant;
  const home = from === NOWHERE ? NOWHERE : houseOf(from);
  const own = is[tenant];
  const tallest = book.tallest[tenant];
  const isLarge = book.size[tenant] === 2;
  const isPicky = (own & PICKY) !== 0;
  const isDear = mayBeTooDear(s, book, tenant);
  let n = begin;
  for (let house = 0; house < owner.length; house++) {
    if (height[house] > tallest) continue;
    const end = endOf(s, house);
    if (house === home) {
      for (let room = house * ROOMS; room < end; room++) if (fits(s, book, tenant, room, from)) into[n++] = moves[room];
      continue;
    }
    const first = n;
    let some = 0;
    let every = -1;
    for (let room = house * ROOMS; room < end; room++) {
      const kind = rooms[room];
      if (kind >= 0) {
        some |= is[kind];
        every &= is[kind];
      } else if (kind === EMPTY && (!isLarge || isFree(s, above(s, room), NOWHERE)))
        if (!isPicky || unfit(s, book, tenant, room) === null) into[n++] = moves[room];
    }
    if (!isWelcome(own, some, every) || (isDear && n > first && tooDear(s, book, tenant, house) !== null)) n = first;
  }
  return n;
}

/** Whether neighbours who are, taken together, `some`, and who all are `every`, let a tenant in who enters (L-42, L-51). */
const isWelcome = (own: number, some: number, every: number): boolean =>
  ((some & SQUATS) === 0 || (own & SQUATS) !== 0) && ((own & APART) === 0 ? (some & APART) === 0 : (every & APART) !== 0);

/** Whether an apartment is free and right for this tenant, whoever else lives in the building. */
const fits = (s: State, book: Book, tenant: Kind, to: Room, from: Room): boolean =>
  isFree(s, to, from) && to !== from && unfitting(s, book, tenant, to, from) === null;

/** Why a free apartment is not for this tenant, whoever else lives in the building. */
function unfitting(s: State, book: Book, tenant: Kind, to: Room, from: Room): Refusal | null {
  if (book.size[tenant] === 2 && !isFree(s, above(s, to), from)) return no.NEEDS_TWO;
  return unfit(s, book, tenant, to);
}

/** Why the building, or the place in it, is not what this tenant wants, whoever else lives there. */
export function unfit(s: State, book: Book, tenant: Kind, to: Room): Refusal | null {
  const house = houseOf(to);
  if (isTooHigh(s, book, tenant, house)) return no.TOO_HIGH;
  const is = book.is[tenant];
  if ((is & PICKY) === 0) return null;
  if ((is & LOW) !== 0 && placeOf(to) > GROUND) return (is & SERVES) !== 0 ? no.TAVERN_TOO_FAR_UP : no.TOO_FAR_UP;
  const top = book.size[tenant] === 2 ? above(s, to) : to;
  if ((is & HIGHEST) !== 0 && placeOf(top) !== ATTIC_ROOM) return no.ONLY_UNDER_THE_SKY;
  return (is & CHOOSY) !== 0 && !isExpanded(s, house) ? no.NEEDS_EXPANSION : null;
}

/** L-41: nobody lives in a building higher than they accept. */
const isTooHigh = (s: State, book: Book, tenant: Kind, house: House): boolean => s.height[house] > book.tallest[tenant];

/** F-48: a basement, or a roof one can live under. */
const isExpanded = (s: State, house: House): boolean =>
  s.tenant[roomIn(house, CELLAR)] !== NO_ROOM || s.tenant[roomIn(house, ATTIC_ROOM)] !== NO_ROOM;

/** Whether the neighbours keep a tenant out who enters (L-42, L-51, F-53). */
function unwelcome(s: State, book: Book, tenant: Kind, house: House): Refusal | null {
  const { is } = book;
  const own = is[tenant];
  for (let room = house * ROOMS, end = endOf(s, house); room < end; room++) {
    const kind = s.tenant[room];
    if (kind < 0) continue;
    const other = is[kind];
    if ((other & SQUATS) !== 0 && (own & SQUATS) === 0) return no.SQUATTED;
    if ((other & APART) !== (own & APART)) return (own & APART) !== 0 ? no.NOT_ALONE : no.FREAKS_HERE;
  }
  return tooDear(s, book, tenant, house);
}

function isFree(s: State, room: Room, from: Room): boolean {
  if (room === NOWHERE) return false;
  return s.tenant[room] === EMPTY || (from !== NOWHERE && isRoomOf(s, room, from));
}

/** Whether `room` is one of the rooms of the tenant found under `from`. */
const isRoomOf = (s: State, room: Room, from: Room): boolean =>
  room === from || (bookFor(s).size[s.tenant[from]] === 2 && room === above(s, from));
