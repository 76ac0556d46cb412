import { PUBLIC, type Refusal, type Seat, type Tell } from '@insula/kernel';
import { GOVERNOR } from '../../actions.ts';
import { lowerGovernor } from '../../governors.ts';
import { CITY_COUNT } from '../../maps/places.ts';
import * as M from '../../moves.ts';
import { LOWEST_SQUARE, NO_ACTION } from '../../refusals.ts';
import type { State } from '../../state.ts';
import type { Event, Move, Turn } from '../../types.ts';
import { due } from '../actions.ts';

export function options(f: Turn, into: Move[], n: number): number {
  if (f.governors >= due(f, GOVERNOR)) return n;
  for (let city = 0; city < CITY_COUNT; city++) into[n + city] = M.governor[city];
  return n + CITY_COUNT;
}

/** */
export const whyNot = (s: State, f: Turn, move: Move): Refusal | null =>
  f.governors >= due(f, GOVERNOR) ? NO_ACTION : s.squares[move.place] === 0 ? LOWEST_SQUARE : null;

export function play(s: State, f: Turn, seat: Seat, move: Move, tell: Tell<Event>): void {
  f.governors++;
  const squares = lowerGovernor(s, move.place);
  tell({ is: 'governor', seat, city: move.place, squares }, PUBLIC, false);
}
