import { BadInput, type Json, readFields } from '@insula/kernel';
import { CARDS, KINDS, noCards, size } from './cards.ts';
import { pileOf } from './knowledge.ts';
import { readHeap, writeHeap } from './reading.ts';
import { type State, seatsAt } from './state.ts';

/** What all know, in a position: `{ "home 2": { "leak": 1 }, "pile": { "brick": 3 } }`. */
export function readKnown(s: State, written: Json): void {
  const names = poolNames(seatsAt(s));
  for (const [name, cards] of Object.entries(readFields(written, 'known', [], names))) {
    const pool = names.indexOf(name);
    const there = cardsIn(s, pool);
    s.known[pool] = readHeap(cards, `known of ${name}`);
    for (let card = 0; card < KINDS; card++)
      if (s.known[pool][card] > there[card])
        throw new BadInput(`known says ${s.known[pool][card]} ${CARDS[card]} in ${name}, but there are ${there[card]}.`);
  }
}

export function writeKnown(s: State): Json {
  const names = poolNames(seatsAt(s));
  return Object.fromEntries(
    s.known.map((known, pool) => [names[pool], writeHeap(known)] as const).filter((_, pool) => size(s.known[pool]) > 0),
  );
}

const poolNames = (seats: number): string[] => [...Array.from({ length: seats }, (_, seat) => `home ${seat + 1}`), 'pile'];

/** What really is in a pool. Rooms that are turned up are in none. */
function cardsIn(s: State, pool: number): number[] {
  const cards = noCards();
  if (pool === pileOf(seatsAt(s))) {
    for (const card of s.pile) cards[card]++;
    return cards;
  }
  for (let card = 0; card < KINDS; card++) cards[card] = s.hands[pool][card] + s.cart[pool][card];
  if (s.stack.length > 0) for (const card of s.rooms[pool]) cards[card]++;
  return cards;
}
