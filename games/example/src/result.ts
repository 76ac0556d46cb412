import type { Result, Seat, TallyLine } from '@insula/kernel';
import { BRICK, type Card, DECK, noCards } from './cards.ts';
import { fullHouse, type State } from './state.ts';

const BRICK_ROOM = 4;
const PLAIN_ROOM = 2;

/** E-40 to E-42 */
export function result(s: State): Result | null {
  if (s.stack.length > 0) return null;
  const tally = s.coins.map((_, seat) => tallyOf(s, seat));
  const points = tally.map((lines) => lines.reduce((sum, line) => sum + line.points, 0));
  const ahead = (a: Seat, b: Seat): boolean =>
    points[a] > points[b] || (points[a] === points[b] && bricksIn(s.rooms[a]) > bricksIn(s.rooms[b]));
  const rank = points.map((_, seat) => 1 + points.filter((_, other) => ahead(other, seat)).length);
  return { points, rank, ending: fullHouse(s) ? 'house' : 'rounds', tally };
}

function tallyOf(s: State, seat: Seat): TallyLine[] {
  const bricks = bricksIn(s.rooms[seat]);
  const plain = s.rooms[seat].length - bricks;
  return [
    { what: 'brick-rooms', count: bricks, points: bricks * BRICK_ROOM, rule: 'E-41' },
    { what: 'plain-rooms', count: plain, points: plain * PLAIN_ROOM, rule: 'E-41' },
    { what: 'coins', count: s.coins[seat], points: s.coins[seat], rule: 'E-41' },
  ];
}

const bricksIn = (rooms: readonly Card[]): number => rooms.filter((card) => card === BRICK).length;

/** Points now, rent still to come, and a little for each card, against the best of the others. */
export function worth(s: State, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.coins.length; other++) if (other !== seat) best = Math.max(best, pointsOf(s, other));
  return pointsOf(s, seat) - best;
}

function pointsOf(s: State, seat: Seat): number {
  const round = s.stack[0];
  const roundsLeft = round?.kind === 'round' ? s.variant.rounds - round.number : 0;
  let points = s.coins[seat];
  for (const card of s.rooms[seat]) points += (card === BRICK ? BRICK_ROOM : PLAIN_ROOM) + roundsLeft;
  if (round === undefined) return points;
  for (let card = 0; card < DECK.length; card++) points += s.hands[seat][card] * (card === BRICK ? 1 : 0.5);
  return points;
}

/** Of every kind of card there are always as many as in the box. */
export function census(s: State): readonly number[] {
  const cards = noCards();
  const heaps = [...s.hands, ...s.cart, s.discards];
  for (const heap of heaps) for (let card = 0; card < DECK.length; card++) cards[card] += heap[card];
  for (const card of s.pile) cards[card]++;
  for (const rooms of s.rooms) for (const card of rooms) cards[card]++;
  for (const frame of s.stack) if ('card' in frame) cards[frame.card]++;
  return cards;
}
