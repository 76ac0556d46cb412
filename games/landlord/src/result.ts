import type { Result, Seat } from '@insula/kernel';
import { JAIL, KINDS, NONE, RENT_WITHHELD } from './cards.ts';
import { clauseIn } from './editions/book.ts';
import { inDollars } from './money.ts';
import { currentRent } from './rules/rent.ts';
import { isOver } from './rules/turn.ts';
import { bookFor, houseOf, isFinished, seatsAt, WITHHELD } from './street.ts';
import type { State, Variant } from './types.ts';

/** L-83: most money wins; what tells equals apart is an option. */
export function result(s: State): Result | null {
  if (!isOver(s) || s.ending === null) return null;
  const rule = clauseIn(bookFor(s), 'L-83');
  const seats = Array.from({ length: seatsAt(s) }, (_, seat) => seat);
  const second = seats.map((seat) => TIE_BREAKS[s.variant.ties](s, seat));
  const isAhead = (a: Seat, b: Seat): boolean =>
    s.money[a] > s.money[b] || (s.money[a] === s.money[b] && second[a] > second[b]);
  const points = s.money.map((money) => inDollars(s, money));
  return {
    points,
    rank: seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length),
    ending: s.ending,
    tally: points.map((money) => [{ what: 'money', count: money, points: money, rule }]),
  };
}

/** More is better. */
const TIE_BREAKS: { readonly [T in Variant['ties']]: (s: State, seat: Seat) => number } = {
  shared: () => 0,
  'most-buildings': buildingsOf,
  'fewest-buildings': (s, seat) => -buildingsOf(s, seat),
  'most-tenants': tenantsOf,
  'fewest-tenants': (s, seat) => -tenantsOf(s, seat),
  'dearest-tenant': dearestOf,
};

function buildingsOf(s: State, seat: Seat): number {
  return s.owner.filter((owner, house) => owner === seat && isFinished(s, house)).length;
}

function roomsLet(s: State, seat: Seat): number[] {
  return [...s.tenant.keys()].filter((room) => s.tenant[room] >= 0 && s.owner[houseOf(room)] === seat);
}

function tenantsOf(s: State, seat: Seat): number {
  return roomsLet(s, seat).length;
}

function dearestOf(s: State, seat: Seat): number {
  return Math.max(-1, ...roomsLet(s, seat).map((room) => currentRent(s, room)));
}

/** How many there are of each kind, wherever they are. */
export function census(s: State): readonly number[] {
  const count = new Array<number>(KINDS).fill(0);
  const add = (kind: number): void => {
    if (kind > NONE) count[kind]++;
  };
  s.hands.forEach((cards, i) => {
    count[i % KINDS] += cards;
  });
  for (const place of [s.pile, s.discards, s.inPlay, s.floors, s.roof, s.cover, s.cellar, s.tenant]) place.forEach(add);
  for (const mark of s.mark) if ((mark & WITHHELD) !== 0) count[RENT_WITHHELD]++;
  for (const [i, kind] of bookFor(s).supplied.entries()) count[kind] += s.supply[i];
  count[JAIL]++;
  return count;
}
