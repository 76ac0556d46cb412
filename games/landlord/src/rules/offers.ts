import type { Refusal, Seat } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { FINISH } from '../editions/book.ts';
import { holds } from '../hands.ts';
import * as M from '../moves.ts';
import * as no from '../refusals.ts';
import { bookFor, hasTrait } from '../street.ts';
import { type Move, NOWHERE, type State } from '../types.ts';
import { keepsARoof } from './building.ts';
import type { Ended } from './frames.ts';
import { notNow } from './notNow.ts';
import { isPrivate } from './privacy.ts';

type Deal = Ended<'deal'>;

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

function kinds(s: State, f: Deal, moves: readonly Move[], into: Move[], start: number): number {
  const { tenants, others } = bookFor(s);
  let n = start;
  for (const card of tenants) if (mayDraft(s, f, moves[card]) === null) into[n++] = moves[card];
  for (const card of others) if (mayDraft(s, f, moves[card]) === null) into[n++] = moves[card];
  return n;
}

/** All sums up to the highest, but for the one that stands already. */
export function prices(moves: readonly Move[], most: number, stands: number, into: Move[], start: number): number {
  const end = Math.min(most + 1, moves.length);
  let n = start;
  for (let dollars = 1; dollars < end; dollars++) if (dollars !== stands) into[n++] = moves[dollars];
  return n;
}

export function draft(s: State, f: Deal, into: Move[]): number {
  let n = kinds(s, f, M.want, into, 0);
  n = kinds(s, f, M.give, into, n);
  if (f.pay === 0) {
    n = prices(M.pay, s.money[f.by], 0, into, n);
    n = prices(M.charge, s.money[f.with], 0, into, n);
  }
  if (mayDraft(s, f, M.propose) === null) into[n++] = M.propose;
  into[n++] = M.withdraw;
  return n;
}

export function answers(s: State, f: Deal, seat: Seat, into: Move[]): number {
  let n = 0;
  const able = holdsAll(s, seat, f.want);
  if (able) into[n++] = M.accept;
  into[n++] = M.refuse;
  if (!able) return n;
  n = prices(M.pay, s.money[f.by], f.pay, into, n);
  return isPrivate(s) ? prices(M.charge, s.money[f.with], -f.pay, into, n) : n;
}

export function mayPay(s: State, f: Deal, dollars: number): Refusal | null {
  return s.money[f.by] < dollars ? no.MORE_THAN_YOU_HAVE : null;
}

export function mayDraft(s: State, f: Deal, move: Move): Refusal | null {
  switch (move.do) {
    case 'give':
      if (holds(s, f.by, move.card) <= countOf(f.give, move.card)) return no.NO_CARD;
      if (last(f.give) > move.card) return no.IN_ORDER;
      return s.site === NOWHERE ? null : keepsRoofs(s, f, move.card);
    case 'want':
      if (f.want.length >= s.handSizes[f.with] || countOf(f.want, move.card) >= bookFor(s).copies[move.card])
        return no.TOO_MANY;
      return last(f.want) > move.card ? no.IN_ORDER : null;
    case 'pay':
      return f.pay !== 0 ? no.PRICE_SET : mayPay(s, f, move.amount);
    case 'charge':
      return f.pay !== 0 ? no.PRICE_SET : s.money[f.with] < move.amount ? no.MORE_THAN_THEY_HAVE : null;
    case 'propose':
      return f.give.length + f.want.length === 0 ? no.NOTHING_OFFERED : null;
    case 'withdraw':
      return null;
    default:
      return notNow(s, f.by, move);
  }
}

function keepsRoofs(s: State, f: Deal, card: Kind): Refusal | null {
  let promised = 0;
  for (const kind of f.give) if (hasTrait(s, kind, FINISH)) promised++;
  return keepsARoof(s, f.by, card, promised);
}

/** Whoever does not hold what is wanted can only refuse; the refusal does not tell. */
export function mayAnswer(s: State, f: Deal, seat: Seat, move: Move): Refusal | null {
  if (move.do === 'refuse') return null;
  if (move.do !== 'accept' && move.do !== 'pay' && move.do !== 'charge') return notNow(s, seat, move);
  if (!holdsAll(s, seat, f.want)) return no.NO_CARD;
  if (move.do === 'accept') return null;
  const dollars = move.do === 'pay' ? move.amount : -move.amount;
  if (dollars === f.pay) return no.SAME_PRICE;
  if (move.do === 'charge' && !isPrivate(s)) return no.NOT_TRADED;
  if (dollars > s.money[f.by]) return no.MORE_THAN_THEY_HAVE;
  return -dollars > s.money[f.with] ? no.MORE_THAN_YOU_HAVE : null;
}

const last = (cards: readonly Kind[]): Kind => (cards.length === 0 ? -1 : cards[cards.length - 1]);
