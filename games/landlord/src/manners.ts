import type { Seat } from '@insula/kernel';
import type { Kind } from './cards.ts';
import { poolSize, unseenBy } from './determinize.ts';
import { bookOf } from './editions/shelf.ts';
import type { Move } from './types.ts';
import type { View } from './view.ts';

/** Nobody is asked to deal twice in a turn, nor for what they cannot have. By the asker's next turn whoever refused has had
 *  one of their own, with rents and new cards: then they may be asked again. */
export function rude(view: View, move: Move): boolean {
  if (move.do === 'ask') return view.asked[move.seat] > 0 || !hasAnythingFor(view, move.seat);
  const deal = view.stack.at(-1);
  if (move.do !== 'want' || deal?.kind !== 'deal') return false;
  const wanted = deal.want.filter((card) => card === move.card).length;
  return mostOf(view, deal.with, move.card) <= wanted;
}

/** Where only roofs change hands, the partner must be able to have one. */
function hasAnythingFor(view: View, other: Seat): boolean {
  if (view.variant.trade !== 'roofs') return view.handSizes[other] > 0 || view.handSizes[view.turn] > 0;
  return view.handSizes[other] > 0 && bookOf(view.variant).finishes.some((card) => mostOf(view, other, card) > 0);
}

/** How many of a kind a seat holds at most, by what the viewer knows. */
function mostOf(view: View, seat: Seat, card: Kind): number {
  const known = view.known[seat];
  const unknown = poolSize(view, seat) - known.reduce((sum, count) => sum + count, 0);
  return Math.min(view.handSizes[seat], known[card] + Math.min(unknown, unseenBy(view)[card]));
}
