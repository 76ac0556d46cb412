import { close, only, PUBLIC, type Refusal, type Seat, without } from '@insula/kernel';
import { inDollars } from '../money.ts';
import * as M from '../moves.ts';
import { drawTop, hasSecondPile, reshuffle } from '../pile.ts';
import * as no from '../refusals.ts';
import { bookFor } from '../street.ts';
import type { State } from '../types.ts';
import type { Asks, Tell } from './frames.ts';
import { notNow } from './notNow.ts';

/** L-24: the first cards of a turn are cheap. */
export function priceOf(s: State): number {
  const { sums } = bookFor(s);
  return s.bought < sums.cheapCards ? sums.cheap : sums.dear;
}

export function mayBuy(s: State, seat: Seat): Refusal | null {
  if (s.pile.length === 0) return no.PILE_EMPTY;
  if (s.spent + priceOf(s) > s.earned) return no.BEYOND_INCOME;
  return s.money[seat] < priceOf(s) ? no.TOO_POOR : null;
}

/** L-24: cards one at a time. */
export const buy: Asks<'buy'> = {
  asks: (_s, f) => only(f.seat),
  exact: true,
  window: () => false,
  options(s, _f, seat, into) {
    let n = 0;
    if (mayBuy(s, seat) === null) into[n++] = M.buy;
    into[n++] = M.done;
    return n;
  },
  whyNot(s, _f, seat, move) {
    if (move.do === 'done') return null;
    return move.do === 'buy' ? mayBuy(s, seat) : notNow(s, seat, move);
  },
  answer(s, _f, seat, move, tell) {
    if (move.do === 'done') {
      tell({ is: 'finished-buying', seat }, PUBLIC, false);
      close(s);
      return;
    }
    draw(s, seat, tell);
    if (mayBuy(s, seat) !== null) close(s);
  },
};

function draw(s: State, seat: Seat, tell: Tell): void {
  const dollars = priceOf(s);
  s.money[seat] -= dollars;
  s.spent += dollars;
  s.bought++;
  const card = drawTop(s, seat);
  tell({ is: 'bought', seat, dollars: inDollars(s, dollars), card }, only(seat), true);
  tell({ is: 'bought', seat, dollars: inDollars(s, dollars), card: null }, without(PUBLIC, seat), true);
  if (s.pile.length === 0) runOut(s, tell);
}

/** L-80, L-81: once all discards have been the pile, too, the end is near, unless it has come already. */
function runOut(s: State, tell: Tell): void {
  if (hasSecondPile(s) && s.discards.length > 0) {
    tell({ is: 'reshuffled', count: s.discards.length }, PUBLIC, false);
    reshuffle(s);
  } else if (s.ending === null) {
    tell({ is: 'exhausted' }, PUBLIC, false);
    s.ending = 'deck';
  }
}
