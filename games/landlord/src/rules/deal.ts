import { ask, close, only, PUBLIC, type Refusal, type Seat, type Seats, withSeat } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { FINISH } from '../editions/book.ts';
import { spend, takeOpenly } from '../hands.ts';
import { prove } from '../knowledge.ts';
import { inDollars, pay } from '../money.ts';
import * as M from '../moves.ts';
import * as no from '../refusals.ts';
import { hasTrait, seatsAt } from '../street.ts';
import type { Move, State } from '../types.ts';
import type { Asks, Ended, Tell } from './frames.ts';
import { notNow } from './notNow.ts';
import { answers, countOf, draft, mayAnswer, mayDraft, mayPay, prices, roofs } from './offers.ts';
import { isPrivate } from './privacy.ts';

/** L-37, L-91: how often a seat may be asked in one turn. */
const ASKED_AT_MOST = 3;

type Deal = Ended<'deal'>;

export function mayApproach(s: State, seat: Seat, other: Seat): Refusal | null {
  if (other >= seatsAt(s) || other === seat) return no.NO_DEAL_WITH_YOURSELF;
  if (s.variant.trade === 'none') return no.NO_TRADE;
  if (s.asked[other] >= ASKED_AT_MOST) return isPrivate(s) ? no.PROPOSED_ENOUGH : no.ASKED_ENOUGH;
  return s.variant.trade === 'roofs' && s.money[seat] === 0 ? no.NOTHING_TO_PAY : null;
}

export function approach(s: State, seat: Seat, other: Seat, tell: Tell): void {
  s.asked[other]++;
  tell({ is: 'asked', seat, other }, PUBLIC, false);
  const stage = s.variant.trade === 'any' ? 'draft' : 'card';
  ask(s, { kind: 'deal', by: seat, with: other, stage, give: [], want: [], pay: 0 });
}

/** One open offer at a time: L-37's for a roof is public, L-91's is seen by the two alone until they agree. */
export const deal: Asks<'deal'> = {
  asks: (_s, f) => only(f.stage === 'answer' ? f.with : f.by),
  exact: true,
  window: (f) => f.stage === 'answer',
  options(s, f, seat, into) {
    switch (f.stage) {
      case 'card':
        return roofs(s, into);
      case 'price':
        return prices(M.pay, s.money[f.by], 0, into, 0);
      case 'draft':
        return draft(s, f, into);
      case 'answer':
        return answers(s, f, seat, into);
      case 'counter':
        into[0] = M.accept;
        into[1] = M.refuse;
        return 2;
    }
  },
  whyNot(s, f, seat, move) {
    switch (f.stage) {
      case 'card':
        return move.do !== 'want' ? notNow(s, seat, move) : hasTrait(s, move.card, FINISH) ? null : no.ONLY_ROOFS;
      case 'price':
        return move.do !== 'pay' ? notNow(s, seat, move) : mayPay(s, f, move.amount);
      case 'draft':
        return mayDraft(s, f, move);
      case 'answer':
        return mayAnswer(s, f, seat, move);
      case 'counter':
        if (move.do === 'refuse') return null;
        return move.do === 'accept' ? null : notNow(s, seat, move);
    }
  },
  answer(s, f, seat, move, tell) {
    switch (f.stage) {
      case 'card':
        f.want.push(move.card);
        f.stage = 'price';
        tell({ is: 'wanted', seat, other: f.with, card: move.card }, PUBLIC, false);
        return;
      case 'price':
        f.pay = move.amount;
        f.stage = 'answer';
        tell({ is: 'offered', seat, other: f.with, card: f.want[0], dollars: inDollars(s, f.pay) }, PUBLIC, false);
        return;
      case 'draft':
        drafted(s, f, seat, move, tell);
        return;
      default:
        answered(s, f, seat, move, tell);
    }
  },
};

function drafted(s: State, f: Deal, seat: Seat, move: Move, tell: Tell): void {
  switch (move.do) {
    case 'give':
      f.give.push(move.card);
      break;
    case 'want':
      f.want.push(move.card);
      break;
    case 'pay':
      f.pay = move.amount;
      break;
    case 'charge':
      f.pay = -move.amount;
      break;
    case 'propose':
      f.stage = 'answer';
      tell({ is: 'proposed', seat, other: f.with }, PUBLIC, false);
      tell(terms(s, 'proposal', f), bothOf(f), true);
      proveAll(s, only(f.with), seat, f.give);
      return;
    default:
      tell({ is: 'withdrew', seat }, PUBLIC, false);
      close(s);
      return;
  }
  tell(terms(s, 'drafted', f), only(seat), false);
}

function answered(s: State, f: Deal, seat: Seat, move: Move, tell: Tell): void {
  switch (move.do) {
    case 'refuse':
      tell({ is: 'refused', seat }, PUBLIC, false);
      close(s);
      return;
    case 'accept':
      close(s);
      exchange(s, f, tell);
      return;
    default: {
      f.pay = move.do === 'pay' ? move.amount : -move.amount;
      f.stage = 'counter';
      const audience = isPrivate(s) ? bothOf(f) : PUBLIC;
      tell({ is: 'countered', seat, other: f.by, dollars: inDollars(s, f.pay) }, audience, false);
      if (isPrivate(s)) tell({ is: 'proposed', seat, other: f.by }, PUBLIC, false);
      proveAll(s, audience, f.with, f.want);
    }
  }
}

/** L-91: once agreed, all see what changes hands. */
function exchange(s: State, f: Deal, tell: Tell): void {
  tell(terms(s, 'traded', f), PUBLIC, isPrivate(s));
  for (const card of f.give) handOver(s, f.by, f.with, card);
  for (const card of f.want) handOver(s, f.with, f.by, card);
  if (f.pay > 0) pay(s, f.by, f.with, f.pay);
  else pay(s, f.with, f.by, -f.pay);
}

function handOver(s: State, from: Seat, to: Seat, card: Kind): void {
  spend(s, from, card);
  takeOpenly(s, to, card);
}

const terms = (s: State, is: 'drafted' | 'proposal' | 'traded', f: Deal) =>
  ({ is, seat: f.by, other: f.with, give: f.give.slice(), want: f.want.slice(), dollars: inDollars(s, f.pay) }) as const;

const bothOf = (f: Deal): Seats => withSeat(only(f.by), f.with);

function proveAll(s: State, audience: Seats, pool: Seat, cards: readonly Kind[]): void {
  for (const card of cards) prove(s, audience, pool, card, countOf(cards, card));
}

/** Whether a seat has promised this card in the open offer, and so may not use it up meanwhile. */
export function isOnOffer(f: Deal, seat: Seat, card: Kind): boolean {
  if (seat === f.by) return f.give.includes(card);
  return seat === f.with && f.stage === 'counter' && f.want.includes(card);
}
