import { ask, inOrder, leftOf, only, PUBLIC, type Refusal } from '@insula/kernel';
import { nthSeat } from '../cards.ts';
import { CHARACTER_COUNT, FREE, NOT_IN_PLAY } from '../characters.ts';
import { HOUSES_TO_PLACE } from '../facts.ts';
import { FIRST_VILLAGE, VILLAGES } from '../maps/places.ts';
import * as M from '../moves.ts';
import { NO_YOGI, NOT_FREE, VILLAGE_FULL, VILLAGES_ONLY } from '../refusals.ts';
import type { State } from '../state.ts';
import type { Move } from '../types.ts';
import { hasRoom, withHouse } from '../villages.ts';
import type { Asks, NamedSteps, Steps } from './kinds.ts';
import { notNow } from './notNow.ts';

/** */
const HOUSES_AFTER_PLACING = 6;

/** The whole game: characters, first houses, rounds. */
export const game: Steps<'game'> = {
  steps: [
    (s) =>
      ask(s, s.advanced > 0 ? { kind: 'auctions', step: 0, opener: s.first } : { kind: 'choosing', step: 0, at: s.first }),
    (s) => ask(s, { kind: 'placing', turn: 0 }),
    (s) => {
      for (let seat = 0; seat < s.seats; seat++) {
        s.quarry[seat] -= HOUSES_AFTER_PLACING;
        s.supply[seat] += HOUSES_AFTER_PLACING;
      }
      ask(s, { kind: 'round', step: 0, acted: 0, reached: false });
    },
  ],
};

/** R-10 From the first seat clockwise, everyone picks a character. */
export const choosing: NamedSteps<'choosing', 'pick' | 'goOn'> = inOrder({
  pick: (s, f) => ask(s, { kind: 'picking', seat: f.at }),
  goOn: (s, f) => {
    f.at = leftOf(f.at, s.seats);
    if (f.at !== s.first) f.step = choosing.at.pick;
  },
});

export const picking: Asks<'picking'> = {
  asks: (_s, f) => only(f.seat),
  window: () => false,
  exact: false,
  options: (_s, _f, _seat, into) => offerCards(into),
  whyNot: (s, _f, _seat, move) => (move.do === 'take' ? notFree(s, move, NOT_FREE) : notNow(move)),
  answer(s, _f, seat, move, tell) {
    s.stack.pop();
    s.holder[move.card] = seat;
    tell({ is: 'took', seat, card: move.card }, PUBLIC, false);
  },
};

export function offerCards(into: Move[]): number {
  for (let card = 0; card < CHARACTER_COUNT; card++) into[card] = M.take[card];
  return CHARACTER_COUNT;
}

export function notFree(s: State, move: Move, refusal: Refusal): Refusal | null {
  const holder = s.holder[move.card];
  return holder === FREE ? null : holder === NOT_IN_PLAY ? NO_YOGI : refusal;
}

/** R-11 In the order of the characters everyone puts a house in a village, four times round. */
export const placing: Asks<'placing'> = {
  asks: (s, f) => only(nthSeat(s, f.turn % s.seats)),
  window: () => false,
  exact: false,
  options(_s, _f, _seat, into) {
    for (let village = 0; village < VILLAGES.length; village++) into[village] = M.house[FIRST_VILLAGE + village];
    return VILLAGES.length;
  },
  whyNot(s, _f, _seat, move) {
    if (move.do !== 'house') return notNow(move);
    if (move.place < FIRST_VILLAGE) return VILLAGES_ONLY;
    return hasRoom(s, move.place - FIRST_VILLAGE) ? null : VILLAGE_FULL;
  },
  answer(s, f, seat, move, tell) {
    const village = move.place - FIRST_VILLAGE;
    s.villages[village] = withHouse(s.villages[village], seat);
    s.supply[seat]--;
    tell({ is: 'placed', seat, place: move.place }, PUBLIC, false);
    f.turn++;
    if (f.turn === HOUSES_TO_PLACE * s.seats) s.stack.pop();
  },
};
