import type { Seat } from '@insula/kernel';
import {
  type Action,
  CHARACTER,
  GOLD,
  GOVERNOR,
  HOUSE,
  MOVE_HOUSE,
  PALACE,
  PALACE_AND_HOUSE,
  QUARRY,
  TWO_HOUSES,
} from './actions.ts';
import { outerSitesFree } from './facts.ts';
import { CITY_COUNT } from './maps/places.ts';
import { palacePrice } from './rules/deeds/palace.ts';
import type { State } from './state.ts';
import { NONE, type Turn } from './types.ts';

/** What is still to be done in a turn. */
export interface Left {
  gold: number;
  houses: number;
  inCities: number;
  palaces: number;
  moves: number;
  quarries: number;
  governors: number;
  characters: number;
  /** Gold that a power will bring. */
  bonus: number;
}

/** What an action brings beyond its price, in gold, if it can be done; else it costs what the others get. */
const PALACE_GAIN = 12;
const HOUSE_GAIN = 1.2;
const CITY_HOUSE_GAIN = 2.2;
const MOVE_GAIN = 0.8;
const QUARRY_GAIN = 1;
const GOVERNOR_GAIN = 0.8;
const CHARACTER_GAIN = 0.6;
const UNDONE = -1.5;

/** A guess at what the actions left may bring: no more than doing them will, or nobody would do them. */
export function prospects(s: State, seat: Seat, left: Left, costs: readonly number[]): number {
  let purse = s.gold[seat] + 2 * left.gold + left.bonus;
  const site = nearestSite(s, costs);
  const city = nearestCity(costs);
  let sum = 1.8 * left.gold + left.bonus;

  const price = palacePrice(s, seat);
  for (let palace = 0; palace < left.palaces; palace++) {
    const can = site + price <= purse && palace < s.palaces[seat];
    sum += can ? PALACE_GAIN : UNDONE;
    if (can) purse -= price;
  }
  let supply = s.supply[seat] + Math.min(2 * left.quarries, s.quarry[seat]);
  for (let house = 0; house < left.houses; house++) {
    const must = house < left.inCities;
    const can = purse > (must ? city : 0) && supply > 0;
    sum += can ? (must ? CITY_HOUSE_GAIN : HOUSE_GAIN) : UNDONE;
    if (can) purse--;
    supply--;
  }
  const free = s.quarry[seat] > 0 ? Math.max(0, QUARRY_GAIN - 0.2 * s.supply[seat]) : UNDONE;
  return (
    sum + free * left.quarries + MOVE_GAIN * left.moves + GOVERNOR_GAIN * left.governors + CHARACTER_GAIN * left.characters
  );
}

/** What it costs to travel to the nearest city with a palace site left. */
function nearestSite(s: State, costs: readonly number[]): number {
  let nearest = costs[0];
  for (let city = 0; city < CITY_COUNT; city++)
    if (costs[city] < nearest && (s.large[city] === NONE || outerSitesFree(s, city) > 0)) nearest = costs[city];
  return nearest;
}

function nearestCity(costs: readonly number[]): number {
  let nearest = costs[0];
  for (let city = 1; city < CITY_COUNT; city++) if (costs[city] < nearest) nearest = costs[city];
  return nearest;
}

const nothingLeft = (bonus: number): Left => ({
  gold: 0,
  houses: 0,
  inCities: 0,
  palaces: 0,
  moves: 0,
  quarries: 0,
  governors: 0,
  characters: 0,
  bonus,
});

export function leftOfDisc(first: Action, second: Action, bonus: number): Left {
  const left = nothingLeft(bonus);
  add(left, first);
  add(left, second);
  return left;
}

export function leftOfTurn(f: Turn): Left {
  const left = leftOfDisc(f.first, f.second, 0);
  if (f.third !== NONE) add(left, f.third);
  left.gold -= f.gold;
  left.houses -= f.cityHouses + f.villageHouses;
  left.inCities = Math.max(0, left.inCities - f.cityHouses);
  left.palaces -= f.palaces;
  left.moves -= f.moves;
  left.quarries -= f.quarries;
  left.governors -= f.governors;
  left.characters -= f.characters;
  return left;
}

function add(left: Left, action: Action): void {
  switch (action) {
    case GOLD:
      left.gold++;
      break;
    case TWO_HOUSES:
      left.houses += 2;
      left.inCities++;
      break;
    case MOVE_HOUSE:
      left.moves++;
      break;
    case QUARRY:
      left.quarries++;
      break;
    case GOVERNOR:
      left.governors++;
      break;
    case CHARACTER:
      left.characters++;
      break;
    case PALACE:
      left.palaces++;
      break;
    case PALACE_AND_HOUSE:
      left.palaces++;
      left.houses++;
      break;
    case HOUSE:
      left.houses++;
  }
}
