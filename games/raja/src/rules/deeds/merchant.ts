import { PUBLIC, type Refusal, type Seat, type Tell } from '@insula/kernel';
import { holds } from '../../cards.ts';
import { MERCHANT } from '../../characters.ts';
import * as M from '../../moves.ts';
import { NOT_MERCHANT } from '../../refusals.ts';
import type { State } from '../../state.ts';
import type { Event, Move, Turn } from '../../types.ts';
import { usePower, whyNotUse } from '../powers.ts';

export function options(s: State, seat: Seat, into: Move[], n: number): number {
  if (!holds(s, seat, MERCHANT)) return n;
  into[n] = M.merchant;
  return n + 1;
}

export const whyNot = (s: State, f: Turn, seat: Seat): Refusal | null => whyNotUse(s, f, seat, MERCHANT, NOT_MERCHANT);

/** */
export function play(s: State, f: Turn, seat: Seat, tell: Tell<Event>): void {
  usePower(f, MERCHANT);
  s.gold[seat]++;
  tell({ is: 'merchant', seat }, PUBLIC, false);
}
