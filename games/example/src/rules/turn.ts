import { ask, PUBLIC, type Seat } from '@insula/kernel';
import type { Frame } from '../types.ts';
import { drawCards } from './deeds.ts';
import type { Steps } from './kinds.ts';

export const beginTurn = (seat: Seat): Frame => ({ kind: 'turn', step: 0, seat });
/** A turn whose action has been asked for. */
export const acting = (seat: Seat): Frame => ({ kind: 'turn', step: turn.steps.length, seat });

/** E-20 Rent, a card, then one action. */
export const turn: Steps<'turn'> = {
  steps: [
    (s, f, _ended, tell) => {
      const coins = s.rooms[f.seat].length;
      s.coins[f.seat] += coins;
      tell({ is: 'rent', seat: f.seat, coins }, PUBLIC, false);
    },
    (s, f, _ended, tell) => drawCards(s, f.seat, 1, tell),
    (s, f) => ask(s, { kind: 'action', seat: f.seat }),
  ],
};
