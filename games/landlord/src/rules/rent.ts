import type { Seat } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { type Book, clauseIn, FAMED, RANKED, SQUATS, THRIFTY } from '../editions/book.ts';
import {
  bookFor,
  EMPTY,
  endOf,
  houseOf,
  isFinished,
  isSquatted,
  PAID,
  ROOMS,
  rankOf,
  traitsIn,
  WITHHELD,
} from '../street.ts';
import type { House, Room, State } from '../types.ts';

/** One source of rent: a tenant, or an empty apartment (`tenant` is EMPTY). `changes` are the clauses that made `paid`
 *  differ from `base`. */
export interface RentLine {
  readonly room: Room;
  readonly tenant: Kind;
  readonly base: number;
  readonly changes: readonly string[];
  readonly paid: number;
}

/** Whose text changes what they pay, or what those beside them pay. */
const SPECIAL = RANKED | THRIFTY | SQUATS | FAMED;

/** L-45: what the tenant's text and its neighbours make of its rent now, whether or not it will be paid. */
export const currentRent = (s: State, room: Room): number => rentAmong(s, room, traitsIn(s, houseOf(room)), null);

/** The current rent in a house with these traits, and the clauses that made it what it is. */
export function rentAmong(s: State, room: Room, traits: number, changes: string[] | null): number {
  const book = bookFor(s);
  const kind = s.tenant[room];
  const is = book.is[kind];
  let rent = book.rent[kind];
  if (((is | (traits & FAMED)) & SPECIAL) === 0) return rent;
  if ((is & RANKED) !== 0 && rankOf(s, room) > 0) {
    rent += rankOf(s, room);
    changes?.push(clauseIn(book, 'L-57'));
  }
  if ((is & THRIFTY) !== 0) {
    rent = book.sums.moverRent;
    changes?.push('L-58');
  }
  if ((is & SQUATS) !== 0) return rent;
  if ((is & FAMED) !== 0) {
    if (!hasOthers(s, houseOf(room))) return rent;
    changes?.push('L-54');
    return book.sums.fameAmongOthers;
  }
  if ((traits & FAMED) === 0) return rent;
  changes?.push('L-54');
  return rent * 2;
}

/** Whether tenants who are neither famed nor Squatters live in the house (L-54). */
function hasOthers(s: State, house: House): boolean {
  const { is } = bookFor(s);
  for (let room = house * ROOMS, end = endOf(s, house); room < end; room++) {
    const kind = s.tenant[room];
    if (kind >= 0 && (is[kind] & (FAMED | SQUATS)) === 0) return true;
  }
  return false;
}

/** What an empty apartment brings in a house with these traits. */
export const emptyRent = ({ sums }: Book, traits: number): number =>
  (traits & FAMED) !== 0 ? sums.emptyAmongFame : sums.empty;

/** L-23: what a finished house pays a landlord who is free. */
export function houseRent(s: State, house: House, lines: RentLine[] | null): number {
  const book = bookFor(s);
  const { sums } = book;
  const traits = traitsIn(s, house);
  // Whoever only wants the sum need not go through the rooms.
  if (lines === null && (traits & SQUATS) !== 0) return 0;
  const empty = emptyRent(book, traits);
  let total = 0;
  for (let room = house * ROOMS, end = endOf(s, house); room < end; room++) {
    const tenant = s.tenant[room];
    if (tenant < EMPTY) continue;
    const changes: string[] | null = lines === null ? null : [];
    let paid = tenant === EMPTY ? empty : rentAmong(s, room, traits, changes);
    const base = tenant === EMPTY ? sums.empty : book.rent[tenant];
    if (tenant === EMPTY && empty !== sums.empty) changes?.push('L-54');
    if ((s.mark[room] & WITHHELD) !== 0) {
      paid = 0;
      changes?.push(clauseIn(book, 'L-67'));
    }
    if ((s.mark[room] & PAID) !== 0) {
      paid = 0;
      changes?.push('F-62');
    }
    if ((traits & SQUATS) !== 0) {
      paid = 0;
      changes?.push(clauseIn(book, 'L-23'));
    }
    total += paid;
    lines?.push({ room, tenant, base, changes: changes ?? [], paid });
  }
  return total;
}

/** L-23: the income of a seat if it collected now, its consolation included. */
export function incomeOf(s: State, seat: Seat, lines: RentLine[] | null): number {
  const { sums } = bookFor(s);
  let total = 0;
  for (let house = 0; house < s.owner.length; house++) {
    if (s.owner[house] !== seat || !isFinished(s, house)) continue;
    if (s.jailed !== seat) total += houseRent(s, house, lines);
    else if (!isSquatted(s, house)) total += sums.jailedHouse;
  }
  return Math.max(total, sums.leastIncome);
}
