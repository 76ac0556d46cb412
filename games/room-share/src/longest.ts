import type { Options } from '@insula/kernel';
import { deckOf } from './cards.ts';
import { MOST_EVICTIONS } from './rules/eviction.ts';
import { HAND, OWN_TENANTS, SHARED_GUESTS } from './setup.ts';
import { ARROWS, COLOURS, DEPARTURE, EVICTION, RENOVATION, SWAP } from './types.ts';

/**
 * Between two reshuffles no card is played twice, and `round` cards are played: all but those in hands. At most `idle` of
 * them place nobody, and each Departure day undoes one placing. So a round takes at least `round - idle - departures`
 * tenants out of the reserves, which hold `reserves` at first; the match ends before they run dry, in the round that
 * begins with too few at the latest. The duel places one tenant every turn.
 * A turn asks for a card and one thing more, and for each eviction (S-34 allows so many) the flat and four arrows; the
 * set-up asks once; the last chance asks each seat twice.
 */
export function longest(options: Options, seats: number): number {
  const perTurn = 2 + MOST_EVICTIONS * (1 + ARROWS.length);
  return 1 + turns(options, seats) * perTurn + 2 * seats;
}

function turns(options: Options, seats: number): number {
  const reserves = seats * (OWN_TENANTS + guestsOf(seats));
  if (options.duel === true) return reserves;
  const deck = deckOf(options.renovation === true, false);
  const round = deck.reduce((sum, count) => sum + count, 0) - HAND * seats + 1;
  const idle = deck[DEPARTURE] + deck[EVICTION] + deck[SWAP] + deck[RENOVATION];
  const fewest = round - idle - deck[DEPARTURE];
  return round * (Math.floor(reserves / fewest) + 1);
}

/** S-11. */
const guestsOf = (seats: number): number => (seats === 2 ? OWN_TENANTS : seats === COLOURS.length - 1 ? SHARED_GUESTS : 0);
