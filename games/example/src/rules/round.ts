import { ask, PUBLIC, type Seat, type Tell } from '@insula/kernel';
import { homeOf, leavesOpenly } from '../knowledge.ts';
import { fullHouse, type State, seatsAt, turnSeat, turnsBefore } from '../state.ts';
import type { Event, Frame } from '../types.ts';
import type { Steps } from './kinds.ts';
import { noPicks } from './lanterns.ts';
import { beginTurn } from './turn.ts';

const LANTERNS = 0;
const TURNS = 1;

export const firstRound = (): Frame => ({ kind: 'round', step: LANTERNS, number: 1, turns: 0 });
/** A round in which lanterns are being picked. */
export const pickingLanterns = (number: number): Frame => ({ kind: 'round', step: TURNS, number, turns: 0 });
/** A round in which it is the turn of `seat`. */
export const inTurn = (number: number, seat: Seat, seats: number): Frame => ({
  kind: 'round',
  step: TURNS,
  number,
  turns: turnsBefore(number, seat, seats) + 1,
});

/** E-10 to E-12, E-40 */
export const round: Steps<'round'> = {
  steps: [
    (s) => ask(s, noPicks(seatsAt(s))),
    (s, f) => {
      if (f.turns === seatsAt(s)) return;
      ask(s, beginTurn(turnSeat(f.number, f.turns, seatsAt(s))));
      f.turns++;
      f.step = TURNS;
    },
    (s, f, _ended, tell) => {
      if (f.number === s.variant.rounds || fullHouse(s)) return turnUp(s, tell);
      f.number++;
      f.turns = 0;
      f.step = LANTERNS;
    },
  ],
};

/** E-40 All rooms are turned up: from now on only hands, cart and pile hold cards that somebody cannot see. */
function turnUp(s: State, tell: Tell<Event>): void {
  for (let seat = 0; seat < seatsAt(s); seat++) for (const card of s.rooms[seat]) leavesOpenly(s, homeOf(seat), card);
  tell({ is: 'turned-up', rooms: s.rooms.map((rooms) => rooms.slice()) }, PUBLIC, true);
}
