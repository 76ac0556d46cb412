import type { Seat } from '@insula/kernel';
import { CHARACTER_COUNT, type Character, FREE } from './characters.ts';
import type { Table } from './types.ts';

export const holds = (s: Table, seat: Seat, card: Character): boolean => s.holder[card] === seat;

/** The lowest card of a seat; CHARACTER_COUNT when it has none. */
export function lowestCard(s: Table, seat: Seat): Character {
  for (let card = 0; card < CHARACTER_COUNT; card++) if (s.holder[card] === seat) return card;
  return CHARACTER_COUNT;
}

/** The seat that is `nth` by its character; everyone has one card. */
export function nthSeat(s: Table, nth: number): Seat {
  let left = nth;
  for (let card = 0; card < CHARACTER_COUNT; card++)
    for (let seat = 0; seat < s.seats; seat++) if (holds(s, seat, card) && left-- === 0) return seat;
  return 0;
}

export function cardsOf(s: Table, seat: Seat): number {
  let cards = 0;
  for (let card = 0; card < CHARACTER_COUNT; card++) if (s.holder[card] === seat) cards++;
  return cards;
}

export function anyFree(s: Table): boolean {
  for (let card = 0; card < CHARACTER_COUNT; card++) if (s.holder[card] === FREE) return true;
  return false;
}
