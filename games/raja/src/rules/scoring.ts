import { PUBLIC, type Tell } from '@insula/kernel';
import { ALONE, aloneIn, placeIn, pointsIn, prizeFor } from '../standings.ts';
import type { State } from '../state.ts';
import { type Event, NONE } from '../types.ts';

/** R-60 … R-62 The maharaja's city is scored. */
export function score(s: State, tell: Tell<Event>): void {
  const city = s.maharaja;
  for (let seat = 0; seat < s.seats; seat++) {
    const points = pointsIn(s, city, seat);
    if (points === 0) continue;
    const gold = prizeFor(s, placeIn(s, city, seat));
    s.gold[seat] += gold;
    tell({ is: 'scored', seat, city, points, gold }, PUBLIC, false);
  }
  const seat = aloneIn(s, city);
  if (seat === NONE) return;
  s.gold[seat] += ALONE;
  tell({ is: 'alone', seat, city, gold: ALONE }, PUBLIC, false);
}
