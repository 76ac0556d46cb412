import type { Refusal, Seat } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { type Book, SERVES } from '../editions/book.ts';
import * as no from '../refusals.ts';
import { houseOf } from '../street.ts';
import { type House, NOWHERE, type Room, type State } from '../types.ts';

/** F-53: the highest printed rent beside the Tavern, and elsewhere at its landlord's. */
const BESIDE = 2;
const ELSEWHERE = 3;

/** Why a tenant is too dear for a house, if there is a Tavern in it or elsewhere at the same landlord's. */
export function tooDear(s: State, book: Book, tenant: Kind, house: House): Refusal | null {
  if (book.rent[tenant] <= BESIDE || (book.is[tenant] & SERVES) !== 0) return null;
  const tavern = tavernOf(s, book, s.owner[house]);
  if (tavern === NOWHERE) return null;
  if (houseOf(tavern) === house) return no.TOO_DEAR_FOR_TAVERN;
  return book.rent[tenant] > ELSEWHERE ? no.TOO_DEAR_FOR_LANDLORD : null;
}

function tavernOf(s: State, book: Book, landlord: Seat): Room {
  for (let room = 0; room < s.tenant.length; room++)
    if (s.tenant[room] >= 0 && (book.is[s.tenant[room]] & SERVES) !== 0 && s.owner[houseOf(room)] === landlord) return room;
  return NOWHERE;
}
