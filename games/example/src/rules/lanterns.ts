import { close, NOBODY, only, PUBLIC, type Seats, type Tell, without, withSeat } from '@insula/kernel';
import * as moves from '../moves.ts';
import { NOT_AN_ANSWER } from '../refusals.ts';
import { MAX_LANTERN, type State } from '../state.ts';
import type { Event, Frame } from '../types.ts';
import type { Asks } from './kinds.ts';

export const noPicks = (seats: number): Frame => ({ kind: 'lanterns', picks: new Array<number>(seats).fill(0) });

/** E-10 All seats at once, in secret: nothing shows before the last has picked. */
export const lanterns: Asks<'lanterns'> = {
  asks: (_s, f) => unpicked(f.picks),
  window: () => false,
  exact: false,
  options(_s, _f, _seat, into) {
    for (let n = 1; n <= MAX_LANTERN; n++) into[n - 1] = moves.lantern[n];
    return MAX_LANTERN;
  },
  whyNot: (_s, _f, _seat, move) => (move.do === 'lantern' ? null : NOT_AN_ANSWER),
  answer(s, f, seat, move, tell) {
    f.picks[seat] = move.amount;
    tell({ is: 'lantern', seat, pick: move.amount }, only(seat), false);
    tell({ is: 'lantern', seat, pick: null }, without(PUBLIC, seat), false);
    if (unpicked(f.picks) !== NOBODY) return;
    close(s);
    shine(s, f.picks, tell);
  },
};

function unpicked(picks: readonly number[]): Seats {
  let seats = NOBODY;
  for (let seat = 0; seat < picks.length; seat++) if (picks[seat] === 0) seats = withSeat(seats, seat);
  return seats;
}

function shine(s: State, picks: readonly number[], tell: Tell<Event>): void {
  tell({ is: 'lanterns', picks: picks.slice() }, PUBLIC, true);
  for (let seat = 0; seat < picks.length; seat++) {
    let sharing = 0;
    for (let other = 0; other < picks.length; other++) if (picks[other] === picks[seat]) sharing++;
    const coins = Math.floor(picks[seat] / sharing);
    s.coins[seat] += coins;
    tell({ is: 'earned', seat, coins }, PUBLIC, false);
  }
}
