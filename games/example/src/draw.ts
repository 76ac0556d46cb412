import { CARDS, type Card, size } from './cards.ts';
import { pileOf } from './knowledge.ts';
import { type Frame, HIDDEN, type View } from './types.ts';

/** The table in text: a line for each house, then what lies between them. */
export function draw(view: View): string {
  const { coins, seat: me, known } = view;
  const seats = coins.length;
  const lines = [heading(view)];
  for (let seat = 0; seat < seats; seat++) {
    const mark = seat === me ? '*' : ' ';
    const hand = seat === me && view.hand !== null ? heapText(view.hand) : `${view.handSizes[seat]} cards`;
    lines.push(
      `${mark}seat ${seat + 1}  ${coins[seat]} coins  house ${house(view.rooms[seat])}  hand ${hand}${sure(known[seat])}`,
    );
  }
  const laid = view.laid === null ? '' : ` (yours: ${heapText(view.laid)})`;
  lines.push(` pile ${view.pileSize} cards${sure(known[pileOf(seats)])}, cart ${view.cartSizes.join('+')} cards${laid}`);
  lines.push(` discards ${heapText(view.discards)}`);
  return lines.join('\n');
}

const sure = (known: readonly number[]): string => (size(known) > 0 ? ` (surely ${heapText(known)})` : '');

function heading(view: View): string {
  const round = view.stack[0];
  if (round?.kind !== 'round') return 'Lantern Lane, the end';
  const top = view.stack[view.stack.length - 1];
  return `Lantern Lane, round ${round.number} of ${view.variant.rounds}: ${pending(top)}`;
}

function pending(frame: Frame): string {
  switch (frame.kind) {
    case 'lanterns':
      return `lanterns ${frame.picks.map((pick) => (pick === 0 ? '.' : pick === HIDDEN ? '?' : pick)).join(' ')}`;
    case 'action':
      return `seat ${frame.seat + 1} acts`;
    case 'auction':
      return `seat ${frame.seller + 1} auctions ${CARDS[frame.card]}, ${
        frame.bid === 0 ? 'no bid yet' : `seat ${frame.leader + 1} bids ${frame.bid}`
      }, seat ${frame.at + 1} is asked`;
    case 'price':
      return `seat ${frame.seller + 1} offers ${CARDS[frame.card]} to seat ${frame.buyer + 1}`;
    case 'sale':
      return `seat ${frame.seller + 1} offers ${CARDS[frame.card]} to seat ${frame.buyer + 1} for ${frame.price}`;
    case 'answers':
      return `seat ${frame.by + 1} sprang a leak at seat ${frame.target + 1}, seat ${frame.at + 1} is asked`;
    case 'investigation':
      return `the warden asks seat ${frame.at + 1}`;
    case 'round':
    case 'turn':
    case 'leak':
      return frame.kind;
  }
}

const house = (rooms: readonly Card[]): string =>
  rooms.length === 0 ? '-' : rooms.map((card) => (card === HIDDEN ? '[?]' : `[${CARDS[card]}]`)).join('');

function heapText(heap: readonly number[]): string {
  const kinds = CARDS.map((name, card) => (heap[card] > 1 ? `${heap[card]} ${name}` : name)).filter(
    (_, card) => heap[card] > 0,
  );
  return kinds.length === 0 ? 'none' : kinds.join(', ');
}
