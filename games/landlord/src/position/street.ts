import { BadInput, type Json, readFields, readList, readWhole, shown } from '@insula/kernel';
import { type Kind, NONE, ROOF } from '../cards.ts';
import { ATTIC, BASEMENT, COVER, clauseIn, FINISH, RANKED, TENANT } from '../editions/book.ts';
import { placeName } from '../notation.ts';
import * as read from '../reading.ts';
import { unfit } from '../rules/suitability.ts';
import * as street from '../street.ts';
import { type House, NOWHERE, type State } from '../types.ts';

const PLACES = ['c', '1', '2', '3', '4', '5', 'r'];

/** Houses by number; a vacant lot is null. */
export function readStreet(s: State, written: Json | undefined): void {
  const houses = readList(written, 'street');
  if (houses.length > street.MAX_HOUSES) throw new BadInput(`A street has at most ${street.MAX_HOUSES} houses.`);
  if (houses.length > 0 && houses[houses.length - 1] === null)
    throw new BadInput('The last house of the street cannot be a vacant lot.');
  const lots: House[] = [];
  for (const [i, house] of houses.entries()) {
    const number = street.breakGround(s, 0);
    if (house === null) lots.push(number);
    else readHouse(s, number, house, `House ${i + 1}`);
  }
  for (const lot of lots) s.owner[lot] = NOWHERE;
}

function readHouse(s: State, house: House, written: Json | undefined, what: string): void {
  const fields = readFields(written, what, ['owner', 'floors', 'roof'], ['cover', 'cellar', 'tenants']);
  s.owner[house] = read.readSeat(fields.owner, `${what}'s owner`, street.seatsAt(s));
  if (s.owner[house] === NOWHERE) throw new BadInput(`${what} needs an owner: a vacant lot is written null.`);
  const floors = read.readCards(fields.floors, `${what}'s floors`);
  if (floors.length < 1 || floors.length > street.MAX_FLOORS)
    throw new BadInput(`${what} has ${floors.length} floors; a house has 1 to ${street.MAX_FLOORS} (${cite(s, 'L-30')}).`);
  s.height[house] = floors.length;
  for (const [floor, card] of floors.entries()) s.floors[house * street.MAX_FLOORS + floor] = card;
  s.roof[house] = cardThatIs(s, fields.roof, `${what}'s roof`, FINISH, `a roof that finishes it (${cite(s, 'L-31')})`);
  s.cover[house] = cardThatIs(
    s,
    fields.cover ?? null,
    `${what}'s cover`,
    COVER,
    `what goes over a Roof (${cite(s, 'L-33')})`,
  );
  s.cellar[house] = cardThatIs(s, fields.cellar ?? null, `${what}'s cellar`, BASEMENT, `a cellar (${cite(s, 'L-35')})`);
  if (s.cover[house] !== NONE && s.roof[house] !== ROOF)
    throw new BadInput(`${what} has a cover over what is no plain Roof (${cite(s, 'L-33')}).`);
  if (s.roof[house] === NONE) beginSite(s, house, fields.tenants ?? {}, what);
  else openHouse(s, house, fields.tenants ?? {}, what);
}

const cite = (s: State, clause: string): string => clauseIn(street.bookFor(s), clause);

function cardThatIs(s: State, written: Json | undefined, what: string, trait: number, wanted: string): Kind {
  const card = read.readCardOrNone(written, what);
  if (card !== NONE && !street.hasTrait(s, card, trait))
    throw new BadInput(`${what} must be ${wanted}, not ${shown(written)}.`);
  return card;
}

/** A house without a roof is the one under construction. */
function beginSite(s: State, house: House, tenants: Json, what: string): void {
  if (s.site !== NOWHERE || s.owner[house] !== s.turn)
    throw new BadInput(
      `${what} has no roof: only one house, of the seat whose turn it is, may be unfinished (${cite(s, 'L-30')}).`,
    );
  if (s.cellar[house] !== NONE || Object.keys(tenants as object).length > 0)
    throw new BadInput(`${what} has no roof yet, so nobody lives there and it has no cellar (${cite(s, 'L-31')}).`);
  s.site = house;
}

function openHouse(s: State, house: House, written: Json | undefined, what: string): void {
  street.openRooms(s, house);
  if (s.cellar[house] !== NONE) s.tenant[street.roomIn(house, street.CELLAR)] = street.EMPTY;
  const top = s.cover[house] === NONE ? s.roof[house] : s.cover[house];
  if (street.hasTrait(s, top, ATTIC)) s.tenant[street.roomIn(house, street.ATTIC_ROOM)] = street.EMPTY;
  for (const [name, tenant] of Object.entries(readFields(written, `${what}'s tenants`, [], PLACES)))
    readTenant(s, street.roomIn(house, PLACES.indexOf(name)), tenant, `The tenant of ${what.toLowerCase()} at ${name}`);
  checkRanks(s, house, what);
}

/** A card's name, or an object with its marks. */
function readTenant(s: State, room: number, written: Json | undefined, what: string): void {
  const plain = typeof written === 'string' ? { card: written } : written;
  const fields = readFields(plain, what, ['card'], ['rank', 'withheld', 'fresh', 'paid']);
  const card = read.readCard(fields.card, what);
  const book = street.bookFor(s);
  if (!street.hasTrait(s, card, TENANT)) throw new BadInput(`${what} must be a tenant, not ${shown(fields.card)}.`);
  const upper = book.size[card] === 2 ? street.above(s, room) : NOWHERE;
  if (s.tenant[room] !== street.EMPTY || (book.size[card] === 2 && (upper === NOWHERE || s.tenant[upper] !== street.EMPTY)))
    throw new BadInput(`${what} has no empty flat there (${cite(s, 'L-40')}).`);
  const refusal = unfit(s, book, card, room);
  if (refusal !== null) throw new BadInput(`${what} does not live there (${cite(s, refusal.rule)} ${refusal.code}).`);
  s.tenant[room] = card;
  if (upper !== NOWHERE) s.tenant[upper] = street.UPPER;
  s.mark[room] =
    (read.readFlag(fields.withheld ?? false, `${what}: withheld`) ? street.WITHHELD : 0) |
    (read.readFlag(fields.fresh ?? false, `${what}: fresh`) ? street.FRESH : 0) |
    (read.readFlag(fields.paid ?? false, `${what}: paid`) ? street.PAID : 0);
  s.mark[room] += street.RANK * readWhole(fields.rank ?? nextRank(s, room), `${what}: rank`, 0, street.ROOMS - 1);
}

/** Where ranks are left out, those below came first. */
function nextRank(s: State, room: number): number {
  if (!street.hasTrait(s, s.tenant[room], RANKED)) return 0;
  const start = street.houseOf(room) * street.ROOMS;
  return s.tenant.slice(start, room).filter((kind) => kind === s.tenant[room]).length;
}

function checkRanks(s: State, house: House, what: string): void {
  const start = house * street.ROOMS;
  const ranked = [...Array(street.ROOMS).keys()].map((place) => start + place).filter((room) => s.tenant[room] >= 0);
  const ranks = ranked.filter((room) => street.hasTrait(s, s.tenant[room], RANKED)).map((room) => street.rankOf(s, room));
  if (
    ranks.sort((a, b) => a - b).some((rank, i) => rank !== i) ||
    ranked.some((room) => street.rankOf(s, room) > 0 && !street.hasTrait(s, s.tenant[room], RANKED))
  )
    throw new BadInput(`${what}: the ranks of those who pay by arrival must be 0, 1, 2 and so on (${cite(s, 'L-57')}).`);
}

export function writeStreet(s: State): Json {
  return s.owner.map((owner, house) => {
    if (owner === NOWHERE) return null;
    const floors = s.floors.slice(house * street.MAX_FLOORS, house * street.MAX_FLOORS + s.height[house]);
    return {
      owner: owner + 1,
      floors: floors.map(read.writeCard),
      roof: read.writeCard(s.roof[house]),
      cover: read.writeCard(s.cover[house]),
      cellar: read.writeCard(s.cellar[house]),
      tenants: Object.fromEntries(
        PLACES.map((_, place) => street.roomIn(house, place))
          .filter((room) => s.tenant[room] >= 0)
          .map((room) => [placeName(street.placeOf(room)), writeTenant(s, room)]),
      ),
    };
  });
}

const writeTenant = (s: State, room: number): Json => ({
  card: read.writeCard(s.tenant[room]),
  rank: street.rankOf(s, room),
  withheld: (s.mark[room] & street.WITHHELD) !== 0,
  fresh: (s.mark[room] & street.FRESH) !== 0,
  paid: (s.mark[room] & street.PAID) !== 0,
});
