import type { Seat } from '@insula/kernel';
import { size } from './cards.ts';
import { cloneFrame, cloneVariant } from './clone.ts';
import type { State } from './state.ts';
import { type Frame, HIDDEN, type View } from './types.ts';

/** E-3, built field by field from nothing: what is not named here is not seen. */
export function view(s: State, seat: Seat | null): View {
  const over = s.stack.length === 0;
  return {
    seat,
    variant: cloneVariant(s.variant),
    coins: s.coins.slice(),
    hand: seat === null ? null : s.hands[seat].slice(),
    handSizes: s.hands.map(size),
    rooms: s.rooms.map((rooms, owner) => rooms.map((card) => (over || owner === seat ? card : HIDDEN))),
    pileSize: s.pile.length,
    cartSizes: s.cart.map(size),
    laid: seat === null ? null : s.cart[seat].slice(),
    discards: s.discards.slice(),
    known: s.known.map((known) => known.slice()),
    stack: s.stack.map((frame) => seen(frame, seat)),
  };
}

/** E-10 Whether a seat has picked its lantern is seen, the pick is not. */
function seen(frame: Frame, viewer: Seat | null): Frame {
  if (frame.kind !== 'lanterns') return cloneFrame(frame);
  return { kind: 'lanterns', picks: frame.picks.map((pick, seat) => (pick === 0 || seat === viewer ? pick : HIDDEN)) };
}
