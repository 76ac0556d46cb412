import type { Event, View } from '@insula/landlord';
import { ROOMS, roomName } from '@insula/landlord/face';
import type { Placed, Travel } from '../../pieces/pieces.ts';
import { roomSpot } from './aim.ts';
import { cardNamed } from './names.ts';
import { streetOf } from './shape.ts';

/** Everybody in the street of a seat. */
export const placedAt = (view: View, seat: number): readonly Placed[] =>
  streetOf(view, seat).flatMap(({ house, flats }) =>
    flats.flatMap(({ place, card }) => (card === null ? [] : [{ kind: card, place: roomSpot(house, place) }])),
  );

/** Everybody there is, for whoever does not care whose street it is. */
export const placed = (view: View): readonly Placed[] => view.money.flatMap((_, seat) => placedAt(view, seat));

/** How an event moves people, as seen from the street of a seat: the others' streets are beside it. */
export function travelsAt(view: View, seat: number): (event: unknown) => readonly Travel[] {
  const place = (room: number): string => {
    const owner = view.street[Math.floor(room / ROOMS)]?.owner;
    if (owner === seat) return `room ${roomName(room)}`;
    return owner === undefined || owner < 0 ? '~pile' : streetPlace(owner);
  };
  const walk = (card: number, from: string, to: string): readonly Travel[] => [
    { kind: cardNamed(card), from, to, over: null },
  ];
  return (told) => {
    const event = told as Event;
    switch (event.is) {
      case 'placed':
        return walk(event.card, handPlace(event.seat), place(event.to));
      case 'moved':
        return walk(event.card, place(event.room), place(event.to));
      case 'took-in':
        return walk(event.card, place(event.room), handPlace(event.seat));
      case 'murdered':
      case 'expelled':
      case 'went-out':
        return walk(event.card, place(event.room), '~discards');
      case 'went-under':
      case 'went-back':
        return walk(event.card, place(event.room), '~pile');
      default:
        return [];
    }
  };
}

export const travels = (event: Event): Travel[] =>
  event.is === 'moved'
    ? [{ kind: cardNamed(event.card), from: `room ${roomName(event.room)}`, to: `room ${roomName(event.to)}`, over: null }]
    : [];

const streetPlace = (seat: number): string => `~street-${seat}`;
/** Where what a seat holds comes from: its tile, or one's own purse. */
export const handPlace = (seat: number): string => `~street-${seat}`;

/** The place an event was at: a room or a whole house. */
export function placeOf(event: Event): string | null {
  if ('to' in event) return `room ${roomName(event.to)}`;
  if ('room' in event) return `room ${roomName(event.room)}`;
  return 'house' in event ? `house ${event.house + 1}` : null;
}
