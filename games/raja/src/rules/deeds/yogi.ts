import { PUBLIC, type Refusal, type Seat, type Tell } from '@insula/kernel';
import { holds } from '../../cards.ts';
import { YOGI } from '../../characters.ts';
import { markersLeft } from '../../facts.ts';
import * as M from '../../moves.ts';
import { NOT_YOGI, STOCK_EMPTY } from '../../refusals.ts';
import type { State } from '../../state.ts';
import type { Event, Move, Turn } from '../../types.ts';
import { usePower, whyNotUse } from '../powers.ts';

export function options(s: State, seat: Seat, into: Move[], n: number): number {
  if (!holds(s, seat, YOGI)) return n;
  into[n] = M.yogi;
  return n + 1;
}

/** */
export const whyNot = (s: State, f: Turn, seat: Seat): Refusal | null =>
  whyNotUse(s, f, seat, YOGI, NOT_YOGI) ?? (markersLeft(s) > 0 ? null : STOCK_EMPTY);

export function play(s: State, f: Turn, seat: Seat, tell: Tell<Event>): void {
  usePower(f, YOGI);
  s.markers[seat]++;
  tell({ is: 'yogi', seat }, PUBLIC, false);
}
