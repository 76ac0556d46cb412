import { type Kind, NONE } from './cards.ts';
import { type Book, SQUATS } from './editions/book.ts';
import { bookOf } from './editions/shelf.ts';
import { type House, NOWHERE, type Room, type State } from './types.ts';

/** Places in a house: the cellar, five floors, the roof. */
export const ROOMS = 7;
export const CELLAR = 0;
export const GROUND = 1;
export const ATTIC_ROOM = 6;
export const MAX_FLOORS = 5;
/** Twenty-six cards finish a building, and one more may be begun. */
export const MAX_HOUSES = 27;

/** What `tenant` holds where nobody begins: an empty apartment, the upper half of a tall tenant's, no apartment at all. */
export const EMPTY = -1;
export const UPPER = -2;
export const NO_ROOM = -3;

/** Marks of a tenant: its Rent withheld; that it arrived, or did what it does, this turn; in three bits from RANK up how
 *  many of its kind came before; and that a Broker had this turn's rent (F-62). */
export const WITHHELD = 1;
export const FRESH = 2;
export const RANK = 4;
export const PAID = 32;

export const bookFor = (s: State): Book => bookOf(s.variant);
export const seatsAt = (s: State): number => s.money.length;
export const houseOf = (room: Room): House => (room / ROOMS) | 0;
export const roomIn = (house: House, place: number): Room => house * ROOMS + place;
export const placeOf = (room: Room): number => room % ROOMS;
export const isFinished = (s: State, house: House): boolean => house < s.roof.length && s.roof[house] >= 0;

/** Where the rooms of a house end: most have no attic, and above their top floor there is nothing to see. */
export const endOf = (s: State, house: House): Room =>
  house * ROOMS + (s.tenant[house * ROOMS + ATTIC_ROOM] === NO_ROOM ? GROUND + s.height[house] : ROOMS);

/** L-40: the room directly above, or NOWHERE; it may not be an apartment. */
export function above(s: State, room: Room): Room {
  const house = houseOf(room);
  const place = room - house * ROOMS;
  if (place === ATTIC_ROOM) return NOWHERE;
  return place === s.height[house] ? house * ROOMS + ATTIC_ROOM : room + 1;
}

/** The traits of all who live in the house, taken together. */
export function traitsIn(s: State, house: House): number {
  const { is } = bookFor(s);
  let traits = 0;
  for (let room = house * ROOMS, end = endOf(s, house); room < end; room++) {
    const kind = s.tenant[room];
    if (kind >= 0) traits |= is[kind];
  }
  return traits;
}

/** The traits of all who live at a landlord's, taken together. */
export function traitsAt(s: State, landlord: number): number {
  const { is } = bookFor(s);
  const { owner, tenant } = s;
  let traits = 0;
  for (let house = 0; house < owner.length; house++) {
    if (owner[house] !== landlord) continue;
    for (let room = house * ROOMS, end = endOf(s, house); room < end; room++) {
      const kind = tenant[room];
      if (kind >= 0) traits |= is[kind];
    }
  }
  return traits;
}

/** Whether somebody in the house has one of these traits. */
export const livesHere = (s: State, house: House, traits: number): boolean => (traitsIn(s, house) & traits) !== 0;

/** The first room from `start` on that a landlord lets to a tenant of this kind, or NOWHERE. */
export function lodging(s: State, landlord: number, kind: Kind, start: Room): Room {
  if (kind === NONE) return NOWHERE;
  const { owner, tenant } = s;
  for (let house = houseOf(start); house < owner.length; house++) {
    if (owner[house] !== landlord) continue;
    for (let room = Math.max(start, house * ROOMS), end = (house + 1) * ROOMS; room < end; room++)
      if (tenant[room] === kind) return room;
  }
  return NOWHERE;
}

export const rankOf = (s: State, room: Room): number => (s.mark[room] >> 2) & 7;

export const isSquatted = (s: State, house: House): boolean => livesHere(s, house, SQUATS);
export const isTenant = (s: State, room: Room): boolean => room < s.tenant.length && s.tenant[room] >= 0;
export const hasTrait = (s: State, kind: Kind, trait: number): boolean => (bookFor(s).is[kind] & trait) !== 0;

/** The lowest vacant number, for a house of `seat`: unfinished, without floors. */
export function breakGround(s: State, seat: number): House {
  let house = s.owner.indexOf(NOWHERE);
  if (house < 0) {
    house = s.owner.length;
    s.owner.push(NOWHERE);
    s.height.push(0);
    s.roof.push(NONE);
    s.cover.push(NONE);
    s.cellar.push(NONE);
    for (let i = 0; i < MAX_FLOORS; i++) s.floors.push(NONE);
    for (let i = 0; i < ROOMS; i++) {
      s.tenant.push(NO_ROOM);
      s.mark.push(0);
    }
  }
  s.owner[house] = seat;
  return house;
}

/** Leaves a vacant lot; whoever takes the cards has taken them. */
export function clearLot(s: State, house: House): void {
  s.owner[house] = NOWHERE;
  s.height[house] = 0;
  s.roof[house] = NONE;
  s.cover[house] = NONE;
  s.cellar[house] = NONE;
  for (let i = 0; i < MAX_FLOORS; i++) s.floors[house * MAX_FLOORS + i] = NONE;
  for (let i = 0; i < ROOMS; i++) {
    s.tenant[house * ROOMS + i] = NO_ROOM;
    s.mark[house * ROOMS + i] = 0;
  }
  let built = s.owner.length;
  while (built > 0 && s.owner[built - 1] === NOWHERE) built--;
  if (built < s.owner.length) shorten(s, built);
}

/** The street ends with its last house: the same houses are always the same state. */
function shorten(s: State, houses: number): void {
  cut(s.owner, houses);
  cut(s.height, houses);
  cut(s.roof, houses);
  cut(s.cover, houses);
  cut(s.cellar, houses);
  cut(s.floors, houses * MAX_FLOORS);
  cut(s.tenant, houses * ROOMS);
  cut(s.mark, houses * ROOMS);
}

/** Setting a length takes longer than all the rest of clearing a lot. */
function cut(column: number[], length: number): void {
  while (column.length > length) column.pop();
}

/** Opens the apartments of a house that has just been finished. */
export function openRooms(s: State, house: House): void {
  for (let floor = 0; floor < s.height[house]; floor++) s.tenant[roomIn(house, GROUND + floor)] = EMPTY;
}
