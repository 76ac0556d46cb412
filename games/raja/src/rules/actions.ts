import type { Refusal } from '@insula/kernel';
import { type Action, HOUSE, PALACE, PALACE_AND_HOUSE, TWO_HOUSES } from '../actions.ts';
import { CITY_FIRST, NO_ACTION } from '../refusals.ts';
import { NONE, type Turn } from '../types.ts';

/** How many of the turn's actions are of this kind. */
export const due = (f: Turn, action: Action): number =>
  (f.first === action ? 1 : 0) + (f.second === action ? 1 : 0) + (f.third === action ? 1 : 0);

/** Actions with one house to be built anywhere. */
const singles = (f: Turn): number => due(f, HOUSE) + due(f, PALACE_AND_HOUSE);

/** R-42 Each village house beyond the single ones must follow a city house of its pair. */
export function whyNotHouse(f: Turn, inVillage: boolean): Refusal | null {
  const one = singles(f);
  const pairs = due(f, TWO_HOUSES);
  if (f.cityHouses + f.villageHouses >= one + 2 * pairs) return NO_ACTION;
  return inVillage && f.villageHouses >= one + Math.min(pairs, f.cityHouses) ? CITY_FIRST : null;
}

export const mayBuildPalace = (f: Turn): boolean => f.palaces < due(f, PALACE) + due(f, PALACE_AND_HOUSE);

/** R-52 Actions not done, or only in part. What was built counts for them so that the fewest are left. */
export function unfinished(f: Turn): number {
  const actions = f.third === NONE ? 2 : 3;
  return actions - f.gold - f.moves - f.quarries - f.governors - f.characters - buildingsFinished(f);
}

function buildingsFinished(f: Turn): number {
  const plainPalaces = Math.min(f.palaces, due(f, PALACE));
  const withHouse = f.palaces - plainPalaces;
  const houses = f.cityHouses + f.villageHouses;
  const one = Math.min(houses, due(f, HOUSE) + withHouse);
  const inCities = f.cityHouses - Math.max(0, one - f.villageHouses);
  const pairs = Math.min(due(f, TWO_HOUSES), inCities, (houses - one) >> 1);
  return plainPalaces + one + pairs;
}

/** Whether the actions account for all that was built. */
export const fits = (f: Turn): boolean =>
  f.cityHouses + f.villageHouses <= singles(f) + 2 * due(f, TWO_HOUSES) &&
  f.villageHouses <= singles(f) + Math.min(due(f, TWO_HOUSES), f.cityHouses) &&
  f.palaces <= due(f, PALACE) + due(f, PALACE_AND_HOUSE);
