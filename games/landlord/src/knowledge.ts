import { has, type Seat, type Seats } from '@insula/kernel';
import { KINDS, type Kind, noCards } from './cards.ts';
import { SUPPLIED } from './editions/book.ts';
import { bookFor, seatsAt } from './street.ts';
import type { Known, State } from './types.ts';

/**
 * What is known for certain of hidden cards. A pool is a seat's hand together with the hidden sides of its own floors,
 * since nobody else sees which card of the hand became a floor. Observers are the seats and, after them, whoever looks on.
 * `known.pools[pool * KINDS + kind]` holds for each observer but the pool's own seat, in five bits, how many cards of the kind
 * must be there: no kind has more than 31.
 */
const BITS = 5;
const MASK = (1 << BITS) - 1;

export const nothingKnown = (seats: number): Known => ({ pools: noCards(seats), pile: [] });

/** Where an observer's five bits begin: the pool's own seat has none. */
const shiftOf = (observer: number, pool: Seat): number => (observer < pool ? observer : observer - 1) * BITS;

/** Five bits with a one in each, for as many observers as there are besides the pool's own seat. */
const ONE_EACH = [0, 0, 2, 3, 4, 5, 6].map((observers) => {
  let ones = 0;
  for (let i = 0; i < observers; i++) ones |= 1 << (i * BITS);
  return ones;
});

export const knownBy = (s: State, observer: number, pool: Seat, kind: Kind): number =>
  observer === pool ? 0 : (s.known.pools[pool * KINDS + kind] >> shiftOf(observer, pool)) & MASK;

export function setKnown(s: State, observer: number, pool: Seat, kind: Kind, cards: number): void {
  const shift = shiftOf(observer, pool);
  const at = pool * KINDS + kind;
  s.known.pools[at] = (s.known.pools[at] & ~(MASK << shift)) | (cards << shift);
}

/** All see this kind come into the pool. */
export function show(s: State, pool: Seat, kind: Kind): void {
  s.known.pools[pool * KINDS + kind] += ONE_EACH[seatsAt(s)];
}

/** All see this kind leave the pool. */
export function unshow(s: State, pool: Seat, kind: Kind): void {
  if (s.known.pools[pool * KINDS + kind] !== 0) lower(s, pool, kind, 1);
}

/** Who knows each of these floors that leave the pool: its own seat, and whoever knew of more cards of the kind than the
 *  `rest` of the pool can hold. */
export function knowersOf(s: State, pool: Seat, floors: readonly Kind[], rest: number): Seats[] {
  const knowers: Seats[] = [];
  for (let i = 0; i < floors.length; i++) {
    let who: Seats = 1 << pool;
    if (s.known.pools[pool * KINDS + floors[i]] !== 0) {
      const elsewhere = rest + alikeBefore(floors, i);
      for (let observer = 0; observer <= seatsAt(s); observer++)
        if (knownBy(s, observer, pool, floors[i]) > elsewhere) who |= 1 << observer;
    }
    knowers.push(who);
  }
  return knowers;
}

function alikeBefore(floors: readonly Kind[], i: number): number {
  let alike = 0;
  for (let j = 0; j < i; j++) if (floors[j] === floors[i]) alike++;
  return alike;
}

/** So many floors leave the pool unseen, and each could have been any card that can be a floor. */
export function blur(s: State, pool: Seat, cards: number): void {
  const { is } = bookFor(s);
  for (let kind = 0; kind < KINDS; kind++)
    if (s.known.pools[pool * KINDS + kind] !== 0 && (is[kind] & SUPPLIED) === 0) lower(s, pool, kind, cards);
}

function lower(s: State, pool: Seat, kind: Kind, cards: number): void {
  for (let observer = 0; observer <= seatsAt(s); observer++)
    if (observer !== pool) setKnown(s, observer, pool, kind, Math.max(0, knownBy(s, observer, pool, kind) - cards));
}

/** These observers see one more of the kind in the pool. */
export function learn(s: State, who: Seats, pool: Seat, kind: Kind): void {
  for (let observer = 0; observer <= seatsAt(s); observer++)
    if (observer !== pool && has(who, observer)) setKnown(s, observer, pool, kind, knownBy(s, observer, pool, kind) + 1);
}

/** These observers learn that the pool holds at least so many of a kind. */
export function prove(s: State, who: Seats, pool: Seat, kind: Kind, cards: number): void {
  for (let observer = 0; observer <= seatsAt(s); observer++)
    if (observer !== pool && has(who, observer) && knownBy(s, observer, pool, kind) < cards)
      setKnown(s, observer, pool, kind, cards);
}
