import { leftOf, type Result, type Seat, type TallyLine } from '@insula/kernel';
import { counts, FLAT_CLAUSES, POINTS } from './points.ts';
import { reserveOf } from './rules/reserve.ts';
import { ofColour, tenants } from './tenants.ts';
import { KINDS, type State } from './types.ts';

export function score(s: State, seat: Seat): number {
  let points = 0;
  for (let flat = 0; flat < s.flats.length; flat++) {
    const own = ofColour(s.flats[flat], seat);
    if (own > 0 && counts(s.kinds[flat], tenants(s.flats[flat]))) points += POINTS[s.kinds[flat]] * own;
  }
  return points;
}

export function result(s: State): Result | null {
  if (s.phase !== 'over') return null;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const order = seats.toSorted((a, b) => before(s, a, b));
  return {
    points: seats.map((seat) => score(s, seat)),
    rank: seats.map((seat) => 1 + order.indexOf(seat)),
    ending: ending(s, order[0], order[1]),
    tally: seats.map((seat) => tally(s, seat)),
  };
}

export function winner(s: State): Seat {
  let best = 0;
  for (let seat = 1; seat < s.seats; seat++) if (before(s, seat, best) < 0) best = seat;
  return best;
}

/** S-46, S-52: negative when `a` comes before `b`. */
function before(s: State, a: Seat, b: Seat): number {
  const points = score(s, b) - score(s, a);
  if (points !== 0) return points;
  if (s.duel) return a === s.first ? -1 : 1;
  const left = reserveOf(s, a) - reserveOf(s, b);
  return left !== 0 ? left : askedAfter(s, a) - askedAfter(s, b);
}

/** How many were asked in the last chance before this seat; the one who ended the game counts as the earliest. */
function askedAfter(s: State, seat: Seat): number {
  let steps = 0;
  for (let at = s.ender; at !== seat; at = leftOf(at, s.seats)) steps++;
  return steps;
}

export const ENDINGS = ['points', 'reserve', 'order', 'first'] as const;

/** What set the winner before the next. */
function ending(s: State, winner: Seat, next: Seat): (typeof ENDINGS)[number] {
  if (score(s, winner) !== score(s, next)) return 'points';
  if (s.duel) return 'first';
  return reserveOf(s, winner) !== reserveOf(s, next) ? 'reserve' : 'order';
}

function tally(s: State, seat: Seat): TallyLine[] {
  return KINDS.map((what, kind) => {
    let count = 0;
    for (let flat = 0; flat < s.flats.length; flat++)
      if (s.kinds[flat] === kind && counts(kind, tenants(s.flats[flat]))) count += ofColour(s.flats[flat], seat);
    return { what, count, points: count * POINTS[kind], rule: FLAT_CLAUSES[kind] };
  }).filter((line) => line.count > 0);
}
