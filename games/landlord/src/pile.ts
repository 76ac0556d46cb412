import { type Seat, type Seats, shuffle } from '@insula/kernel';
import { KINDS, type Kind } from './cards.ts';
import { takeSecretly } from './hands.ts';
import { learn } from './knowledge.ts';
import { bookFor, seatsAt } from './street.ts';
import type { State } from './types.ts';

/** All seats and whoever looks on, as those who may know a card of the pile. */
export const allObservers = (seats: number): Seats => (1 << (seats + 1)) - 1;

/** Takes the top card into a hand. What the others knew of its stretch shrinks to what is still certain. */
export function drawTop(s: State, seat: Seat): Kind {
  const kind = s.pile.pop()!;
  const seen = s.known.pile.pop()!;
  const last = s.stretches.length - 1;
  s.stretches[last]--;
  drawn(s, seat, kind, seen, s.pile.length - s.stretches[last]);
  if (s.stretches[last] === 0) s.stretches.pop();
  takeSecretly(s, seat, kind);
  return kind;
}

const shrunk = new Int32Array(KINDS);

/** The rest of the stretch begins at `from`. */
function drawn(s: State, seat: Seat, kind: Kind, seen: Seats, from: number): void {
  let anyone = seen;
  for (let i = from; i < s.pile.length; i++) anyone |= s.known.pile[i];
  if (anyone === 0) return;
  // Whoever knew a whole stretch of one kind knows what was drawn from it.
  let certain = seen;
  for (let i = from; i < s.pile.length; i++) certain &= s.pile[i] === kind ? s.known.pile[i] : 0;
  learn(s, certain, seat, kind);
  shrunk.fill(0);
  shrunk[kind] = seen;
  for (let i = from; i < s.pile.length; i++) {
    const here = s.pile[i];
    // The one who draws sees that it is no other kind; all others must reckon with every kind they knew of.
    const unsure = here === kind ? ~certain : ~certain & ~(1 << seat);
    const forgets = s.known.pile[i] & unsure & ~shrunk[here];
    s.known.pile[i] &= ~forgets;
    shrunk[here] |= forgets;
  }
}

const SEEN_BITS = 7;

/** Puts cards, shuffled, as one stretch under a pile that is not exhausted. `seen` says who knows each. */
export function putUnder(s: State, cards: readonly Kind[], seen: readonly Seats[]): void {
  const both = shuffle(
    s.rng,
    cards.map((kind, i) => (kind << SEEN_BITS) | seen[i]),
  );
  for (const card of both) {
    s.pile.unshift(card >> SEEN_BITS);
    s.known.pile.unshift(card & ((1 << SEEN_BITS) - 1));
  }
  s.stretches.unshift(cards.length);
}

const FEW_SEATS = 4;

/** L-81: in some editions with five or six seats the discards become the pile once. */
export const hasSecondPile = (s: State): boolean => bookFor(s).ways.secondPile && seatsAt(s) > FEW_SEATS && !s.reshuffled;

/** L-81: the discards become the pile; everybody knows what is in it. */
export function reshuffle(s: State): void {
  s.pile = shuffle(s.rng, s.discards);
  s.known.pile = s.pile.map(() => allObservers(seatsAt(s)));
  s.stretches = [s.pile.length];
  s.discards = [];
  s.reshuffled = true;
}
