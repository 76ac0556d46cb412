import { PUBLIC, type Refusal, type Seat, type Tell } from '@insula/kernel';
import { holds } from '../../cards.ts';
import { BUILDER } from '../../characters.ts';
import { outerSitesFree } from '../../facts.ts';
import { START } from '../../maps/places.ts';
import * as M from '../../moves.ts';
import { CENTRE_TAKEN, NO_ACTION, NO_OUTER_SITE, NO_PALACE_LEFT, START_CITY, TOO_POOR } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { type Event, type Move, NONE, type Turn } from '../../types.ts';
import { mayBuildPalace } from '../actions.ts';

/** */
export const palacePrice = (s: State, seat: Seat): number => (holds(s, seat, BUILDER) ? 9 : 12);

export function options(f: Turn, into: Move[], n: number): number {
  if (!mayBuildPalace(f)) return n;
  into[n] = M.largePalace;
  into[n + 1] = M.smallPalace;
  return n + 2;
}

/** Where the architect stands, on the centre or on an outer site. */
export function whyNot(s: State, f: Turn, seat: Seat, move: Move): Refusal | null {
  const city = s.architects[seat];
  if (!mayBuildPalace(f)) return NO_ACTION;
  if (city === START) return START_CITY;
  if (s.palaces[seat] === 0) return NO_PALACE_LEFT;
  if (s.gold[seat] < palacePrice(s, seat)) return TOO_POOR;
  if (move.do === 'large palace') return s.large[city] === NONE ? null : CENTRE_TAKEN;
  return outerSitesFree(s, city) > 0 ? null : NO_OUTER_SITE;
}

export function play(s: State, f: Turn, seat: Seat, move: Move, tell: Tell<Event>): void {
  const city = s.architects[seat];
  const gold = palacePrice(s, seat);
  f.palaces++;
  s.gold[seat] -= gold;
  s.palaces[seat]--;
  if (move.do === 'large palace') s.large[city] = seat;
  else s.small[city * s.seats + seat]++;
  tell({ is: move.do === 'large palace' ? 'large' : 'small', seat, place: city, gold }, PUBLIC, false);
}
