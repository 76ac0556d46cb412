import { leftOf, type Seat } from '@insula/kernel';
import { handOf } from './rules/hand.ts';
import { score } from './scoring.ts';
import { lettersOf } from './tenants.ts';
import { CARDS, COLOURS, NONE, type State, type View } from './types.ts';

/** Only hands and the order of the pile are secret; the block and the cards lie in the box until the guests are chosen. */
export function view(s: State, me: Seat | null): View {
  const reserve: number[][] = [];
  const handSizes: number[] = [];
  const points: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    reserve.push(s.reserve.slice(seat * COLOURS.length, (seat + 1) * COLOURS.length));
    handSizes.push(handOf(s, seat));
    points.push(score(s, seat));
  }
  return {
    me,
    seats: s.seats,
    royal: s.royal,
    renovation: s.renovation,
    duel: s.duel,
    phase: s.phase,
    first: s.first,
    turn: s.turn,
    ender: s.ender,
    chances: chances(s),
    kinds: s.phase === 'guests' ? s.kinds.map(() => NONE) : s.kinds.slice(),
    tenants: tenantsIn(s.flats),
    lifted: lettersOf(s.lifted),
    reserve,
    box: s.box.slice(),
    handSizes,
    hand: me === null ? null : s.hands.slice(me * CARDS.length, (me + 1) * CARDS.length),
    pile: s.pile.length,
    discards: s.discards.slice(),
    pool: s.pool.slice(),
    fresh: s.fresh.slice(),
    card: s.card,
    flat: s.flat,
    arrow: s.arrow,
    evictions: s.evictions,
    points,
  };
}

function tenantsIn(flats: readonly number[]): string {
  let tenants = '';
  for (let flat = 0; flat < flats.length; flat++) tenants += lettersOf(flats[flat]);
  return tenants;
}

function chances(s: State): Seat[] {
  const left: Seat[] = [];
  if (s.ender !== NONE) for (let seat = s.turn; seat !== s.ender; seat = leftOf(seat, s.seats)) left.push(seat);
  return left;
}
