import { CARDS } from './cards.ts';
import { ATTIC_ROOM, CELLAR, houseOf, placeOf } from './street.ts';
import type { Move, Room } from './types.ts';

/** The deed, then what it names: `lay bomb`, `place student 3/2`, `bomb 4`, `to 1/c`, `ask 2`, `pay 5`. Houses and seats
 *  count from 1; in a house `c` is the cellar and `r` the roof. A verb that is the card's own name says it once. */
export function write(move: Move): string {
  let text: string = move.do;
  if (move.card >= 0 && !IMPLIED.includes(move.do)) text += ` ${CARDS[move.card]}`;
  if (move.house >= 0) text += ` ${move.house + 1}`;
  if (move.room >= 0) text += ` ${roomName(move.room)}`;
  if (move.seat >= 0) text += ` ${move.seat + 1}`;
  if (move.amount >= 0) text += ` ${move.amount}`;
  return text;
}

const IMPLIED: readonly string[] = ['bomb', 'move', 'withhold', 'murder', 'remove'];

export function roomName(room: Room): string {
  return `${houseOf(room) + 1}/${placeName(placeOf(room))}`;
}

export const placeName = (place: number): string => (place === CELLAR ? 'c' : place === ATTIC_ROOM ? 'r' : String(place));

/** Finds the moves of an alphabet by their text. */
export function readerOf(alphabet: readonly Move[]): (text: string) => Move | null {
  const byText: ReadonlyMap<string, Move> = new Map(alphabet.map((move) => [write(move), move]));
  return (text) => byText.get(text.trim().toLowerCase().replace(/\s+/g, ' ')) ?? null;
}
