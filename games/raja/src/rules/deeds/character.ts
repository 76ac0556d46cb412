import { ask, only, PUBLIC, type Refusal, type Seat, type Tell } from '@insula/kernel';
import { CHARACTER } from '../../actions.ts';
import { anyFree, cardsOf, lowestCard } from '../../cards.ts';
import { CHARACTER_COUNT, FREE, NOT_IN_PLAY } from '../../characters.ts';
import * as M from '../../moves.ts';
import {
  FREE_FIRST,
  HAS_NO_MORE,
  NO_ACTION,
  NO_YOGI,
  NOT_YOUR_CARD,
  ONE_CHARACTER,
  OWN_CHARACTER,
  SWAP_OR_SEDUCE,
  TAKE_A_FREE_ONE,
} from '../../refusals.ts';
import type { State } from '../../state.ts';
import type { Event, Move, Turn } from '../../types.ts';
import { due } from '../actions.ts';
import { notFree, offerCards } from '../game.ts';
import { grantBeforeLeaving } from '../grants.ts';
import type { Asks } from '../kinds.ts';
import { notNow } from '../notNow.ts';

const SEVERAL = 2;
const mayChange = (f: Turn): boolean => f.characters < due(f, CHARACTER);

export function options(s: State, f: Turn, into: Move[], from: number): number {
  if (!mayChange(f)) return from;
  let n = from;
  for (let card = 0; card < CHARACTER_COUNT; card++) into[n++] = M.take[card];
  if (s.advanced < SEVERAL) return n;
  for (let i = 0; i < M.swap.length; i++) into[n++] = M.swap[i];
  for (let other = 0; other < s.seats; other++) into[n++] = M.seduce[other];
  return n;
}

/** R-55 A free character or another seat's; R-90 a free one only. */
export function whyNotTake(s: State, f: Turn, seat: Seat, move: Move): Refusal | null {
  if (!mayChange(f)) return NO_ACTION;
  const holder = s.holder[move.card];
  if (holder === NOT_IN_PLAY) return NO_YOGI;
  if (holder === seat) return OWN_CHARACTER;
  if (s.advanced < SEVERAL || holder === FREE) return null;
  return anyFree(s) ? FREE_FIRST : SWAP_OR_SEDUCE;
}

export function take(s: State, f: Turn, seat: Seat, move: Move, tell: Tell<Event>): void {
  f.characters++;
  const from = s.holder[move.card];
  if (s.advanced < SEVERAL) {
    const old = lowestCard(s, seat);
    grantBeforeLeaving(s, f, seat, old, tell);
    s.holder[old] = FREE;
  }
  s.holder[move.card] = seat;
  if (from === FREE) tell({ is: 'took', seat, card: move.card }, PUBLIC, false);
  else {
    tell({ is: 'robbed', seat, from, card: move.card }, PUBLIC, false);
    ask(s, { kind: 'robbed', seat: from });
  }
}

/** R-55 Who was robbed takes any free character. */
export const robbed: Asks<'robbed'> = {
  asks: (_s, f) => only(f.seat),
  window: () => false,
  exact: false,
  options: (_s, _f, _seat, into) => offerCards(into),
  whyNot: (s, _f, _seat, move) => (move.do === 'take' ? notFree(s, move, TAKE_A_FREE_ONE) : notNow(move)),
  answer(s, _f, seat, move, tell) {
    s.stack.pop();
    s.holder[move.card] = seat;
    tell({ is: 'took', seat, card: move.card }, PUBLIC, false);
  },
};

/** R-90 Swap: when none is free, name a card, and give its owner one of yours. */
export function whyNotSwap(s: State, f: Turn, seat: Seat, move: Move): Refusal | null {
  if (!mayChange(f)) return NO_ACTION;
  if (s.advanced < SEVERAL) return ONE_CHARACTER;
  if (anyFree(s)) return FREE_FIRST;
  if (s.holder[move.card] === seat) return OWN_CHARACTER;
  return s.holder[move.gift] === seat ? null : NOT_YOUR_CARD;
}

export function swap(s: State, f: Turn, seat: Seat, move: Move, tell: Tell<Event>): void {
  f.characters++;
  grantBeforeLeaving(s, f, seat, move.gift, tell);
  const from = s.holder[move.card];
  s.holder[move.card] = seat;
  s.holder[move.gift] = from;
  tell({ is: 'swapped', seat, from, card: move.card, gift: move.gift }, PUBLIC, false);
}

/** R-90 Seduce: when none is free, a seat with more characters hands over one of its choice. */
export function whyNotSeduce(s: State, f: Turn, seat: Seat, move: Move): Refusal | null {
  if (!mayChange(f)) return NO_ACTION;
  if (s.advanced < SEVERAL) return ONE_CHARACTER;
  if (anyFree(s)) return FREE_FIRST;
  return cardsOf(s, move.seat) > cardsOf(s, seat) ? null : HAS_NO_MORE;
}

export function seduce(s: State, f: Turn, seat: Seat, move: Move, tell: Tell<Event>): void {
  f.characters++;
  tell({ is: 'seducing', seat, from: move.seat }, PUBLIC, false);
  ask(s, { kind: 'seduced', seat: move.seat, by: seat });
}

export const seduced: Asks<'seduced'> = {
  asks: (_s, f) => only(f.seat),
  window: () => false,
  exact: false,
  options(_s, _f, _seat, into) {
    for (let card = 0; card < CHARACTER_COUNT; card++) into[card] = M.give[card];
    return CHARACTER_COUNT;
  },
  whyNot: (s, _f, seat, move) => (move.do !== 'give' ? notNow(move) : s.holder[move.card] === seat ? null : NOT_YOUR_CARD),
  answer(s, f, seat, move, tell) {
    s.stack.pop();
    s.holder[move.card] = f.by;
    tell({ is: 'seduced', seat: f.by, from: seat, card: move.card }, PUBLIC, false);
  },
};
