import type { Event, View } from '@insula/raja';
import { CITIES, FIRST_VILLAGE, NONE, ownersOf, PLACES, START, VILLAGES } from '@insula/raja/face';
import { ANYWHERE, type Placed, type Travel } from '../../pieces/pieces.ts';

/** Beside the board: where a seat's houses and palaces come from, and where its gold is. */
export const supplyOf = (seat: number): string => `~supply ${seat}`;
export const purseOf = (seat: number): string => `~purse ${seat}`;
export const squareName = (square: number): string => `square ${square}`;

/** Everything that stands on the map and on the governors' track. */
export function placed(view: View): Placed[] {
  const found: Placed[] = [];
  const add = (kind: string, place: string, count = 1): void => {
    for (let i = 0; i < count; i++) found.push({ kind, place });
  };
  VILLAGES.forEach((name, village) => {
    for (const owner of ownersOf(view.villages[village])) add(`house ${owner}`, name);
  });
  CITIES.forEach((name, city) => {
    for (let seat = 0; seat < view.seats; seat++) {
      add(`house ${seat}`, name, view.houses[city * view.seats + seat]);
      add(`small ${seat}`, name, view.small[city * view.seats + seat]);
    }
    if (view.large[city] !== NONE) add(`large ${view.large[city]}`, name);
    add(`governor ${city}`, squareName(view.squares[city]));
  });
  view.architects.forEach((stop, seat) => {
    add(`architect ${seat}`, PLACES[stop]);
  });
  if (view.maharaja < START && view.round > 0) add('maharaja', CITIES[view.maharaja]);
  return found;
}

const walk = (kind: string, from: string, to: string): Travel => ({ kind, from, to, over: null });

export function travels(event: Event): Travel[] {
  switch (event.is) {
    case 'placed':
    case 'house':
      return [walk(`house ${event.seat}`, supplyOf(event.seat), PLACES[event.place])];
    case 'moved':
      return [walk(`house ${event.seat}`, PLACES[event.from], PLACES[event.place])];
    case 'large':
    case 'small':
      return [walk(`${event.is} ${event.seat}`, supplyOf(event.seat), PLACES[event.place])];
    case 'travelled':
      return [walk(`architect ${event.seat}`, ANYWHERE, PLACES[event.city])];
    case 'round':
      return [
        walk('maharaja', ANYWHERE, CITIES[event.city]),
        walk(`governor ${event.city}`, ANYWHERE, squareName(event.square)),
      ];
    default:
      return [];
  }
}

/** The place an event was at. */
export function placeOf(event: Event): string | null {
  if ('place' in event) return PLACES[event.place];
  return 'city' in event ? (CITIES[event.city] ?? PLACES[FIRST_VILLAGE - 1]) : null;
}
