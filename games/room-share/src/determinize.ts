import { fork, type Rng, type Seat, shuffle } from '@insula/kernel';
import { deckOf, spread } from './cards.ts';
import { FLATS } from './flats.ts';
import { boxed } from './setup.ts';
import { packAt } from './tenants.ts';
import { ARROWS, CARDS, type Card, COLOURS, NONE, type State, type View } from './types.ts';

/**
 * A seat knows its own hand, the discards and the card in play. Of the cards left, those that are more than the pile was
 * shuffled from must be in hands, and there among what was held before that. All the rest may lie anywhere.
 */
export function determinize(v: View, rng: Rng): State {
  const s = boxed(v.royal, v.renovation, v.duel, v.seats, fork(rng));
  s.box = v.box.slice();
  for (let i = 0; i < s.reserve.length; i++) s.reserve[i] = v.reserve[Math.floor(i / COLOURS.length)][i % COLOURS.length];
  s.phase = v.phase;
  s.first = v.first;
  s.turn = v.turn;
  s.ender = v.ender;
  s.card = v.card;
  s.flat = v.flat;
  s.arrow = v.arrow;
  s.evictions = v.evictions;
  if (v.phase === 'guests') return s;
  s.kinds = v.kinds.slice();
  for (let flat = 0; flat < FLATS; flat++) s.flats[flat] = packAt(v.tenants, flat * ARROWS.length);
  s.lifted = packAt(v.lifted, 0);
  s.discards = v.discards.slice();
  s.pool = v.pool.slice();
  s.fresh = v.fresh.slice();
  dealUnseen(s, v, rng);
  return s;
}

function dealUnseen(s: State, v: View, rng: Rng): void {
  if (v.me !== null && v.hand !== null)
    for (let card = 0; card < CARDS.length; card++) s.hands[v.me * CARDS.length + card] = v.hand[card];
  const rest = unseen(v);
  const surely: number[] = [];
  for (let card = 0; card < CARDS.length; card++) {
    surely.push(Math.max(0, rest[card] - v.pool[card]));
    rest[card] -= surely[card];
  }
  const held = shuffle(rng, spread(surely));
  s.pile = shuffle(rng, spread(rest));
  for (const seat of places(v, rng)) s.hands[seat * CARDS.length + ((held.length > 0 ? held : s.pile).pop() as Card)]++;
}

/** The seats of all cards in other hands: first of those surely held since before the last shuffle. */
function places(v: View, rng: Rng): Seat[] {
  const old: Seat[] = [];
  const fresh: Seat[] = [];
  for (let seat = 0; seat < v.seats; seat++)
    if (seat !== v.me)
      for (let n = 0; n < v.handSizes[seat]; n++) (n < v.handSizes[seat] - v.fresh[seat] ? old : fresh).push(seat);
  return [...shuffle(rng, old), ...shuffle(rng, fresh)];
}

function unseen(v: View): number[] {
  const left = deckOf(v.renovation, v.duel).slice();
  for (let card = 0; card < left.length; card++) left[card] -= v.discards[card] + (v.hand === null ? 0 : v.hand[card]);
  if (v.card !== NONE) left[v.card]--;
  return left;
}
