import { has, type Seat } from '@insula/kernel';
import { KINDS, type Kind } from './cards.ts';
import { seatsAt } from './street.ts';
import type { State } from './types.ts';

/**
 * What is known for certain of hidden cards. A pool is a seat's hand together with the hidden sides of its own floors,
 * since nobody else sees which card of the hand became a floor. For each observer - the seats, and after them whoever
 * looks on - `known` counts the cards that must be in each pool: (observer * seats + pool) * KINDS + kind.
 */
export const nothingKnown = (seats: number): number[] => new Array<number>((seats + 1) * seats * KINDS).fill(0);

export const factsAt = (seats: number, observer: number, pool: Seat): number => (observer * seats + pool) * KINDS;

/** Everyone who looks on sees this kind come into the pool. */
export function show(s: State, pool: Seat, kind: Kind): void {
  const seats = seatsAt(s);
  for (let observer = 0; observer <= seats; observer++)
    if (observer !== pool) s.known[factsAt(seats, observer, pool) + kind]++;
}

/** Everyone sees this kind leave the pool. */
export function unshow(s: State, pool: Seat, kind: Kind): void {
  const seats = seatsAt(s);
  for (let observer = 0; observer <= seats; observer++) {
    const at = factsAt(seats, observer, pool) + kind;
    if (s.known[at] > 0) s.known[at]--;
  }
}

/** So many cards leave the pool unseen, and each could have been any. */
export function blur(s: State, pool: Seat, cards: number): void {
  const seats = seatsAt(s);
  for (let observer = 0; observer <= seats; observer++) {
    const at = factsAt(seats, observer, pool);
    for (let kind = 0; kind < KINDS; kind++)
      if (s.known[at + kind] > 0) s.known[at + kind] = Math.max(0, s.known[at + kind] - cards);
  }
}

/** The observers of an audience learn that the pool holds at least so many of a kind. */
export function prove(s: State, audience: number, pool: Seat, kind: Kind, cards: number): void {
  const seats = seatsAt(s);
  for (let observer = 0; observer <= seats; observer++) {
    if (observer === pool || !has(audience, observer)) continue;
    const at = factsAt(seats, observer, pool) + kind;
    if (s.known[at] < cards) s.known[at] = cards;
  }
}
