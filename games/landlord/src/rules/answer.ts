import { ask, close, leftOf, PUBLIC, type Refusal, type Seat, type Seats } from '@insula/kernel';
import { ANSWERS } from '../answers.ts';
import { holds } from '../hands.ts';
import * as M from '../moves.ts';
import * as no from '../refusals.ts';
import { seatsAt } from '../street.ts';
import { type Deed, NOWHERE, PASS, PENDING, type State, UNASKED } from '../types.ts';
import type { Asks, Ended, Tell } from './frames.ts';
import { notNow } from './notNow.ts';
import { putInPlay } from './table.ts';

/** Asks the seat hit, whatever it holds; with L-92 everybody but the one who did it, all at once. */
export function openWindow(s: State, deed: Deed, by: Seat, hit: Seat, at: number): void {
  const picks: number[] = [];
  for (let seat = 0; seat < seatsAt(s); seat++)
    picks.push(seat === hit || (s.variant.answers === 'anyone' && seat !== by) ? PENDING : UNASKED);
  ask(s, { kind: 'answer', deed, by, hit, at, picks, counts: NOWHERE });
}

export const answer: Asks<'answer'> = {
  asks(_s, f) {
    let open: Seats = 0;
    for (let seat = 0; seat < f.picks.length; seat++) if (f.picks[seat] === PENDING) open |= 1 << seat;
    return open;
  },
  window: () => true,
  exact: false,
  options(_s, f, _seat, into) {
    let n = 0;
    for (const card of ANSWERS[f.deed]) into[n++] = M.answer[card];
    into[n++] = M.pass;
    return n;
  },
  whyNot(s, f, seat, move): Refusal | null {
    if (move.do === 'pass') return null;
    if (move.do !== 'answer') return notNow(s, seat, move);
    if (!ANSWERS[f.deed].includes(move.card)) return no.NO_ANSWER_TO_IT;
    return holds(s, seat, move.card) === 0 ? no.NO_CARD : null;
  },
  answer(s, f, seat, move, tell) {
    f.picks[seat] = move.do === 'pass' ? PASS : move.card;
    const secret = s.variant.answers === 'anyone';
    if (secret) tell({ is: 'chosen', seat }, PUBLIC, false);
    if (answer.asks(s, f) !== 0) return;
    close(s);
    count(s, f, secret, tell);
  },
};

/** L-92: the answer of the seat hit counts first, then clockwise; only the one that counts is shown and spent. */
function count(s: State, f: Ended<'answer'>, secret: boolean, tell: Tell): void {
  let seat = f.hit;
  do {
    const card = f.picks[seat];
    if (card >= 0) {
      f.counts = seat;
      putInPlay(s, seat, card);
      tell({ is: 'answered', seat, card }, PUBLIC, secret);
      return;
    }
    seat = leftOf(seat, f.picks.length);
  } while (seat !== f.hit);
  tell({ is: secret ? 'unanswered' : 'passed', seat: f.hit }, PUBLIC, secret);
}
