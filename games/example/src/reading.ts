import { type Json, readFields, readList, readName, readWhole } from '@insula/kernel';
import { CARDS, type Card, type Heap, noCards } from './cards.ts';

/** Readers for the cards in a written position. */
export const readCard = (value: Json | undefined, what: string): Card => readName(value, what, CARDS);

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
