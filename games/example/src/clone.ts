import type { Card, Heap } from './cards.ts';
import type { State } from './state.ts';
import type { Frame, Variant } from './types.ts';

export function clone(s: State): State {
  const hands: Heap[] = [];
  const rooms: Card[][] = [];
  const cart: Heap[] = [];
  const known: Heap[] = [];
  const stack: Frame[] = [];
  for (let seat = 0; seat < s.hands.length; seat++) {
    hands.push(s.hands[seat].slice());
    rooms.push(s.rooms[seat].slice());
    cart.push(s.cart[seat].slice());
  }
  for (let pool = 0; pool < s.known.length; pool++) known.push(s.known[pool].slice());
  for (let i = 0; i < s.stack.length; i++) stack.push(cloneFrame(s.stack[i]));
  return {
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    variant: cloneVariant(s.variant),
    coins: s.coins.slice(),
    hands,
    rooms,
    pile: s.pile.slice(),
    cart,
    discards: s.discards.slice(),
    known,
    stack,
  };
}

export const cloneVariant = (v: Variant): Variant => ({
  rounds: v.rounds,
  auction: v.auction,
  reserve: v.reserve,
  hands: v.hands,
});

/** Written out rather than spread: one literal per shape keeps the rules fast. */
export function cloneFrame(f: Frame): Frame {
  switch (f.kind) {
    case 'round':
      return { kind: 'round', step: f.step, number: f.number, turns: f.turns };
    case 'lanterns':
      return { kind: 'lanterns', picks: f.picks.slice() };
    case 'turn':
      return { kind: 'turn', step: f.step, seat: f.seat };
    case 'action':
      return { kind: 'action', seat: f.seat };
    case 'auction':
      return { kind: 'auction', seller: f.seller, card: f.card, at: f.at, in: f.in, bid: f.bid, leader: f.leader };
    case 'price':
      return { kind: 'price', seller: f.seller, card: f.card, buyer: f.buyer };
    case 'sale':
      return { kind: 'sale', seller: f.seller, card: f.card, buyer: f.buyer, price: f.price };
    case 'leak':
      return { kind: 'leak', step: f.step, by: f.by, target: f.target };
    case 'answers':
      return { kind: 'answers', by: f.by, target: f.target, at: f.at, answer: f.answer };
    case 'investigation':
      return { kind: 'investigation', by: f.by, at: f.at, guilty: f.guilty };
  }
}
