import type { Seat } from '@insula/kernel';
import { KINDS, type Kind } from './cards.ts';
import { show, unshow } from './knowledge.ts';
import type { State } from './types.ts';

export const holds = (s: State, seat: Seat, kind: Kind): number => s.hands[seat * KINDS + kind];

/** A card leaves the hand for the table, for all to see. */
export function spend(s: State, seat: Seat, kind: Kind): void {
  conceal(s, seat, kind);
  unshow(s, seat, kind);
}

/** A card comes into the hand, and all see which. */
export function takeOpenly(s: State, seat: Seat, kind: Kind): void {
  takeSecretly(s, seat, kind);
  show(s, seat, kind);
}

/** A card comes into the hand from the pile or from under the seat's own roof. */
export function takeSecretly(s: State, seat: Seat, kind: Kind): void {
  s.hands[seat * KINDS + kind]++;
  s.handSizes[seat]++;
}

/** A card goes from the hand to the seat's own floors. */
export function conceal(s: State, seat: Seat, kind: Kind): void {
  s.hands[seat * KINDS + kind]--;
  s.handSizes[seat]--;
}
