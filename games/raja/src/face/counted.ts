import { NO_DISC } from '../actions.ts';
import type { Place } from '../maps/places.ts';
import type { Event, View } from '../types.ts';

/** R-60 The table while a city is counted: what has happened `since` is taken back. Nothing but prizes, a new round or the end
 *  comes between a count and the next question. */
export function asCounted(view: View, city: Place, since: readonly Event[]): View {
  const gold = view.gold.slice();
  const squares = view.squares.slice();
  let { round } = view;
  for (const event of since)
    if (event.is === 'scored' || event.is === 'alone') gold[event.seat] -= event.gold;
    else if (event.is === 'round') {
      squares[event.city] = event.from;
      round--;
    }
  return {
    ...view,
    gold,
    squares,
    round,
    maharaja: city,
    discs: view.discs.map(() => NO_DISC),
    // R-70 Had a governor entered the last square, no round would have followed.
    stack: [{ kind: 'round', step: 0, acted: 0, reached: view.ending === 'square' }],
    ending: null,
  };
}
