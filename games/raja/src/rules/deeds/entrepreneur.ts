import { PUBLIC, type Refusal, type Seat, type Tell } from '@insula/kernel';
import { ENTREPRENEUR } from '../../characters.ts';
import * as M from '../../moves.ts';
import { NO_SUPPLY, NOT_ENTREPRENEUR } from '../../refusals.ts';
import type { State } from '../../state.ts';
import type { Event, Move, Turn } from '../../types.ts';
import { usePower, whyNotUse } from '../powers.ts';
import { addHouse, offerCity, offerVillages, whyNotThere } from './house.ts';
import { liftFrom, offerLifts, whyNotLiftFrom } from './moveHouse.ts';

const whyNotPower = (s: State, f: Turn, seat: Seat): Refusal | null => whyNotUse(s, f, seat, ENTREPRENEUR, NOT_ENTREPRENEUR);

export function options(s: State, f: Turn, seat: Seat, into: Move[], from: number): number {
  if (whyNotPower(s, f, seat) !== null) return from;
  let n = from;
  if (s.supply[seat] > 0) n = offerVillages(s, M.freeHouse, into, offerCity(s, seat, M.freeHouse, into, n));
  return offerLifts(s, seat, M.freeLift, into, n);
}

/** R-24 One more house, free of charge, where R-50 allows one. */
export const whyNotBuild = (s: State, f: Turn, seat: Seat, move: Move): Refusal | null =>
  whyNotPower(s, f, seat) ?? (s.supply[seat] === 0 ? NO_SUPPLY : whyNotThere(s, seat, move.place));

export function build(s: State, f: Turn, seat: Seat, move: Move, tell: Tell<Event>): void {
  usePower(f, ENTREPRENEUR);
  s.supply[seat]--;
  addHouse(s, seat, move.place);
  tell({ is: 'house', seat, place: move.place, gold: 0 }, PUBLIC, false);
}

/** R-24 Or one house moved, as by R-43. */
export const whyNotLift = (s: State, f: Turn, seat: Seat, move: Move): Refusal | null =>
  whyNotPower(s, f, seat) ?? whyNotLiftFrom(s, seat, move.place);

export function lift(s: State, f: Turn, seat: Seat, move: Move, tell: Tell<Event>): void {
  usePower(f, ENTREPRENEUR);
  liftFrom(s, seat, move.place, true, tell);
}
