import type { OptionSpec, Options, Refusal } from '@insula/kernel';
import { BIG_HANDS, WRONG_SEATS } from './refusals.ts';
import { DRAWN, MAX_BID } from './state.ts';
import type { Variant } from './types.ts';

export const options: readonly OptionSpec[] = [
  { key: 'rounds', kind: 'amount', min: 1, max: 12, default: 6, clause: 'E-50', with: null },
  { key: 'auction', kind: 'flag', default: true, clause: 'E-51', with: null },
  { key: 'reserve', kind: 'amount', min: 1, max: 5, default: 1, clause: 'E-52', with: { key: 'auction', values: [true] } },
  { key: 'hands', kind: 'choice', values: ['small', 'big'], default: 'small', clause: 'E-53', with: null },
];

export const variantOf = (given: Options): Variant => ({
  rounds: given.rounds as number,
  auction: given.auction as boolean,
  reserve: given.reserve as number,
  hands: given.hands as Variant['hands'],
});

export function check(given: Options, seats: number): Refusal | null {
  if (!Number.isInteger(seats) || seats < 2 || seats > 4) return WRONG_SEATS;
  return given.hands === 'big' && seats === 4 ? BIG_HANDS : null;
}

/** E-2, E-53 */
export const handSize = (variant: Variant): number => (variant.hands === 'big' ? 5 : 3);

/** Per turn one action and, at most, all bids and passes of an auction, or all answers to a Leak and to the Warden; and
 *  one Gossip for every card that ever comes into a hand. */
export function longest(given: Options, seats: number): number {
  const variant = variantOf(given);
  const turns = variant.rounds * seats;
  const auction = variant.auction ? MAX_BID + seats - 1 : 0;
  const leak = seats - 1 + seats;
  const sale = 2;
  const cards = seats * handSize(variant) + turns * (1 + DRAWN);
  return variant.rounds * seats + turns * (1 + Math.max(auction, leak, sale)) + cards;
}
