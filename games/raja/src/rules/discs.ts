import { PUBLIC, type Seats, withSeat } from '@insula/kernel';
import { DISC_COUNT, NO_DISC } from '../actions.ts';
import * as M from '../moves.ts';
import type { State } from '../state.ts';
import type { Asks } from './kinds.ts';
import { notNow } from './notNow.ts';

/** R-31 Everyone chooses two actions, secretly and at the same time. */
export const discs: Asks<'discs'> = {
  asks: (s) => undecided(s),
  window: () => false,
  exact: false,
  options(_s, _f, _seat, into) {
    for (let disc = 0; disc < DISC_COUNT; disc++) into[disc] = M.disc[disc];
    return DISC_COUNT;
  },
  whyNot: (_s, _f, _seat, move) => (move.do === 'disc' ? null : notNow(move)),
  answer(s, _f, seat, move, tell) {
    s.discs[seat] = move.amount;
    tell({ is: 'chose', seat }, PUBLIC, false);
    if (undecided(s) === 0) s.stack.pop();
  },
};

function undecided(s: State): Seats {
  let seats: Seats = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.discs[seat] === NO_DISC) seats = withSeat(seats, seat);
  return seats;
}
