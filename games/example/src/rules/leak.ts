import { ask, type FrameOf, leftOf, PUBLIC, type Seat, type Tell } from '@insula/kernel';
import { LEAK } from '../cards.ts';
import { FINE, type State, seatsAt } from '../state.ts';
import { type Event, type Frame, NONE } from '../types.ts';
import { discard, loseRoom } from './deeds.ts';
import type { Steps } from './kinds.ts';

/** Steps of a leak that wait for something. */
export const ANSWERING = 1;
export const INVESTIGATING = 2;

/** E-30 */
export function playLeak(s: State, by: Seat, target: Seat, tell: Tell<Event>): void {
  discard(s, by, LEAK);
  tell({ is: 'leaked', seat: by, target }, PUBLIC, true);
  ask(s, { kind: 'leak', step: 0, by, target });
}

export const leak: Steps<'leak'> = {
  steps: [
    /** E-31 */
    (s, f) => ask(s, { kind: 'answers', by: f.by, target: f.target, at: leftOf(f.by, seatsAt(s)), answer: 'none' }),
    (s, f, ended, tell) => {
      switch ((ended as FrameOf<Frame, 'answers'>).answer) {
        case 'plumber':
          return loseRoom(s, f.by, tell); // E-32
        case 'warden':
          return ask(s, { kind: 'investigation', by: f.by, at: f.by, guilty: NONE }); // E-33
        case 'none':
          return loseRoom(s, f.target, tell); // E-36
      }
    },
    /** E-35 */
    (s, f, ended, tell) => {
      if (ended?.kind !== 'investigation' || ended.guilty === NONE) return;
      const coins = ended.guilty === f.target ? 0 : Math.min(FINE, s.coins[ended.guilty]);
      s.coins[ended.guilty] -= coins;
      s.coins[f.target] += coins;
      tell({ is: 'owned-up', seat: ended.guilty, target: f.target, coins }, PUBLIC, false);
    },
  ],
};
