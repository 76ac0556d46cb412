import type { Seat } from '@insula/kernel';
import { answer } from './answers.ts';
import { isPlayedByPerson, type Match, type Play } from './match.ts';
import { awaitedSeats } from './play.ts';

/** Answers for seats whose standing orders say what. Returns whether one did. */
export function followOrders(match: Match, play: Play): boolean {
  for (const seat of awaitedSeats(play)) {
    if (play.held[seat] !== null || !isPlayedByPerson(match.head.seats[seat])) continue;
    const move = ordered(match, play, seat);
    if (move !== null && answer(match, play, seat, [move], 'order', null) === null) return true;
  }
  return false;
}

function ordered(match: Match, play: Play, seat: Seat): string | null {
  const orders = match.orders[seat];
  if (orders.length === 0) return null;
  const { game } = match;
  const asked = game.ask(game.view(play.state, seat)).key;
  const order = orders.find(({ ask, move }) => ask === asked && play.legal[seat].includes(game.read(move)));
  return order?.move ?? null;
}
