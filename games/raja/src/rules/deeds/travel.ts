import { PUBLIC, type Refusal, type Seat, type Tell } from '@insula/kernel';
import { holds } from '../../cards.ts';
import { WANDERER } from '../../characters.ts';
import { ATLAS } from '../../maps/atlas.ts';
import { FIRST_VILLAGE, STOPS } from '../../maps/places.ts';
import * as M from '../../moves.ts';
import { ENTERED_BEFORE, NO_ROAD, ROAD_BROKEN, TOLL_TOO_HIGH } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { type Event, type Move, NONE, type Turn } from '../../types.ts';
import { firstOwner, inhabited, secondOwner, tollOf } from '../../villages.ts';

export function options(s: State, seat: Seat, into: Move[], n: number): number {
  const next = ATLAS[s.map].neighbours[s.architects[seat]];
  for (let i = 0; i < next.length; i++) into[n + i] = M.travel[next[i]];
  return n + next.length;
}

/** R-51 One road: every village on it has a house, the toll can be paid, and no city is entered twice. */
export function whyNot(s: State, f: Turn, seat: Seat, move: Move): Refusal | null {
  const { first, second } = ATLAS[s.map];
  const road = s.architects[seat] * STOPS + move.place;
  const near = first[road];
  if (near < 0) return NO_ROAD;
  const far = second[road];
  const nearby = s.villages[near];
  if (!inhabited(nearby) || (far >= 0 && !inhabited(s.villages[far]))) return ROAD_BROKEN;
  if (((f.entered >> move.place) & 1) === 1) return ENTERED_BEFORE;
  if (holds(s, seat, WANDERER)) return null;
  const toll = tollOf(nearby, seat) + (far < 0 ? 0 : tollOf(s.villages[far], seat));
  return toll <= s.gold[seat] ? null : TOLL_TOO_HIGH;
}

export function play(s: State, f: Turn, seat: Seat, move: Move, tell: Tell<Event>): void {
  const { first, second } = ATLAS[s.map];
  const road = s.architects[seat] * STOPS + move.place;
  payToll(s, seat, first[road], tell);
  if (second[road] >= 0) payToll(s, seat, second[road], tell);
  s.architects[seat] = move.place;
  f.entered |= 1 << move.place;
  tell({ is: 'travelled', seat, city: move.place }, PUBLIC, false);
}

/** R-51 1 gold per house to its owner; R-23 the bank pays for the Wanderer. */
function payToll(s: State, seat: Seat, village: number, tell: Tell<Event>): void {
  const houses = s.villages[village];
  if (tollOf(houses, seat) === 0) return;
  const [one, two] = [firstOwner(houses), secondOwner(houses)];
  const place = FIRST_VILLAGE + village;
  const bank = holds(s, seat, WANDERER);
  if (!bank) s.gold[seat] -= tollOf(houses, seat);
  const gold = one === two ? 2 : 1;
  s.gold[one] += gold;
  tell({ is: 'toll', seat, to: one, gold, place, bank }, PUBLIC, false);
  if (two === NONE || two === one) return;
  s.gold[two]++;
  tell({ is: 'toll', seat, to: two, gold: 1, place, bank }, PUBLIC, false);
}
