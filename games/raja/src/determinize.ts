import { below, fork, type Rng } from '@insula/kernel';
import { DISC_COUNT, HIDDEN_DISC } from './actions.ts';
import { cloneStack } from './clone.ts';
import type { State } from './state.ts';
import type { View } from './types.ts';
import { playedBy, rulesOf } from './version.ts';

/** Only discs are hidden, and nothing is known of one: any pair of actions is as likely as any other. */
export function determinize(v: View, rng: Rng): State {
  return playedBy(rulesOf(v), {
    rng: fork(rng),
    seats: v.seats,
    short: v.short,
    advanced: v.advanced,
    map: v.map,
    first: v.first,
    round: v.round,
    maharaja: v.maharaja,
    squares: v.squares.slice(),
    holder: v.holder.slice(),
    architects: v.architects.slice(),
    gold: v.gold.slice(),
    supply: v.supply.slice(),
    quarry: v.quarry.slice(),
    palaces: v.palaces.slice(),
    markers: v.markers.slice(),
    villages: v.villages.slice(),
    houses: v.houses.slice(),
    large: v.large.slice(),
    small: v.small.slice(),
    ending: v.ending,
    discs: v.discs.map((disc) => (disc === HIDDEN_DISC ? below(rng, DISC_COUNT) : disc)),
    stack: cloneStack(v.stack),
  });
}
