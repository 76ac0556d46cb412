import type { Refusal, Seat } from '@insula/kernel';
import { holds } from '../cards.ts';
import type { Character } from '../characters.ts';
import { POWER_USED } from '../refusals.ts';
import type { State } from '../state.ts';
import type { Turn } from '../types.ts';

/** R-55 The power of a character in hand counts once in a turn, even if the card comes back. */
export const whyNotUse = (s: State, f: Turn, seat: Seat, card: Character, notHeld: Refusal): Refusal | null =>
  holds(s, seat, card) ? (((f.powers >> card) & 1) === 1 ? POWER_USED : null) : notHeld;

export function usePower(f: Turn, card: Character): void {
  f.powers |= 1 << card;
}
