import { BadInput } from '@insula/kernel';
import { CITIES, FIRST_VILLAGE, type Place, placeNamed, START, START_CITY, STOPS, VILLAGES } from './places.ts';

/** A column and a line on the drawn map, 0 0 being top left. */
export type Spot = readonly [number, number];

/** A map as it is written: where the cities lie, and the villages in their order along each road. */
export interface MapData {
  readonly id: string;
  readonly cities: { readonly [city: string]: Spot };
  readonly roads: readonly RoadData[];
}
export interface RoadData {
  readonly from: string;
  readonly to: string;
  readonly villages: readonly string[];
  /** Where the road bends, when it is not straight. */
  readonly via: Spot | null;
}

/** A map as it is played. */
export interface GameMap {
  readonly id: string;
  readonly data: MapData;
  /** The villages of the road between two cities: by city × STOPS + city, `first` and `second`, as village numbers.
   *  -1 in `first`: no road; -1 in `second`: one village only. */
  readonly first: readonly number[];
  readonly second: readonly number[];
  /** By city: those that a road leads to, in order. */
  readonly neighbours: readonly (readonly Place[])[];
  /** Each road once. */
  readonly roads: readonly Road[];
}

/** Between two cities, with the numbers of its villages: `far` is -1 where there is one only. */
export interface Road {
  readonly from: Place;
  readonly to: Place;
  readonly near: number;
  readonly far: number;
}

/** R-2 Checks a written map and makes it ready for play. */
export function mapFrom(data: MapData): GameMap {
  const wrong = (what: string): never => {
    throw new BadInput(`The map "${data.id}" is wrong: ${what}.`);
  };
  const first = new Array<number>(STOPS * STOPS).fill(-1);
  const second = new Array<number>(STOPS * STOPS).fill(-1);
  const roads: Road[] = [];
  const seen = new Set<string>();

  for (const city of [...CITIES, START_CITY]) if (data.cities[city] === undefined) wrong(`${city} is nowhere on it`);
  for (const { from, to, villages } of data.roads) {
    const road = `the road from ${from} to ${to}`;
    const [a, b] = [cityNamed(from), cityNamed(to)];
    if (a < 0) wrong(`there is no city ${from}`);
    if (b < 0) wrong(`there is no city ${to}`);
    if (a === b) wrong(`${road} leads nowhere`);
    if (first[a * STOPS + b] >= 0) wrong(`${road} is there twice`);
    if (villages.length < 1 || villages.length > 2) wrong(`${road} has ${villages.length} villages and needs one or two`);
    for (const village of villages) {
      if (villageNamed(village) < 0) wrong(`there is no village ${village}`);
      if (seen.has(village)) wrong(`${village} is on it twice`);
      seen.add(village);
    }
    const [near, far] = [villageNamed(villages[0]), villages.length === 2 ? villageNamed(villages[1]) : -1];
    first[a * STOPS + b] = first[b * STOPS + a] = near;
    second[a * STOPS + b] = second[b * STOPS + a] = far;
    roads.push({ from: a, to: b, near, far });
  }
  const missing = VILLAGES.filter((village) => !seen.has(village));
  if (missing.length > 0) wrong(`${missing.join(', ')} is on no road`);

  const neighbours = Array.from({ length: STOPS }, (_, a) =>
    Array.from({ length: STOPS }, (_, b) => b).filter((b) => first[a * STOPS + b] >= 0),
  );
  const reached = reachable(neighbours);
  for (const [city, name] of CITIES.entries()) if (!reached.has(city)) wrong(`${name} cannot be reached`);
  return { id: data.id, data, first, second, neighbours, roads };
}

function reachable(neighbours: readonly (readonly Place[])[]): Set<Place> {
  const reached = new Set<Place>([START]);
  for (const city of reached) for (const next of neighbours[city]) reached.add(next);
  return reached;
}

const cityNamed = (name: string): number => (placeNamed(name) < STOPS ? placeNamed(name) : -1);
const villageNamed = (name: string): number => (placeNamed(name) < FIRST_VILLAGE ? -1 : placeNamed(name) - FIRST_VILLAGE);
