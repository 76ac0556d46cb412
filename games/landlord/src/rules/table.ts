import type { Seat } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { spend } from '../hands.ts';
import type { State } from '../types.ts';

/** The card lies on the table until the action is over. */
export function putInPlay(s: State, seat: Seat, card: Kind): void {
  spend(s, seat, card);
  s.inPlay.push(card);
}

/** L-74: what was hit is on the discards already; now the card played, then the answers. */
export function clearTable(s: State): void {
  for (const card of s.inPlay) s.discards.push(card);
  s.inPlay.length = 0;
}

export function discardFromHand(s: State, seat: Seat, card: Kind): void {
  spend(s, seat, card);
  s.discards.push(card);
}
