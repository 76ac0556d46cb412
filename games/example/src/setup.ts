import { type Options, type Rng, shuffle } from '@insula/kernel';
import { DECK, noCards, spread } from './cards.ts';
import { poolsOf } from './knowledge.ts';
import { handSize, variantOf } from './options.ts';
import { firstRound } from './rules/round.ts';
import { settle } from './rules/rulebook.ts';
import { START_COINS, type State } from './state.ts';

/** E-2 */
export function setup(options: Options, seats: number, rng: Rng): State {
  const variant = variantOf(options);
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const pile = shuffle(rng, spread(DECK));
  const hands = each(noCards);
  for (const hand of hands) for (let n = handSize(variant); n > 0; n--) hand[pile.pop()!]++;
  const s: State = {
    rng,
    variant,
    coins: each(() => START_COINS),
    hands,
    rooms: each(() => []),
    pile,
    cart: each(noCards),
    discards: noCards(),
    known: Array.from({ length: poolsOf(seats) }, noCards),
    stack: [firstRound()],
  };
  settle(s, null, () => {});
  return s;
}
