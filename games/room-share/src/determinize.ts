import { fork, type Rng, shuffle } from '@insula/kernel';
import { deckOf, spread } from './cards.ts';
import { FLATS } from './flats.ts';
import { boxed } from './setup.ts';
import { NOBODY_HOME, withTenant } from './tenants.ts';
import { ARROWS, CARDS, type Card, COLOURS, type Colour, NONE, type State, type View } from './types.ts';

/** A seat knows its own hand, the discards and the card in play. All the rest may lie in any order anywhere. */
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
  for (let flat = 0; flat < FLATS; flat++) s.flats[flat] = packed(v.tenants, flat * ARROWS.length);
  s.lifted = packed(v.lifted, 0);
  s.discards = v.discards.slice();
  s.pile = shuffle(rng, spread(unseen(v)));
  for (let seat = 0; seat < v.seats; seat++)
    if (v.hand !== null && seat === v.me) hold(s, seat, v.hand);
    else for (let n = 0; n < v.handSizes[seat]; n++) s.hands[seat * CARDS.length + (s.pile.pop() as Card)]++;
  return s;
}

function hold(s: State, seat: number, hand: readonly number[]): void {
  for (let card = 0; card < CARDS.length; card++) s.hands[seat * CARDS.length + card] = hand[card];
}

function unseen(v: View): number[] {
  const left = deckOf(v.renovation, v.duel).slice();
  for (let card = 0; card < left.length; card++) left[card] -= v.discards[card] + (v.hand === null ? 0 : v.hand[card]);
  if (v.card !== NONE) left[v.card]--;
  return left;
}

function packed(colours: readonly Colour[], from: number): number {
  let pack = NOBODY_HOME;
  for (let arrow = 0; arrow < ARROWS.length; arrow++)
    if (colours[from + arrow] !== NONE) pack = withTenant(pack, arrow, colours[from + arrow]);
  return pack;
}
