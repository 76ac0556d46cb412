import { below, leftOf, type Options, type Rng, shuffle } from '@insula/kernel';
import { KINDS, type Kind, ROOF } from './cards.ts';
import { BOOKS } from './editions/shelf.ts';
import { takeOpenly } from './hands.ts';
import { nothingKnown } from './knowledge.ts';
import { variantOf } from './options.ts';
import { drawTop } from './pile.ts';
import { settle } from './rules/rulebook.ts';
import { freshTurn } from './rules/turn.ts';
import { bookFor } from './street.ts';
import { NOWHERE, type State, type Variant } from './types.ts';

/** L-10: a Roof each, then the cards; the one left of a dealer drawn by lot begins. */
export function setup(options: Options, seats: number, rng: Rng): State {
  const s = emptyTable(variantOf(options), seats, rng);
  const { sums, copies } = bookFor(s);
  for (let seat = 0; seat < seats; seat++) for (let i = 0; i < sums.roofs; i++) takeOpenly(s, seat, ROOF);
  const deck: Kind[] = [];
  copies.forEach((count, kind) => {
    for (let i = kind === ROOF ? sums.roofs * seats : 0; i < count; i++) deck.push(kind);
  });
  s.pile = shuffle(s.rng, deck);
  s.known.pile = s.pile.map(() => 0);
  s.stretches = [s.pile.length];
  for (let seat = 0; seat < seats; seat++) for (let i = 0; i < sums.cards; i++) drawTop(s, seat);
  s.first = leftOf(below(s.rng, seats), seats);
  s.turn = s.first;
  s.stack.push({ kind: 'match', step: 0 });
  settle(s, null, () => {});
  return s;
}

/** Nothing is dealt, and nothing lies on the table. */
export function emptyTable(variant: Variant, seats: number, rng: Rng): State {
  return {
    rng,
    variant,
    stack: [],
    money: new Array<number>(seats).fill(BOOKS[variant.book].sums.start),
    hands: new Array<number>(seats * KINDS).fill(0),
    handSizes: new Array<number>(seats).fill(0),
    pile: [],
    stretches: [],
    discards: [],
    inPlay: [],
    known: nothingKnown(seats),
    jailed: NOWHERE,
    owner: [],
    height: [],
    floors: [],
    roof: [],
    cover: [],
    cellar: [],
    tenant: [],
    mark: [],
    ...freshTurn(seats, 0),
  };
}
