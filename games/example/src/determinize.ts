import { below, fork, type Rng, shuffle } from '@insula/kernel';
import { type Card, DECK, type Heap, KINDS, noCards, spread } from './cards.ts';
import { cloneFrame, cloneVariant } from './clone.ts';
import { pileOf } from './knowledge.ts';
import { MAX_LANTERN, type State } from './state.ts';
import { type Frame, HIDDEN, type View } from './types.ts';

/** Every pool keeps the cards known to be in it; all others are dealt at random. */
export function determinize(view: View, rng: Rng): State {
  const seats = view.coins.length;
  const unseen = shuffle(rng, spread(unseenBy(view)));
  const fillPool = (pool: number, cards: number): Card[] => {
    const known = spread(view.known[pool]);
    return shuffle(rng, known.concat(unseen.splice(0, cards - known.length)));
  };

  const hands: Heap[] = [];
  const rooms: Card[][] = [];
  const cart: Heap[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (seat === view.seat && view.hand !== null && view.laid !== null) {
      hands.push(view.hand.slice());
      rooms.push(view.rooms[seat].slice());
      cart.push(view.laid.slice());
      continue;
    }
    const hidden = view.rooms[seat].filter((card) => card === HIDDEN).length;
    const home = fillPool(seat, view.handSizes[seat] + hidden + view.cartSizes[seat]);
    hands.push(heapOf(home.splice(0, view.handSizes[seat])));
    cart.push(heapOf(home.splice(0, view.cartSizes[seat])));
    rooms.push(view.rooms[seat].map((card) => (card === HIDDEN ? home.pop()! : card)));
  }
  return {
    rng: fork(rng),
    variant: cloneVariant(view.variant),
    coins: view.coins.slice(),
    hands,
    rooms,
    pile: fillPool(pileOf(seats), view.pileSize),
    cart,
    discards: view.discards.slice(),
    known: view.known.map((known) => known.slice()),
    stack: view.stack.map((frame) => imagined(frame, rng)),
  };
}

/** The deck without all cards whose place the viewer knows. */
function unseenBy(view: View): Heap {
  const unseen = DECK.slice();
  const placed = [view.discards, ...view.known.filter((_, pool) => pool !== view.seat)];
  if (view.hand !== null) placed.push(view.hand);
  if (view.laid !== null) placed.push(view.laid);
  for (const heap of placed) for (let card = 0; card < KINDS; card++) unseen[card] -= heap[card];
  for (const rooms of view.rooms) for (const card of rooms) if (card !== HIDDEN) unseen[card]--;
  for (const frame of view.stack) if ('card' in frame) unseen[frame.card]--;
  return unseen;
}

/** A lantern that is picked and not shown may be any. */
function imagined(frame: Frame, rng: Rng): Frame {
  if (frame.kind !== 'lanterns') return cloneFrame(frame);
  return { kind: 'lanterns', picks: frame.picks.map((pick) => (pick === HIDDEN ? 1 + below(rng, MAX_LANTERN) : pick)) };
}

function heapOf(cards: readonly Card[]): Heap {
  const heap = noCards();
  for (const card of cards) heap[card]++;
  return heap;
}
