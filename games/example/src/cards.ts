/** E-1. Cards have a kind and no identity: a heap of cards is a list of counts, one per kind. */
export const CARDS = ['brick', 'leak', 'warden', 'alibi', 'plumber', 'gossip'] as const;
export type Card = number;

export const BRICK: Card = 0;
export const LEAK: Card = 1;
export const WARDEN: Card = 2;
export const ALIBI: Card = 3;
export const PLUMBER: Card = 4;
export const GOSSIP: Card = 5;

export const KINDS = CARDS.length;
export const DECK: readonly number[] = [9, 5, 4, 5, 3, 4];

/** How many cards of each kind: `heap[BRICK]` bricks and so on. */
export type Heap = number[];

export const noCards = (): Heap => [0, 0, 0, 0, 0, 0];

export function size(heap: readonly number[]): number {
  let cards = 0;
  for (let card = 0; card < KINDS; card++) cards += heap[card];
  return cards;
}

/** The cards of a heap one by one, for shuffling. */
export function spread(heap: readonly number[]): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < KINDS; card++) for (let n = heap[card]; n > 0; n--) cards.push(card);
  return cards;
}
