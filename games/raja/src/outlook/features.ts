import { has, type Seat } from '@insula/kernel';
import { YOGI } from '../characters.ts';
import { lastSquare, palacesEach, SQUARE_ONE } from '../facts.ts';
import { CITY_COUNT, STOPS, VILLAGES } from '../maps/places.ts';
import { travelCosts } from '../reach.ts';
import { palacePrice } from '../rules/deeds/palace.ts';
import { ALONE, aloneIn, placeIn, pointsIn, prizeFor } from '../standings.ts';
import type { State } from '../state.ts';
import { housesThere } from '../villages.ts';
import { plans } from '../worth.ts';

/** What is looked at of a seat in the basic game, in this order. */
export const FEATURES = [
  'gold',
  'palaces',
  'plans',
  'supply',
  'quarry',
  'villages',
  'reach',
  'near',
  'prize now',
  'prize next',
  'prize second',
  'prize third',
  'prize later',
  'points now',
  'points next',
  'points second',
  'points later',
  'large',
  'Grand duke',
  'Merchant',
  'Priest',
  'Wanderer',
  'Entrepreneur',
  'Builder',
  'palace paid',
  'second palace paid',
  'to act',
  'last palace',
  'lead',
  'richer',
] as const;

const PRIZES = 8;
const POINTS = 13;
const CHARACTERS = 18;
const FAR = 6;

const costs = new Array<number>(STOPS).fill(0);

/** How far the match has gone, from 0 to 1: by palaces or by the governors' track, whichever is further. */
export function progress(s: State): number {
  let fewest = s.palaces[0];
  for (let seat = 1; seat < s.seats; seat++) if (s.palaces[seat] < fewest) fewest = s.palaces[seat];
  const track = (highestSquare(s) - SQUARE_ONE + 1) / (lastSquare(s) - SQUARE_ONE + 1);
  return Math.min(1, Math.max(1 - fewest / palacesEach(s), track));
}

function highestSquare(s: State): number {
  let highest = 0;
  for (let city = 0; city < CITY_COUNT; city++) if (s.squares[city] > highest) highest = s.squares[city];
  return highest;
}

/** Fills `into`: each number is about 1 at most. */
export function features(s: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  travelCosts(s, seat, costs);
  const gold = s.gold[seat];
  into[0] = gold / 10;
  into[1] = palacesEach(s) - s.palaces[seat];
  into[2] = plans(s, seat, costs) / 10;
  into[3] = Math.min(4, s.supply[seat]) / 4;
  into[4] = s.quarry[seat] / 10;
  for (let village = 0; village < VILLAGES.length; village++) into[5] += housesThere(s.villages[village], seat) / 5;
  cities(s, seat, into);
  for (let card = 0; card < YOGI; card++) if (s.holder[card] === seat) into[CHARACTERS + card] = 1;
  const paid = gold / palacePrice(s, seat);
  into[24] = Math.min(1, paid);
  into[25] = Math.max(0, Math.min(1, paid - 1));
  into[26] = isToAct(s, seat) ? 1 : 0;
  into[27] = s.palaces[seat] <= 1 ? 1 : 0;
  against(s, seat, into);
}

function cities(s: State, seat: Seat, into: Float64Array): void {
  const left = lastSquare(s) - highestSquare(s);
  if (s.round > 0) score(s, s.maharaja, seat, into, PRIZES, POINTS);
  for (let city = 0; city < CITY_COUNT; city++) {
    if (costs[city] <= s.gold[seat]) into[6] += 1 / CITY_COUNT;
    if (s.large[city] === seat) into[17]++;
    let turn = 1;
    for (let other = 0; other < CITY_COUNT; other++) if (s.squares[other] < s.squares[city]) turn++;
    if (turn <= 3) into[7] += Math.min(FAR, costs[city]) / FAR;
    if (turn <= left) score(s, city, seat, into, PRIZES + Math.min(4, turn), POINTS + Math.min(3, turn));
  }
}

/** What a city would bring if it were scored as things stand. */
function score(s: State, city: number, seat: Seat, into: Float64Array, prize: number, points: number): void {
  const own = pointsIn(s, city, seat);
  if (own === 0) return;
  into[points] += own / 5;
  into[prize] += (prizeFor(s, placeIn(s, city, seat)) + (aloneIn(s, city) === seat ? ALONE : 0)) / 10;
}

/** Who has built more, and who could pay more, than the best of the others. */
function against(s: State, seat: Seat, into: Float64Array): void {
  let fewest = palacesEach(s);
  let richest = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    if (s.palaces[other] < fewest) fewest = s.palaces[other];
    if (s.gold[other] > richest) richest = s.gold[other];
  }
  into[28] = Math.max(-1, Math.min(1, fewest - s.palaces[seat]));
  into[29] = Math.max(-1, Math.min(1, (s.gold[seat] - richest) / 5));
}

/** Its turn in this round is still to come. */
function isToAct(s: State, seat: Seat): boolean {
  for (let i = 0; i < s.stack.length; i++) {
    const frame = s.stack[i];
    if (frame.kind === 'round') return !has(frame.acted, seat);
  }
  return false;
}
