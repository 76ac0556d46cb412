import type { Seat } from '@insula/kernel';
import { FLATS, NEIGHBOURS } from './flats.ts';
import { POINTS } from './points.ts';
import { inReserve, reserveOf } from './rules/reserve.ts';
import { result } from './scoring.ts';
import { NOBODY_HOME, ofColour, tenantOn, tenants, withoutTenant, withTenant } from './tenants.ts';
import { ARROWS, COLOURS, type Colour, HAUNTED, type Kind, NONE, type State } from './types.ts';

/** What a tenant is worth by how many live in its flat: three pay, but a fourth may come; one or two may become three. */
const EARLY = [0, 0.3, 0.5, 0.65, 0];
const LATE = [0, 0.05, 0.3, 0.95, 0];
/** Reserves of this size or more are early. */
const LONG = 8;
const WON = 20;

/** The seat's shaded points less what the others have on average; what is half done is taken as done well. */
export function worth(s: State, seat: Seat): number {
  const done = result(s);
  if (done !== null) return margin(seat, done.points) + (done.rank[seat] === 1 ? WON : -WON);
  const points: number[] = [];
  for (let of = 0; of < s.seats; of++) points.push(pointsOf(s, of));
  return margin(seat, points) + (s.phase === 'tenant' ? bestEntry(s, seat) : s.phase === 'partner' ? bestSwap(s, seat) : 0);
}

function margin(seat: Seat, points: readonly number[]): number {
  let others = 0;
  for (const [of, amount] of points.entries()) if (of !== seat) others += amount;
  return points[seat] - others / (points.length - 1);
}

function pointsOf(s: State, colour: Colour): number {
  const late = lateness(s);
  let sum = 0;
  for (let flat = 0; flat < FLATS; flat++) {
    const pack = s.flats[flat];
    if (pack === NOBODY_HOME) continue;
    if (tenants(pack) === ARROWS.length) sum += scattered(s, flat, pack, colour, late);
    else sum += ofColour(pack, colour) * rate(s.kinds[flat], tenants(pack), late);
  }
  return s.lifted === NOBODY_HOME ? sum : sum + scattered(s, s.flat, s.lifted, colour, late);
}

/** 0 with long reserves, 1 when one is nearly empty. */
function lateness(s: State): number {
  let least = LONG;
  for (let seat = 0; seat < s.seats; seat++) least = Math.min(least, reserveOf(s, seat));
  return 1 - least / LONG;
}

const rate = (kind: Kind, living: number, late: number): number =>
  kind === HAUNTED ? POINTS[kind] * 0.9 : POINTS[kind] * (EARLY[living] * (1 - late) + LATE[living] * late);

/** What the neighbours gain when everyone in `pack` goes where the arrows point. */
function scattered(s: State, flat: number, pack: number, colour: Colour, late: number): number {
  let sum = 0;
  for (let arrow = 0; arrow < ARROWS.length; arrow++) {
    const mover = tenantOn(pack, arrow);
    if (mover === NONE) continue;
    const to = NEIGHBOURS[flat * ARROWS.length + arrow];
    const there = s.flats[to];
    const now = Math.min(tenants(there), 3);
    // The fourth to come scatters that flat too: count it as if it were settled in company of one.
    const then = now === 3 ? 2 : now + 1;
    sum += ofColour(there, colour) * (rate(s.kinds[to], then, late) - rate(s.kinds[to], now, late));
    if (mover === colour) sum += rate(s.kinds[to], then, late);
  }
  return sum;
}

/** What the best tenant the mover can put into the chosen flat changes for `seat`. */
function bestEntry(s: State, seat: Seat): number {
  const pack = s.flats[s.flat];
  let best = Number.NEGATIVE_INFINITY;
  let change = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (inReserve(s, s.turn, colour) === 0) continue;
    for (let arrow = 0; arrow < ARROWS.length; arrow++) {
      if (tenantOn(pack, arrow) !== NONE) continue;
      const then = withTenant(pack, arrow, colour);
      const mine = changed(s, s.turn, s.flat, then);
      if (mine > best) {
        best = mine;
        change = seat === s.turn ? mine : changed(s, seat, s.flat, then);
      }
    }
  }
  return change;
}

function bestSwap(s: State, seat: Seat): number {
  const lent = tenantOn(s.flats[s.flat], s.arrow);
  let best = 0;
  for (let flat = 0; flat < FLATS; flat++)
    for (let arrow = 0; arrow < ARROWS.length; arrow++) {
      const other = tenantOn(s.flats[flat], arrow);
      if (flat === s.flat || other === NONE || other === lent) continue;
      const here = withTenant(withoutTenant(s.flats[s.flat], s.arrow), s.arrow, other);
      const there = withTenant(withoutTenant(s.flats[flat], arrow), arrow, lent);
      const change = changed(s, s.turn, s.flat, here) + changed(s, s.turn, flat, there);
      if (change > best) best = change;
    }
  return seat === s.turn ? best : -best / (s.seats - 1);
}

/** How the margin of `seat` changes when the tenants of one flat do. */
function changed(s: State, seat: Seat, flat: number, then: number): number {
  const late = lateness(s);
  const now = s.flats[flat];
  const points: number[] = [];
  for (let colour = 0; colour < s.seats; colour++) {
    const before = ofColour(now, colour) * rate(s.kinds[flat], tenants(now), late);
    const after =
      tenants(then) === ARROWS.length
        ? scattered(s, flat, then, colour, late)
        : ofColour(then, colour) * rate(s.kinds[flat], tenants(then), late);
    points.push(after - before);
  }
  return margin(seat, points);
}
