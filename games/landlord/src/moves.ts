import * as card from './cards.ts';
import { CARDS, type Kind } from './cards.ts';
import { BASEMENT, type Book, COVER, FINISH, KEY, ROAMS, SHIFTS, TENANT } from './editions/book.ts';
import { BOOKS } from './editions/shelf.ts';
import { MAX_HOUSES, ROOMS } from './street.ts';
import type { Move, Verb } from './types.ts';

export const MAX_SEATS = 6;
/** The highest price anybody can name. */
export const MAX_PRICE = 100;

/** Every move exists once, here: enumerating allocates nothing, and equality is identity. */
const move = (verb: Verb, kind = -1, house = -1, room = -1, seat = -1, amount = -1): Move => ({
  do: verb,
  card: kind,
  house,
  room,
  seat,
  amount,
});

const cards = (verb: Verb): readonly Move[] => CARDS.map((_, kind) => move(verb, kind));
const houses = (verb: Verb, kind = -1): readonly Move[] => range(MAX_HOUSES, (house) => move(verb, kind, house));
const rooms = (verb: Verb, kind = -1): readonly Move[] => range(MAX_HOUSES * ROOMS, (room) => move(verb, kind, -1, room));
const amounts = (verb: Verb): readonly Move[] => range(MAX_PRICE + 1, (amount) => move(verb, -1, -1, -1, -1, amount));
/** A table by kind, filled only for the kinds that may be named there. */
const byKind = (named: readonly Kind[], row: (kind: Kind) => readonly Move[]): readonly (readonly Move[])[] =>
  CARDS.map((_, kind) => (named.includes(kind) ? row(kind) : []));
function range(count: number, make: (i: number) => Move): readonly Move[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

const kinds = CARDS.map((_, kind) => kind);
const kindsThatAre = (books: readonly Book[], traits: number): readonly Kind[] =>
  kinds.filter((kind) => books.some((book) => (book.is[kind] & traits) !== 0));

export const bail = move('bail');
export const lay = cards('lay');
export const roof = cards('roof');
export const takeBack = move('take-back');
export const renovate = byKind(kindsThatAre(BOOKS, COVER | BASEMENT), (kind) => houses('renovate', kind));
export const place = byKind(kindsThatAre(BOOKS, TENANT), (kind) => rooms('place', kind));
export const demolish = byKind([card.DEMOLITION, card.POLITICS], (kind) => houses('demolish', kind));
export const bomb = houses('bomb', card.BOMB);
export const evict = byKind([card.EVICTION, card.POLITICS], (kind) => houses('evict', kind));
export const carry = rooms('move', card.MOVE);
export const withhold = rooms('withhold', card.RENT_WITHHELD);
export const murder = rooms('murder', card.MURDER);
export const remove = rooms('remove', card.POLICE);
export const leaveJail = cards('leave-jail');
export const takeIn = rooms('take-in');
export const shift = rooms('shift');
export const ask = range(MAX_SEATS, (seat) => move('ask', -1, -1, -1, seat));
export const want = cards('want');
export const give = cards('give');
export const pay = amounts('pay');
export const charge = amounts('charge');
export const propose = move('propose');
export const withdraw = move('withdraw');
export const accept = move('accept');
export const refuse = move('refuse');
export const leave = rooms('leave');
export const to = rooms('to');
export const under = move('under');
export const answer = cards('answer');
export const pass = move('pass');
export const strikeHouse = houses('strike');
export const strikeTenant = rooms('strike');
export const buy = move('buy');
export const done = move('done');
export const recycle = cards('recycle');

const of = (moves: readonly Move[], named: readonly Kind[]): readonly Move[] => named.map((kind) => moves[kind]);
const ofAll = (moves: readonly (readonly Move[])[], named: readonly Kind[]): readonly Move[] =>
  named.flatMap((kind) => moves[kind]);

/** All moves that can be named in a game with these books, in rulebook order. */
export function alphabetOf(books: readonly Book[]): readonly Move[] {
  const kindsIn = (traits: number): readonly Kind[] => kindsThatAre(books, traits);
  const held = kinds.filter((kind) => books.some((book) => book.tenants.includes(kind) || book.others.includes(kind)));
  const shifted = kindsIn(SHIFTS | ROAMS).length > 0 ? shift : [];
  const buried = books.some((book) => book.ways.moveUnder) ? [under] : [];
  return [
    ...[bail, ...leave, ...to, ...buried],
    ...[...of(lay, held), ...of(roof, kindsIn(FINISH)), takeBack, ...ofAll(renovate, kindsIn(COVER | BASEMENT))],
    ...[...ask, ...of(want, held), ...of(give, held), ...pay.slice(1), ...charge.slice(1)],
    ...[propose, withdraw, accept, refuse],
    ...[...ofAll(place, kindsIn(TENANT)), ...takeIn, ...shifted],
    ...[...demolish.flat(), ...bomb, ...evict.flat(), ...carry, ...withhold, ...murder, ...remove],
    ...of(leaveJail, kindsIn(KEY)),
    ...[...of(answer, [card.ALIBI, card.LUNATIC, card.COURT, card.BROKER, card.POLICE]), pass],
    ...[...strikeHouse, ...strikeTenant],
    ...[done, buy, ...(held.includes(card.RECYCLE) ? of(recycle, held) : [])],
  ];
}
