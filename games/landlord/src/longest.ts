import type { Options } from '@insula/kernel';
import { STALLED_ROUNDS } from './rules/turn.ts';

/** All cards but the Jail, and how many can come under the pile before the discards are shuffled: one for each Move,
 *  five floors, three parts and seven tenants for each Bomb, and the dearest of these once more by Recycle. */
const CARDS_IN_ALL = 109;
const UNDER_THE_PILE = 11 + 3 * 15 + 15;
/** A card put on the table is let or built on; a Musician then sends six tenants away, each in two moves, and each time
 *  all seats may be asked. No turn plays more cards than all there are and those that demolitions, evictions, Mothers and
 *  the one taking back return to a hand. */
const CARDS_PLAYED = 109 + 5 + 6 * 15 + 2 * 4;
const movesPerCard = (seats: number): number => 2 + seats * 10 + 8 * (2 + seats);
/** Three proposals to each of the others, each naming every card at most once more than it needs. */
const movesOfDealing = (seats: number): number => 3 * (seats - 1) * (2 * CARDS_IN_ALL + 6);
const movesOfTheRest = (seats: number): number => 27 * movesPerCard(seats) + 2 * CARDS_IN_ALL;

/** L-80: the pile is drawn once or, with five and six seats, twice; a card is bought at least every third round, else the
 *  match is stalled; then every seat has one more turn. A loose bound, but one that no way of playing passes. */
export function longest(options: Options, seats: number): number {
  const piles = seats > 4 ? 2 : 1;
  const draws = piles * (CARDS_IN_ALL + UNDER_THE_PILE);
  const byDeck = (draws + 1) * STALLED_ROUNDS * seats + seats;
  const turns = options.end === 'rounds' ? Math.min(byDeck, (options.rounds as number) * seats) : byDeck;
  return turns * (CARDS_PLAYED * movesPerCard(seats) + movesOfDealing(seats) + movesOfTheRest(seats));
}
