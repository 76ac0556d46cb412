import type { Seat } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { holds } from '../hands.ts';
import * as M from '../moves.ts';
import { bookFor } from '../street.ts';
import type { Move, State } from '../types.ts';
import type { Ended } from './frames.ts';

type Deal = Ended<'deal'>;

/** L-91: what is offered is seen by the two alone. */
export const isPrivate = (s: State): boolean => s.variant.trade === 'any';

export function roofs(s: State, into: Move[]): number {
  let n = 0;
  for (const card of bookFor(s).finishes) into[n++] = M.want[card];
  return n;
}

export function countOf(cards: readonly Kind[], card: Kind): number {
  let count = 0;
  for (const each of cards) if (each === card) count++;
  return count;
}

export function holdsAll(s: State, seat: Seat, cards: readonly Kind[]): boolean {
  for (const card of cards) if (holds(s, seat, card) < countOf(cards, card)) return false;
  return true;
}

function kinds(s: State, moves: readonly Move[], into: Move[], start: number): number {
  let n = start;
  const book = bookFor(s);
  for (const card of book.tenants) into[n++] = moves[card];
  for (const card of book.others) into[n++] = moves[card];
  return n;
}

export function prices(moves: readonly Move[], most: number, into: Move[], start: number): number {
  let n = start;
  for (let dollars = 1; dollars <= most && dollars < moves.length; dollars++) into[n++] = moves[dollars];
  return n;
}

export function draft(s: State, f: Deal, into: Move[]): number {
  let n = kinds(s, M.want, into, 0);
  n = kinds(s, M.give, into, n);
  n = prices(M.pay, s.money[f.by], into, n);
  n = prices(M.charge, s.money[f.with], into, n);
  into[n++] = M.propose;
  into[n++] = M.withdraw;
  return n;
}

export function answers(s: State, f: Deal, seat: Seat, into: Move[]): number {
  let n = 0;
  into[n++] = M.accept;
  into[n++] = M.refuse;
  if (!holdsAll(s, seat, f.want)) return n;
  n = prices(M.pay, s.money[f.by], into, n);
  return isPrivate(s) ? prices(M.charge, s.money[f.with], into, n) : n;
}
