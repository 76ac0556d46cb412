import { below, fork, type Rng, shuffle } from '@insula/kernel';
import { type Card, DECK, type Heap, KINDS, noCards, spread } from './cards.ts';
import { cloneFrame, cloneVariant } from './clone.ts';
import { bystanderOf, cartOf, factsAt, nothingKnown, pileOf } from './knowledge.ts';
import { MAX_LANTERN, type State } from './state.ts';
import { type Frame, HIDDEN, type View } from './types.ts';

/** Every pool keeps the cards known to be in it; all others are dealt at random. What the others know of each other is
 *  not imagined: it changes nothing that anybody may do or that this viewer will see. */
export function determinize(view: View, rng: Rng): State {
  const seats = view.coins.length;
  const unseen = shuffle(rng, spread(unseenBy(view)));
  const fillPool = (pool: number, cards: number): Card[] => {
    const known = spread(view.known[pool]);
    return shuffle(rng, known.concat(unseen.splice(0, cards - known.length)));
  };

  const hands: Heap[] = [];
  const rooms: Card[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const hidden = view.rooms[seat].filter((card) => card === HIDDEN).length;
    const cards = seat === view.seat ? [] : fillPool(seat, view.handSizes[seat] + hidden);
    rooms.push(view.rooms[seat].map((card) => (card === HIDDEN ? cards.pop()! : card)));
    hands.push(seat === view.seat && view.hand !== null ? view.hand.slice() : heapOf(cards));
  }
  return {
    rng: fork(rng),
    variant: cloneVariant(view.variant),
    coins: view.coins.slice(),
    hands,
    rooms,
    cart: heapOf(fillPool(cartOf(seats), view.cartSize)),
    pile: fillPool(pileOf(seats), view.pileSize),
    discards: view.discards.slice(),
    known: knownTo(view, seats),
    stack: view.stack.map((frame) => imagined(frame, rng)),
  };
}

/** The deck without all cards whose place the viewer knows. */
function unseenBy(view: View): Heap {
  const unseen = DECK.slice();
  for (let card = 0; card < KINDS; card++) {
    unseen[card] -= view.discards[card];
    if (view.hand !== null) unseen[card] -= view.hand[card];
    for (const known of view.known) unseen[card] -= known[card];
  }
  for (const rooms of view.rooms) for (const card of rooms) if (card !== HIDDEN) unseen[card]--;
  for (const frame of view.stack) if ('card' in frame) unseen[frame.card]--;
  return unseen;
}

function knownTo(view: View, seats: number): number[] {
  const known = nothingKnown(seats);
  for (let pool = 0; pool < view.known.length; pool++) {
    const at = factsAt(seats, view.seat ?? bystanderOf(seats), pool);
    for (let card = 0; card < KINDS; card++) known[at + card] = view.known[pool][card];
  }
  return known;
}

function imagined(frame: Frame, rng: Rng): Frame {
  if (frame.kind !== 'lanterns') return cloneFrame(frame);
  return { kind: 'lanterns', picks: frame.picks.map((pick) => (pick === HIDDEN ? 1 + below(rng, MAX_LANTERN) : pick)) };
}

function heapOf(cards: readonly Card[]): Heap {
  const heap = noCards();
  for (const card of cards) heap[card]++;
  return heap;
}
