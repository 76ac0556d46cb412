import { leftOf, only, PUBLIC, shuffle, without } from '@insula/kernel';
import { HAND } from '../setup.ts';
import { CARDS, NONE, type State } from '../types.ts';
import { nextChance } from './lastChance.ts';
import type { Telling } from './question.ts';
import { reserveOf } from './reserve.ts';

/** S-20: discard the card, draw another; S-40: then see whether the reserve is empty. */
export function endTurn(s: State, tell: Telling): void {
  if (s.card !== NONE) {
    discard(s, tell);
    draw(s, tell);
  }
  s.evictions = 0;
  if (reserveOf(s, s.turn) === 0) {
    s.ender = s.turn;
    tell?.({ is: 'last-chance', seat: s.turn }, PUBLIC, false);
    nextChance(s, tell);
  } else {
    s.turn = leftOf(s.turn, s.seats);
    s.phase = 'turn';
  }
}

function discard(s: State, tell: Telling): void {
  const card = s.card;
  s.card = NONE;
  s.discards[card]++;
  tell?.({ is: 'discarded', seat: s.turn, card }, PUBLIC, false);
}

function draw(s: State, tell: Telling): void {
  const seat = s.turn;
  if (s.pile.length === 0) reshuffle(s, tell);
  const card = s.pile.pop() as number;
  s.hands[seat * CARDS.length + card]++;
  if (s.fresh[seat] < HAND) s.fresh[seat]++;
  tell?.({ is: 'drew', seat, card }, only(seat), true);
  tell?.({ is: 'drew', seat, card: null }, without(PUBLIC, seat), false);
}

/** S-21. */
function reshuffle(s: State, tell: Telling): void {
  for (let card = 0; card < CARDS.length; card++) {
    for (let i = 0; i < s.discards[card]; i++) s.pile.push(card);
    s.pool[card] = s.discards[card];
    s.discards[card] = 0;
  }
  shuffle(s.rng, s.pile);
  for (let seat = 0; seat < s.seats; seat++) s.fresh[seat] = 0;
  tell?.({ is: 'reshuffled', count: s.pile.length }, PUBLIC, false);
}
