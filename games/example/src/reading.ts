import { BadInput, type Json, type Seat } from '@insula/kernel';
import { CARDS, type Card, type CardName, type Heap, noCards } from './cards.ts';

/** Readers for the parts of a written position. `what` names the part in the complaint: `hands of seat 2`. */
type Fields = { readonly [key: string]: Json | undefined };

/** An object that has all of `needed`, perhaps some of `allowed`, and nothing else. */
export function readFields(
  value: Json | undefined,
  what: string,
  needed: readonly string[],
  allowed: readonly string[],
): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new BadInput(`${what} must be an object, not ${shown(value)}.`);
  const known = [...needed, ...allowed];
  for (const key of Object.keys(value))
    if (!known.includes(key))
      throw new BadInput(`${what} has a field "${key}", but only ${known.join(', ')} mean something.`);
  for (const key of needed) if (!(key in value)) throw new BadInput(`${what} lacks the field "${key}".`);
  return value as Fields;
}

export function readWhole(value: Json | undefined, what: string, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new BadInput(`${what} must be a whole number from ${min} to ${max}, not ${shown(value)}.`);
}

export function readList(value: Json | undefined, what: string): readonly Json[] {
  if (Array.isArray(value)) return value;
  throw new BadInput(`${what} must be a list, not ${shown(value)}.`);
}

/** A list with one entry for each seat. */
export function readPerSeat<T>(
  value: Json | undefined,
  what: string,
  seats: number,
  entry: (value: Json, what: string) => T,
): T[] {
  const entries = readList(value, what);
  if (entries.length !== seats)
    throw new BadInput(`${what} must have ${seats} entries, one per seat, and it has ${entries.length}.`);
  return entries.map((each, seat) => entry(each, `${what} of seat ${seat + 1}`));
}

/** Seats are written as people count them, from 1. */
export const readSeat = (value: Json | undefined, what: string, seats: number): Seat => readWhole(value, what, 1, seats) - 1;

export function readCard(value: Json | undefined, what: string): Card {
  const card = CARDS.indexOf(value as CardName);
  if (card < 0) throw new BadInput(`${what} must be one of ${CARDS.join(', ')}, not ${shown(value)}.`);
  return card;
}

/** Cards one by one: `["brick", "leak"]`. */
export const readCards = (value: Json | undefined, what: string): Card[] =>
  readList(value, what).map((card) => readCard(card, `each card of ${what}`));

/** Cards by number: `{ "brick": 2, "leak": 1 }`. */
export function readHeap(value: Json | undefined, what: string): Heap {
  const heap = noCards();
  for (const [name, count] of Object.entries(readFields(value, what, [], CARDS)))
    heap[readCard(name, what)] = readWhole(count, `${name} in ${what}`, 0, 30);
  return heap;
}

export const writeHeap = (heap: readonly number[]): { readonly [name: string]: number } =>
  Object.fromEntries(CARDS.map((name, card) => [name, heap[card]] as const).filter(([, count]) => count > 0));

export function shown(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
