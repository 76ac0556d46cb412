import type { Refusal } from '@insula/kernel';
import { CHOSEN_TOGETHER, NO_AUCTION, NOT_NOW, NOT_SEDUCED, NOTHING_LIFTED } from '../refusals.ts';
import type { Move } from '../types.ts';

/** Why what answers another question cannot be done now: the clause that says when it can. */
export function notNow(move: Move): Refusal {
  switch (move.do) {
    case 'bid':
    case 'pass':
      return NO_AUCTION;
    case 'disc':
      return CHOSEN_TOGETHER;
    case 'put':
      return NOTHING_LIFTED;
    case 'give':
      return NOT_SEDUCED;
    default:
      return NOT_NOW;
  }
}
