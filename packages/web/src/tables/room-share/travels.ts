import type { Event, View } from '@insula/room-share';
import { ARROWS, COLOURS, colourOf, NONE } from '@insula/room-share/face';
import type { Placed, Side, Travel } from '../../pieces/pieces.ts';
import { placeName, reservePlace } from './names.ts';

/** Everybody in the block, those who are being evicted included. */
export function placed(view: View): Placed[] {
  const found: Placed[] = [];
  const add = (letter: string, flat: number, arrow: number): void => {
    const colour = colourOf(letter);
    if (colour !== NONE) found.push({ kind: COLOURS[colour], place: placeName(flat, arrow) });
  };
  [...view.tenants].forEach((letter, i) => {
    add(letter, Math.floor(i / ARROWS.length), i % ARROWS.length);
  });
  [...view.lifted].forEach((letter, arrow) => {
    add(letter, view.flat, arrow);
  });
  return found;
}

export function travels(event: Event): Travel[] {
  const walk = (colour: number, from: string, to: string, over: Side | null = null): Travel => ({
    kind: COLOURS[colour],
    from,
    to,
    over,
  });
  switch (event.is) {
    case 'settled':
      return [walk(event.colour, '~box', placeName(event.flat, event.arrow))];
    case 'placed':
      return [walk(event.colour, reservePlace(event.seat), placeName(event.flat, event.arrow))];
    case 'returned':
      return [walk(event.colour, placeName(event.flat, event.arrow), reservePlace(event.seat))];
    case 'moved': {
      const over = event.wraps ? ARROWS[event.exit] : null;
      return [walk(event.colour, placeName(event.from, event.exit), placeName(event.flat, event.arrow), over)];
    }
    case 'stayed':
      return [walk(event.colour, placeName(event.flat, event.exit), placeName(event.flat, event.arrow))];
    case 'swapped': {
      const [one, other] = [placeName(event.flat, event.arrow), placeName(event.otherFlat, event.otherArrow)];
      return [walk(event.colour, one, other), walk(event.otherColour, other, one)];
    }
    default:
      return [];
  }
}

/** The place an event was at: a place or a whole flat. */
export function placeOf(event: Event): string | null {
  if (!('flat' in event) || event.flat === NONE) return null;
  return placeName(event.flat, 'arrow' in event && event.arrow !== NONE ? event.arrow : 0);
}
