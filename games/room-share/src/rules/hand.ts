import { CARDS, type State } from '../types.ts';

/** How many cards a seat holds. */
export function handOf(s: State, seat: number): number {
  let held = 0;
  for (let i = seat * CARDS.length; i < (seat + 1) * CARDS.length; i++) held += s.hands[i];
  return held;
}
