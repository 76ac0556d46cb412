import type { Seat } from '@insula/kernel';
import { size } from './cards.ts';
import { cloneFrame, cloneVariant } from './clone.ts';
import { bystanderOf, factsOf, poolsOf } from './knowledge.ts';
import { type State, seatsAt } from './state.ts';
import { type Frame, HIDDEN, type View } from './types.ts';

/** E-3, built field by field from nothing: what is not named here is not seen. */
export function view(s: State, seat: Seat | null): View {
  const seats = seatsAt(s);
  const over = s.stack.length === 0;
  return {
    seat,
    variant: cloneVariant(s.variant),
    coins: s.coins.slice(),
    hand: seat === null ? null : s.hands[seat].slice(),
    handSizes: s.hands.map(size),
    rooms: s.rooms.map((rooms, owner) => rooms.map((card) => (over || owner === seat ? card : HIDDEN))),
    pileSize: s.pile.length,
    cartSize: size(s.cart),
    discards: s.discards.slice(),
    known: Array.from({ length: poolsOf(seats) }, (_, pool) => factsOf(s, seat ?? bystanderOf(seats), pool)),
    stack: s.stack.map((frame) => seen(frame, seat)),
  };
}

/** E-10 Whether a seat has picked its lantern is seen, the pick is not. */
function seen(frame: Frame, viewer: Seat | null): Frame {
  if (frame.kind !== 'lanterns') return cloneFrame(frame);
  return { kind: 'lanterns', picks: frame.picks.map((pick, seat) => (pick === 0 || seat === viewer ? pick : HIDDEN)) };
}
