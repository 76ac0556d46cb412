import { PUBLIC, type Refusal, type Seat, type Tell } from '@insula/kernel';
import { GOLD } from '../../actions.ts';
import * as M from '../../moves.ts';
import { NO_ACTION } from '../../refusals.ts';
import type { State } from '../../state.ts';
import type { Event, Move, Turn } from '../../types.ts';
import { due } from '../actions.ts';

/** */
const GOLD_TAKEN = 2;

export function options(f: Turn, into: Move[], n: number): number {
  if (due(f, GOLD) === 0) return n;
  into[n] = M.gold;
  return n + 1;
}

export const whyNot = (f: Turn): Refusal | null => (f.gold < due(f, GOLD) ? null : NO_ACTION);

export function play(s: State, f: Turn, seat: Seat, tell: Tell<Event>): void {
  f.gold++;
  s.gold[seat] += GOLD_TAKEN;
  tell({ is: 'gold', seat, gold: GOLD_TAKEN }, PUBLIC, false);
}
