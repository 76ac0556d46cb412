import { PUBLIC, type Refusal, type Seat, type Tell } from '@insula/kernel';
import { QUARRY } from '../../actions.ts';
import * as M from '../../moves.ts';
import { NO_ACTION, QUARRY_EMPTY } from '../../refusals.ts';
import type { State } from '../../state.ts';
import type { Event, Move, Turn } from '../../types.ts';
import { due } from '../actions.ts';

const HOUSES_TAKEN = 2;

export function options(f: Turn, into: Move[], n: number): number {
  if (due(f, QUARRY) === 0) return n;
  into[n] = M.quarry;
  return n + 1;
}

/** */
export const whyNot = (s: State, f: Turn, seat: Seat): Refusal | null =>
  f.quarries >= due(f, QUARRY) ? NO_ACTION : s.quarry[seat] === 0 ? QUARRY_EMPTY : null;

export function play(s: State, f: Turn, seat: Seat, tell: Tell<Event>): void {
  const houses = Math.min(HOUSES_TAKEN, s.quarry[seat]);
  f.quarries++;
  s.quarry[seat] -= houses;
  s.supply[seat] += houses;
  tell({ is: 'quarry', seat, houses }, PUBLIC, false);
}
