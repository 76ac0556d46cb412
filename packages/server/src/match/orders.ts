import { has, type Seat } from '@insula/kernel';
import { answer } from './answers.ts';
import { isPlayedByPerson, type Match, type Play } from './match.ts';
import type { Turn } from './turn.ts';

/** Moves that orders make in a row: where all who sit there have orders for whatever they are asked, thousands would follow
 *  from one word, and nobody in any other match be heard meanwhile. */
const MOST_FOLLOWED = 50;

/** Answers for seats whose standing orders say what. Returns whether one did. */
export function followOrders(turn: Turn, play: Play): boolean {
  const { match } = turn;
  if (play.followed >= MOST_FOLLOWED) return false;
  for (let seat = 0; seat < match.orders.length; seat++) {
    if (match.orders[seat].length === 0 || !has(play.awaited, seat)) continue;
    if (play.held[seat] !== null || !isPlayedByPerson(match.head.seats[seat])) continue;
    const move = ordered(match, play, seat);
    if (move !== null && answer(turn, play, seat, [move], 'order', null) === null) return true;
  }
  return false;
}

function ordered(match: Match, play: Play, seat: Seat): string | null {
  const { game, orders } = match;
  const asked = game.ask(game.view(play.state, seat)).key;
  const order = orders[seat].find(({ ask, move }) => ask === asked && play.legal[seat].includes(game.read(move)));
  return order?.move ?? null;
}
