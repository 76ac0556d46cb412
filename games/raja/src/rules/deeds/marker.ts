import { PUBLIC, type Refusal, type Seat, type Tell } from '@insula/kernel';
import { ACTIONS, CHARACTER } from '../../actions.ts';
import * as M from '../../moves.ts';
import { MARKER_USED, NO_CHARACTER_BY_MARKER, NO_MARKER } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { type Event, type Move, NONE, type Turn } from '../../types.ts';

export function options(s: State, f: Turn, seat: Seat, into: Move[], n: number): number {
  if (s.markers[seat] === 0 || f.third !== NONE) return n;
  for (let action = 0; action < ACTIONS.length; action++) into[n + action] = M.marker[action];
  return n + ACTIONS.length;
}

/** R-82 A marker starts a third action of any kind but Character, once in a turn. */
export function whyNot(s: State, f: Turn, seat: Seat, move: Move): Refusal | null {
  if (f.third !== NONE) return MARKER_USED;
  if (s.markers[seat] === 0) return NO_MARKER;
  return move.action === CHARACTER ? NO_CHARACTER_BY_MARKER : null;
}

export function play(s: State, f: Turn, seat: Seat, move: Move, tell: Tell<Event>): void {
  f.third = move.action;
  s.markers[seat]--;
  tell({ is: 'marker', seat, action: move.action }, PUBLIC, false);
}
