import { CARDS, type CardName, kindOf } from '../cards.ts';
import { type Book, clauseIn, FAMED, RANKED, SQUATS, THRIFTY } from '../editions/book.ts';
import { bookOf } from '../editions/shelf.ts';
import type { RentLine } from '../rules/rent.ts';
import { EMPTY, PAID, ROOMS, WITHHELD } from '../street.ts';
import type { HouseView, View } from '../view.ts';

/** L-23: what each apartment of a house pays now, its landlord being free, as everybody can work it out. */
export function rentLines(view: View, house: number): readonly RentLine[] {
  const book = bookOf(view.variant);
  const seen = view.street[house];
  if (seen === undefined || seen.roof < 0) return [];
  const traits = traitsIn(book, seen);
  return seen.tenants.flatMap((tenant, place) =>
    tenant < EMPTY ? [] : [lineOf(book, seen, house * ROOMS + place, tenant, traits)],
  );
}

function lineOf(book: Book, seen: HouseView, room: number, tenant: number, traits: number): RentLine {
  const place = room % ROOMS;
  const { sums } = book;
  const isEmpty = tenant === EMPTY;
  const empty = (traits & FAMED) !== 0 ? sums.emptyAmongFame : sums.empty;
  const changes: string[] = isEmpty ? (empty === sums.empty ? [] : ['L-54']) : changesOf(book, seen, place, traits);
  let paid = isEmpty ? empty : seen.rents[place];
  const drop = (clause: string): void => {
    paid = 0;
    changes.push(clause);
  };
  if ((seen.marks[place] & WITHHELD) !== 0) drop(clauseIn(book, 'L-67'));
  if ((seen.marks[place] & PAID) !== 0) drop('F-62');
  if ((traits & SQUATS) !== 0) drop(clauseIn(book, 'L-23'));
  return { room, tenant, base: isEmpty ? sums.empty : book.rent[tenant], changes, paid };
}

/** The clauses that made the current rent other than the printed one. */
function changesOf(book: Book, seen: HouseView, place: number, traits: number): string[] {
  const is = book.is[seen.tenants[place]];
  const changes: string[] = [];
  if ((is & RANKED) !== 0 && seen.ranks[place] > 0) changes.push(clauseIn(book, 'L-57'));
  if ((is & THRIFTY) !== 0) changes.push('L-58');
  if ((is & SQUATS) !== 0 || (traits & FAMED) === 0) return changes;
  if ((is & FAMED) === 0 || hasOthers(book, seen)) changes.push('L-54');
  return changes;
}

const traitsIn = (book: Book, seen: HouseView): number =>
  seen.tenants.reduce((traits, kind) => (kind < 0 ? traits : traits | book.is[kind]), 0);

const hasOthers = (book: Book, seen: HouseView): boolean =>
  seen.tenants.some((kind) => kind >= 0 && (book.is[kind] & (FAMED | SQUATS)) === 0);

export const houseRent = (view: View, house: number): number =>
  rentLines(view, house).reduce((sum, { paid }) => sum + paid, 0);

export const isSquatted = (view: View, house: number): boolean => view.street[house].tenants.includes(kindOf('squatters'));

/** L-23: what a seat would collect now, its consolation included. */
export function incomeOf(view: View, seat: number): number {
  const { sums } = bookOf(view.variant);
  let total = 0;
  for (const [house, { owner, roof }] of view.street.entries()) {
    if (owner !== seat || roof < 0) continue;
    if (view.jailed !== seat) total += houseRent(view, house);
    else if (!isSquatted(view, house)) total += sums.jailedHouse;
  }
  return Math.max(total, sums.leastIncome);
}

/** What a tenant would pay in a room, as things stand; `from` is where it lives now, or null. */
export function rentThere(view: View, card: CardName, room: number, from: number | null): number {
  const book = bookOf(view.variant);
  const kind = kindOf(card);
  const is = book.is[kind];
  const seen = view.street[Math.floor(room / ROOMS)];
  const stays = from !== null && Math.floor(from / ROOMS) === Math.floor(room / ROOMS);
  const others = seen.tenants.filter((other, place) => other >= 0 && !(stays && place === (from ?? 0) % ROOMS));
  const traits = others.reduce((all, other) => all | book.is[other], 0);
  if ((traits & SQUATS) !== 0) return 0;
  let rent = (is & THRIFTY) !== 0 ? book.sums.moverRent : book.rent[kind];
  if ((is & RANKED) !== 0) rent += others.filter((other) => other === kind).length;
  if ((is & FAMED) !== 0) return others.some((other) => (book.is[other] & FAMED) === 0) ? book.sums.fameAmongOthers : rent;
  return (traits & FAMED) === 0 ? rent : rent * 2;
}

/** L-24: the price of the next card, and how much of this turn's income may still go into cards. */
export function shopping({ variant, bought, earned, spent }: View): { readonly price: number; readonly left: number } {
  const { sums } = bookOf(variant);
  return { price: bought < sums.cheapCards ? sums.cheap : sums.dear, left: earned - spent };
}

/** The prices of the cards of a turn, from the first. */
export const pricesOf = ({ variant }: View, count: number): readonly number[] => {
  const { sums } = bookOf(variant);
  return Array.from({ length: count }, (_, i) => (i < sums.cheapCards ? sums.cheap : sums.dear));
};

/** F-21: what a Roof from the supply costs a seat; null: there is none, or roofs are cards of the deck. */
export function roofPrice(view: View, seat: number): number | null {
  const at = bookOf(view.variant).supplied.indexOf(kindOf('roof'));
  if (at < 0 || view.supply[at] === 0) return null;
  return view.street.filter(({ owner, roof }) => owner === seat && roof >= 0).length;
}

export const bailOf = ({ variant }: View): number => bookOf(variant).sums.bail;

/** How many are left in the open supplies. */
export const supplies = ({ variant, supply }: View): readonly { readonly card: CardName; readonly count: number }[] =>
  bookOf(variant).supplied.map((kind, i) => ({ card: CARDS[kind], count: supply[i] }));
