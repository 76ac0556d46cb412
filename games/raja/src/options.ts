import type { OptionSpec, Options, Refusal } from '@insula/kernel';
import { HOUSES_TO_PLACE } from './facts.ts';
import { MAP_IDS } from './maps/atlas.ts';
import { STOPS } from './maps/places.ts';
import { STARTING_GOLD } from './moves.ts';
import { SEATS } from './refusals.ts';

export const LENGTHS = ['full', 'short'] as const;
export const ADVANCED = ['off', 'on', 'two'] as const;

export const options: readonly OptionSpec[] = [
  { key: 'length', kind: 'choice', values: LENGTHS, default: 'full', clause: 'R-75', with: null },
  { key: 'advanced', kind: 'choice', values: ADVANCED, default: 'off', clause: 'R-80', with: null },
  { key: 'map', kind: 'choice', values: MAP_IDS, default: MAP_IDS[0], clause: 'R-2', with: null },
];

export const check = (_options: Options, seats: number): Refusal | null =>
  Number.isInteger(seats) && seats >= 2 && seats <= 5 ? null : SEATS;

export const shortOf = (agreed: Options): boolean => agreed.length === 'short';
export const advancedOf = (agreed: Options): number => ADVANCED.indexOf(agreed.advanced as (typeof ADVANCED)[number]);
export const mapOf = (agreed: Options): number => MAP_IDS.indexOf(agreed.map as string);

/** R-70 bounds the rounds; R-51 lets an architect enter each city once between two other deeds, which are few. */
export function longest(agreed: Options, seats: number): number {
  const plain = advancedOf(agreed) === 0;
  // Two actions of two deeds each, the powers of Merchant and Entrepreneur; the Yogi's, a marker laid and two deeds for it.
  const deeds = plain ? 6 : 10;
  // The second half of moving the Entrepreneur's house, and the end of the turn.
  const rest = 2;
  const turn = deeds + rest + (deeds + 1) * STOPS;
  const rounds = shortOf(agreed) ? 8 : 20;
  const auction = STARTING_GOLD + 1 + seats + 1;
  return seats * (plain ? 1 : auction) + seats * HOUSES_TO_PLACE + rounds * seats * (1 + turn);
}
