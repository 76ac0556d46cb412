import type { Options } from '@insula/kernel';
import { BOMB, MOVE, MURDER } from './cards.ts';
import { type Book, cardsOf } from './editions/book.ts';
import { STALLED_ROUNDS } from './rules/turn.ts';

/** A building with everybody in it: five floors, three parts and seven tenants. */
const BUILDING = 15;

/** How many cards can come under the pile before the discards are shuffled: one for each Move or Murder, a building for
 *  each Bomb, and the dearest of these once more by Recycle. */
const underThePile = ({ copies, ways }: Book): number =>
  (ways.moveUnder ? copies[MOVE] : 0) + (ways.buryUnder ? copies[MURDER] : 0) + (copies[BOMB] + 1) * BUILDING;

/** A card put on the table is let or built on; music or a Tavern then sends tenants away, each in two moves, and each time
 *  all seats may be asked. No turn plays more cards than all there are and those that demolitions, evictions, Mothers and
 *  the one taking back return to a hand. */
const cardsPlayed = (book: Book): number => cardsOf(book) + 5 + 6 * BUILDING + 2 * 4;
const movesPerCard = (seats: number): number => 2 + seats * 10 + 8 * (2 + seats);
/** Three proposals to each of the others, each naming every card at most once more than it needs. */
const movesOfDealing = (book: Book, seats: number): number => 3 * (seats - 1) * (2 * cardsOf(book) + 6);
const movesOfTheRest = (book: Book, seats: number): number => 27 * movesPerCard(seats) + 2 * cardsOf(book);

/** L-80: the pile is drawn once or, with five and six seats, twice (L-81); a card is bought at least every third round,
 *  else the match is stalled; then every seat has one more turn. A loose bound, but one that no way of playing passes. */
export function longest(book: Book, options: Options, seats: number): number {
  const piles = book.ways.secondPile && seats > 4 ? 2 : 1;
  const draws = piles * (cardsOf(book) + underThePile(book));
  const byDeck = (draws + 1) * STALLED_ROUNDS * seats + seats;
  const turns = options.end === 'rounds' ? Math.min(byDeck, (options.rounds as number) * seats) : byDeck;
  return turns * (cardsPlayed(book) * movesPerCard(seats) + movesOfDealing(book, seats) + movesOfTheRest(book, seats));
}
