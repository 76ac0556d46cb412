import type { Refusal } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { type Book, SERVES } from '../editions/book.ts';
import * as no from '../refusals.ts';
import { houseOf, lodging } from '../street.ts';
import { type House, NOWHERE, type State } from '../types.ts';

/** F-53: the highest printed rent beside the Tavern, and elsewhere at its landlord's. */
const BESIDE = 2;
const ELSEWHERE = 3;

/** Whether there is a Tavern anywhere that this tenant may be too dear for. */
export const mayBeTooDear = (s: State, { rent, is, sole }: Book, tenant: Kind): boolean =>
  rent[tenant] > BESIDE && (is[tenant] & SERVES) === 0 && s.tenant.includes(sole.serves);

/** Why a tenant is too dear for a house, if there is a Tavern in it or elsewhere at the same landlord's. */
export function tooDear(s: State, book: Book, tenant: Kind, house: House): Refusal | null {
  if (book.rent[tenant] <= BESIDE || (book.is[tenant] & SERVES) !== 0) return null;
  const tavern = lodging(s, s.owner[house], book.sole.serves, 0);
  if (tavern === NOWHERE) return null;
  if (houseOf(tavern) === house) return no.TOO_DEAR_FOR_TAVERN;
  return book.rent[tenant] > ELSEWHERE ? no.TOO_DEAR_FOR_LANDLORD : null;
}
