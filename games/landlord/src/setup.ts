import { below, leftOf, type Rng, shuffle } from '@insula/kernel';
import { type Kind, noCards, ROOF } from './cards.ts';
import { SUPPLIED } from './editions/book.ts';
import { bookOf } from './editions/shelf.ts';
import { takeOpenly } from './hands.ts';
import { nothingKnown } from './knowledge.ts';
import { drawTop } from './pile.ts';
import { settle } from './rules/rulebook.ts';
import { bookFor } from './street.ts';
import { NOWHERE, type State, type Variant } from './types.ts';

/** L-10: a Roof each, then the cards; the one left of a dealer drawn by lot begins. F-1: some cards lie in supplies. */
export function setup(variant: Variant, seats: number, rng: Rng): State {
  const s = emptyTable(variant, seats, rng);
  const { sums, copies, is, supplied } = bookFor(s);
  s.supply = supplied.map((kind) => copies[kind]);
  for (let seat = 0; seat < seats; seat++) for (let i = 0; i < sums.roofs; i++) takeOpenly(s, seat, ROOF);
  const deck: Kind[] = [];
  copies.forEach((count, kind) => {
    if ((is[kind] & SUPPLIED) !== 0) return;
    for (let i = kind === ROOF ? sums.roofs * seats : 0; i < count; i++) deck.push(kind);
  });
  s.pile = shuffle(s.rng, deck);
  s.known.pile = s.pile.map(() => 0);
  s.stretches = [s.pile.length];
  for (let seat = 0; seat < seats; seat++) for (let i = 0; i < sums.cards; i++) drawTop(s, seat);
  s.first = leftOf(below(s.rng, seats), seats);
  s.turn = s.first;
  s.stack.push({ kind: 'match', step: 0 });
  settle(s, null);
  return s;
}

/** Nothing is dealt, and nothing lies on the table. The fields stand in the order of `clone`, so that a state and its copies
 *  have one shape. */
export function emptyTable(variant: Variant, seats: number, rng: Rng): State {
  return {
    rng,
    variant,
    stack: [],
    money: new Array<number>(seats).fill(bookOf(variant).sums.start),
    hands: noCards(seats),
    handSizes: new Array<number>(seats).fill(0),
    pile: [],
    stretches: [],
    discards: [],
    supply: bookOf(variant).supplied.map(() => 0),
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
    turn: 0,
    first: 0,
    round: 0,
    earned: 0,
    spent: 0,
    bought: 0,
    site: NOWHERE,
    takenBack: false,
    asked: new Array<number>(seats).fill(0),
    idle: 0,
    reshuffled: false,
    turnsLeft: -1,
    rich: false,
    ending: null,
  };
}
