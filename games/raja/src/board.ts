import { BadInput, type Json, readFields, readPerSeat, readSeat, readWhole, type Seat } from '@insula/kernel';
import { HOUSES_EACH, OUTER_SITES } from './facts.ts';
import { CITIES, CITY_COUNT, VILLAGES } from './maps/places.ts';
import * as read from './reading.ts';
import type { State } from './state.ts';
import { NONE } from './types.ts';
import { firstOwner, secondOwner, withHouse } from './villages.ts';

type Board = Pick<State, 'villages' | 'houses' | 'large' | 'small'>;

/** Villages as `{ "Kota": [1, 2] }`; cities as `{ "Agra": { "houses": [0, 2], "large": 1, "small": [1, 0] } }`. */
export function readBoard(villages: Json, cities: Json, seats: number, advanced: number): Board {
  const board: Board = {
    villages: new Array<number>(VILLAGES.length).fill(0),
    houses: new Array<number>(CITY_COUNT * seats).fill(0),
    large: new Array<number>(CITY_COUNT).fill(NONE),
    small: new Array<number>(CITY_COUNT * seats).fill(0),
  };
  for (const [name, owners] of Object.entries(readFields(villages, 'villages', [], VILLAGES)))
    board.villages[VILLAGES.indexOf(name as (typeof VILLAGES)[number])] = readVillage(owners, name, seats);
  for (const [name, built] of Object.entries(readFields(cities, 'cities', [], CITIES)))
    readCity(board, CITIES.indexOf(name as (typeof CITIES)[number]), built, seats, advanced);
  return board;
}

function readVillage(value: Json | undefined, name: string, seats: number): number {
  const owners = read.readSeats(value, name, seats);
  const room = seats === 2 ? 1 : 2;
  if (owners.length > room) throw new BadInput(`${name} has ${owners.length} houses, and there is room for ${room} (R-1).`);
  return owners.reduce(withHouse, 0);
}

function readCity(board: Board, city: number, value: Json | undefined, seats: number, advanced: number): void {
  const name = CITIES[city];
  const built = readFields(value, name, [], ['houses', 'large', 'small']);
  const counts = (field: string, most: number): number[] =>
    built[field] === undefined
      ? new Array<number>(seats).fill(0)
      : readPerSeat(built[field], `${field} in ${name}`, seats, (each, what) => readWhole(each, what, 0, most));
  const houses = counts('houses', HOUSES_EACH);
  const small = counts('small', OUTER_SITES);
  const sites = advanced > 0 && seats < 5 ? OUTER_SITES - 1 : OUTER_SITES;
  if (small.reduce((sum, n) => sum + n, 0) > sites)
    throw new BadInput(`${name} has more small palaces than its ${sites} outer sites (R-1, R-84).`);
  for (let seat = 0; seat < seats; seat++) {
    board.houses[city * seats + seat] = houses[seat];
    board.small[city * seats + seat] = small[seat];
  }
  const owner = built.large ?? null;
  board.large[city] = owner === null ? NONE : readSeat(owner, `the large palace of ${name}`, seats);
}

export function writeBoard(s: State): { villages: Json; cities: Json } {
  const villages: { [name: string]: Json } = {};
  for (const [i, village] of s.villages.entries())
    if (village !== 0)
      villages[VILLAGES[i]] = [firstOwner(village), secondOwner(village)].filter(isSeat).map((seat) => seat + 1);
  const cities: { [name: string]: Json } = {};
  for (const [city, name] of CITIES.entries()) {
    const here = (counts: readonly number[]): number[] => counts.slice(city * s.seats, (city + 1) * s.seats);
    const [houses, small, large] = [here(s.houses), here(s.small), s.large[city]];
    if (large === NONE && [...houses, ...small].every((count) => count === 0)) continue;
    cities[name] = { houses, large: large === NONE ? null : large + 1, small };
  }
  return { villages, cities };
}

const isSeat = (seat: Seat): boolean => seat !== NONE;
