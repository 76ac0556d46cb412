import type { Seat } from '@insula/kernel';
import { HIDDEN_DISC, NO_DISC } from './actions.ts';
import { cloneStack } from './clone.ts';
import { unfinished } from './rules/actions.ts';
import { PENALTY } from './rules/turn.ts';
import type { State } from './state.ts';
import type { Frame, View } from './types.ts';
import { playedBy, rulesOf } from './version.ts';

export function view(s: State, me: Seat | null): View {
  return playedBy(rulesOf(s), {
    me,
    seats: s.seats,
    short: s.short,
    advanced: s.advanced,
    map: s.map,
    first: s.first,
    round: s.round,
    maharaja: s.maharaja,
    squares: s.squares.slice(),
    holder: s.holder.slice(),
    architects: s.architects.slice(),
    gold: s.gold.slice(),
    supply: s.supply.slice(),
    quarry: s.quarry.slice(),
    palaces: s.palaces.slice(),
    markers: s.markers.slice(),
    villages: s.villages.slice(),
    houses: s.houses.slice(),
    large: s.large.slice(),
    small: s.small.slice(),
    ending: s.ending,
    // R-31 A disc not yet turned over is its owner's secret.
    discs: s.discs.map((disc, seat) => (disc === NO_DISC || seat === me ? disc : HIDDEN_DISC)),
    stack: cloneStack(s.stack),
    penalty: penaltyNow(s.stack),
  });
}

/** R-52 announced beforehand. */
function penaltyNow(stack: readonly Frame[]): number {
  for (const frame of stack) if (frame.kind === 'turn') return PENALTY * unfinished(frame);
  return 0;
}
