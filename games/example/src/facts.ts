import { BadInput, type Json } from '@insula/kernel';
import { CARDS, KINDS, noCards, size } from './cards.ts';
import { bystanderOf, cartOf, factsAt, factsOf, pileOf, poolsOf, viewersOf } from './knowledge.ts';
import { readFields, readHeap, readList, readSeat, shown, writeHeap } from './reading.ts';
import { type State, seatsAt } from './state.ts';

/** Known facts in a position: `{ "seat": 1, "where": "home 2", "cards": { "leak": 1 } }`; seat null is whoever looks on. */
export function readKnown(s: State, written: Json): void {
  const seats = seatsAt(s);
  for (const entry of readList(written, 'known')) {
    const fact = readFields(entry, 'each fact of known', ['seat', 'where', 'cards'], []);
    const viewer = fact.seat === null ? bystanderOf(seats) : readSeat(fact.seat, 'seat in known', seats);
    const pool = places(seats).indexOf(fact.where as string);
    if (pool < 0) throw new BadInput(`where in known must be one of ${places(seats).join(', ')}, not ${shown(fact.where)}.`);
    if (pool === viewer) throw new BadInput(`Seat ${viewer + 1} sees its own home: known is for what it cannot see.`);
    const cards = readHeap(fact.cards, 'cards in known');
    const there = cardsIn(s, pool);
    for (let card = 0; card < KINDS; card++) {
      if (cards[card] > there[card])
        throw new BadInput(`known says ${cards[card]} ${CARDS[card]} in ${fact.where}, but there are ${there[card]}.`);
      s.known[factsAt(seats, viewer, pool) + card] = cards[card];
    }
  }
}

export function writeKnown(s: State): Json[] {
  const seats = seatsAt(s);
  const known: Json[] = [];
  for (let viewer = 0; viewer < viewersOf(seats); viewer++)
    for (let pool = 0; pool < poolsOf(seats); pool++) {
      const facts = factsOf(s, viewer, pool);
      if (size(facts) === 0) continue;
      const seat = viewer === bystanderOf(seats) ? null : viewer + 1;
      known.push({ seat, where: places(seats)[pool], cards: writeHeap(facts) });
    }
  return known;
}

/** The pools by name, in their order. */
const places = (seats: number): string[] => [
  ...Array.from({ length: seats }, (_, seat) => `home ${seat + 1}`),
  'cart',
  'pile',
];

/** What really is in a pool. Rooms that are turned up are in none. */
function cardsIn(s: State, pool: number): number[] {
  const cards = noCards();
  const seats = seatsAt(s);
  if (pool === pileOf(seats)) for (const card of s.pile) cards[card]++;
  else if (pool === cartOf(seats)) return s.cart;
  else {
    for (let card = 0; card < KINDS; card++) cards[card] = s.hands[pool][card];
    if (s.stack.length > 0) for (const card of s.rooms[pool]) cards[card]++;
  }
  return cards;
}
