import type { Seat } from '@insula/kernel';
import { DISCS, NO_DISC } from './actions.ts';
import { MERCHANT } from './characters.ts';
import { lastSquare, palacesEach } from './facts.ts';
import { CITY_COUNT, STOPS, VILLAGES } from './maps/places.ts';
import { type Left, leftOfDisc, leftOfTurn, prospects } from './prospects.ts';
import { OUT_OF_REACH, travelCosts } from './reach.ts';
import { aloneIn, placeIn, pointsIn, prizeFor } from './standings.ts';
import type { State } from './state.ts';
import { housesThere } from './villages.ts';

/** In gold. A palace decides the game, so it is worth twice its price. */
const PALACE = 25;
const HOUSE_IN_VILLAGE = 1;
const HOUSE_IN_SUPPLY = 0.6;
const MARKER = 4;
/** What a round with a character is worth: Grand duke, Merchant, Priest, Wanderer, Entrepreneur, Builder, Yogi. */
const CHARACTER = [0.5, 1, 0.5, 0.8, 1.2, 1.2, 1.5];
/** How much of the next scoring, the one after, … is still to be counted on. */
const AHEAD = [1, 0.65, 0.5, 0.38, 0.28, 0.2, 0.14, 0.1];
/** What of the others' gold and palaces counts against a seat. */
const RIVALRY = 0.5;

const costs = new Array<number>(STOPS).fill(0);

/** Gold and palaces, what the cities next to be scored will bring, how they are reached, and what is left to be done. */
export function worth(s: State, seat: Seat): number {
  const own = wealth(s, seat);
  if (s.ending !== null) return own - RIVALRY * rivals(s, seat);
  travelCosts(s, seat, costs);
  return own - RIVALRY * rivals(s, seat) + pieces(s, seat) + outlook(s, seat) + plans(s, seat, costs);
}

const wealth = (s: State, seat: Seat): number => s.gold[seat] + PALACE * (palacesEach(s) - s.palaces[seat]);

/** The others' wealth, on average. */
function rivals(s: State, seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) sum += wealth(s, other);
  return sum / (s.seats - 1);
}

const scoringsLeft = (s: State): number => {
  let highest = 0;
  for (let city = 0; city < CITY_COUNT; city++) if (s.squares[city] > highest) highest = s.squares[city];
  return lastSquare(s) - highest;
};

function pieces(s: State, seat: Seat): number {
  const rounds = Math.min(4, 1 + scoringsLeft(s));
  let sum = HOUSE_IN_SUPPLY * Math.min(4, s.supply[seat]) + MARKER * s.markers[seat];
  for (let card = 0; card < s.holder.length; card++) if (s.holder[card] === seat) sum += rounds * CHARACTER[card];
  for (let village = 0; village < VILLAGES.length; village++)
    sum += HOUSE_IN_VILLAGE * housesThere(s.villages[village], seat);
  return sum;
}

/** What the scorings to come would bring as things stand, the nearest counting most. */
function outlook(s: State, seat: Seat): number {
  const left = scoringsLeft(s);
  let sum = 0;
  if (s.round > 0) sum += AHEAD[0] * expected(s, s.maharaja, seat);
  for (let city = 0; city < CITY_COUNT; city++) {
    const turn = 1 + lowerGovernors(s, city);
    if (turn <= left) sum += AHEAD[turn] * (expected(s, city, seat) + connection(s, city, seat));
  }
  return sum;
}

function lowerGovernors(s: State, city: number): number {
  let lower = 0;
  for (let other = 0; other < CITY_COUNT; other++) if (s.squares[other] < s.squares[city]) lower++;
  return lower;
}

/** The prize, and a little for every point, since others will come. */
function expected(s: State, city: number, seat: Seat): number {
  const points = pointsIn(s, city, seat);
  if (points === 0) return 0;
  return prizeFor(s, placeIn(s, city, seat)) + (aloneIn(s, city) === seat ? 5 : 0) + 0.5 * points;
}

/** A city that can be reached is worth going to, the less so the dearer. */
const connection = (s: State, city: number, seat: Seat): number =>
  costs[city] === OUT_OF_REACH || costs[city] > s.gold[seat] ? 0 : Math.max(0, 3 - 0.5 * costs[city]);

/** What the actions chosen and not yet done may bring; in an auction, what leading it may. */
export function plans(s: State, seat: Seat, costs: readonly number[]): number {
  const disc = s.discs[seat];
  if (disc !== NO_DISC) return prospects(s, seat, leftOfDisc(DISCS[disc][0], DISCS[disc][1], bonus(s, seat)), costs);
  for (let i = 0; i < s.stack.length; i++) {
    const frame = s.stack[i];
    if (frame.kind === 'turn' && frame.seat === seat) return prospects(s, seat, leftOfTurn(frame), costs);
    if (frame.kind === 'auction' && frame.leader === seat) return 3 - frame.high;
  }
  return 0;
}

const bonus = (s: State, seat: Seat): Left['bonus'] => (s.holder[MERCHANT] === seat ? 1 : 0);
