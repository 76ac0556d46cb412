import { fork, type Rng, shuffle } from '@insula/kernel';
import { deckOf, spread } from './cards.ts';
import { FLATS } from './flats.ts';
import { boxed } from './setup.ts';
import { NOBODY_HOME, withTenant } from './tenants.ts';
import { ARROWS, type Arrow, CARDS, type Colour, NONE, type State, type View } from './types.ts';

/** A seat knows its own hand, the discards and the card in play. All the rest may lie in any order anywhere. */
export function determinize(v: View, rng: Rng): State {
  const s = boxed(v.royal, v.renovation, v.duel, v.seats, fork(rng));
  s.box = v.box.slice();
  s.reserve = v.reserve.flat();
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
  for (let flat = 0; flat < FLATS; flat++) s.flats[flat] = packed((arrow) => v.tenants[flat * ARROWS.length + arrow]);
  s.lifted = packed((arrow) => v.lifted[arrow]);
  s.discards = v.discards.slice();
  s.pile = shuffle(rng, spread(unseen(v)));
  for (let seat = 0; seat < v.seats; seat++)
    if (seat === v.me && v.hand !== null)
      for (const card of CARDS.keys()) s.hands[seat * CARDS.length + card] = v.hand[card];
    else for (let n = 0; n < v.handSizes[seat]; n++) s.hands[seat * CARDS.length + (s.pile.pop() as number)]++;
  return s;
}

function unseen(v: View): number[] {
  return deckOf(v.renovation, v.duel).map(
    (count, card) => count - v.discards[card] - (v.hand?.[card] ?? 0) - (card === v.card ? 1 : 0),
  );
}

function packed(on: (arrow: Arrow) => Colour): number {
  let pack = NOBODY_HOME;
  for (let arrow = 0; arrow < ARROWS.length; arrow++) if (on(arrow) !== NONE) pack = withTenant(pack, arrow, on(arrow));
  return pack;
}
