import { KINDS, type Kind } from '../cards.ts';
import { SQUATS } from '../editions/book.ts';
import { above, bookFor, EMPTY, hasTrait, houseOf, isTenant, ROOMS, UPPER } from '../street.ts';
import { type House, NOWHERE, type Room, type State } from '../types.ts';
import { elsewhere } from './suitability.ts';

/** L-60: whether all who live in the house can move elsewhere in some order. Both searches put tenants into the street one
 *  after the other, take them back, and leave everything as it was; the second is exact. */
export function canClear(s: State, house: House): boolean {
  const tenants = tenantsOf(s, house);
  if (tenants.length === 0) return true;
  if (!enoughRooms(s, house, tenants)) return false;
  return settleAtOnce(s, house, tenants, 0) || settle(s, house, ordered(s, house, tenants), 0, 0);
}

/** Whether the others of a house still all find a place once the tenant of `from` has gone to `to`. */
export function keepsPossible(s: State, from: Room, to: Room): boolean {
  const tenant = s.tenant[from];
  s.tenant[from] = EMPTY;
  put(s, tenant, to);
  const possible = canClear(s, houseOf(from));
  lift(s, tenant, to);
  s.tenant[from] = tenant;
  return possible;
}

function tenantsOf(s: State, house: House): Kind[] {
  const tenants: Kind[] = [];
  for (let room = house * ROOMS, end = room + ROOMS; room < end; room++) if (isTenant(s, room)) tenants.push(s.tenant[room]);
  return tenants;
}

function enoughRooms(s: State, house: House, tenants: readonly Kind[]): boolean {
  const { size } = bookFor(s);
  let needed = 0;
  for (const tenant of tenants) needed += size[tenant];
  for (let room = 0; room < s.tenant.length && needed > 0; room++)
    if (s.tenant[room] === EMPTY && houseOf(room) !== house) needed--;
  return needed === 0;
}

/** Whether they all find places where each, in the order of their rooms, takes the first that suits: most houses are
 *  cleared so, and counting the places of each would take longer. */
function settleAtOnce(s: State, house: House, tenants: readonly Kind[], i: number): boolean {
  if (i === tenants.length) return true;
  const tenant = tenants[i];
  const room = elsewhere(s, house, tenant, 0);
  if (room === NOWHERE) return false;
  put(s, tenant, room);
  const settled = settleAtOnce(s, house, tenants, i + 1);
  lift(s, tenant, room);
  return settled;
}

/** Squatters last, since they close a building to the others; before them whoever has the fewest places comes first. Equal
 *  tenants stand together. */
function ordered(s: State, house: House, tenants: Kind[]): Kind[] {
  if (tenants.length === 1) return tenants;
  for (const tenant of tenants) patience[tenant] = (hasTrait(s, tenant, SQUATS) ? 1000 : 0) + placesFor(s, house, tenant);
  return tenants.sort(byPatience);
}

const patience = new Int32Array(KINDS);
const byPatience = (a: Kind, b: Kind): number => patience[a] - patience[b] || a - b;

function placesFor(s: State, house: House, tenant: Kind): number {
  let places = 0;
  for (let room = elsewhere(s, house, tenant, 0); room !== NOWHERE; room = elsewhere(s, house, tenant, room + 1)) places++;
  return places;
}

/** Whether the tenants from the `i`th on find places, that one from room `start` on. */
function settle(s: State, house: House, tenants: readonly Kind[], i: number, start: Room): boolean {
  if (i === tenants.length) return true;
  const tenant = tenants[i];
  for (let room = elsewhere(s, house, tenant, start); room !== NOWHERE; room = elsewhere(s, house, tenant, room + 1)) {
    put(s, tenant, room);
    // Of two alike the second need only look further on.
    const settled = settle(s, house, tenants, i + 1, tenants[i + 1] === tenant ? room + 1 : 0);
    lift(s, tenant, room);
    if (settled) return true;
  }
  return false;
}

function put(s: State, tenant: Kind, room: Room): void {
  s.tenant[room] = tenant;
  if (bookFor(s).size[tenant] === 2) s.tenant[above(s, room)] = UPPER;
}

function lift(s: State, tenant: Kind, room: Room): void {
  s.tenant[room] = EMPTY;
  if (bookFor(s).size[tenant] === 2) s.tenant[above(s, room)] = EMPTY;
}
