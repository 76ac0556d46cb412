import {
  BadInput,
  type Fields,
  type Json,
  type Position,
  readChance,
  readFields,
  readList,
  readOptions,
  readWhole,
  shown,
  shuffle,
} from '@insula/kernel';
import { CARDS, JAIL, KINDS, type Kind, MONSTER } from '../cards.ts';
import { clauseIn, SUPPLIED } from '../editions/book.ts';
import type { Edition } from '../editions/edition.ts';
import { knownBy, setKnown } from '../knowledge.ts';
import { check } from '../options.ts';
import * as read from '../reading.ts';
import { census } from '../result.ts';
import { emptyTable } from '../setup.ts';
import { bookFor, MAX_FLOORS, seatsAt } from '../street.ts';
import { ENDINGS, type State } from '../types.ts';
import { readDoing, writeDoing } from './doing.ts';
import { readStreet, writeStreet } from './street.ts';

const NEEDED = ['game', 'seats', 'money', 'hands', 'street', 'turn'];
/** Left out, these are as in a turn of which nothing has happened yet; the pile is whatever cards are not elsewhere. */
const ALLOWED = [
  ...['options', 'doing', 'pile', 'stretches', 'seen', 'discards', 'inPlay', 'known', 'jailed', 'first', 'round', 'earned'],
  ...['spent', 'bought', 'takenBack', 'asked', 'idle', 'reshuffled', 'turnsLeft', 'rich', 'ending', 'seed'],
];
const MOST = 100_000;

export function place(edition: Edition, position: Position): State {
  const { options } = edition;
  const written = readFields(position, 'A position', NEEDED, ALLOWED);
  if (written.game !== edition.id)
    throw new BadInput(`This is a position of ${shown(written.game)}, not of "${edition.id}".`);
  const seats = readWhole(written.seats, 'seats', 2, 6);
  const agreed = readOptions(
    options,
    readFields(
      written.options ?? {},
      'options',
      [],
      options.map((spec) => spec.key),
    ),
  );
  const refusal = check(agreed, seats);
  if (refusal !== null) throw new BadInput(`These options do not go with ${seats} seats (${refusal.rule} ${refusal.code}).`);
  const s = emptyTable(edition.variantOf(agreed), seats, readChance(written.seed ?? '', 'landlord'));
  s.money = perSeat(written.money, 'money', seats).map((money) => readWhole(money, 'money', 0, MOST));
  for (const [seat, hand] of perSeat(written.hands, 'hands', seats).entries()) readHand(s, seat, hand);
  readTurn(s, written);
  readStreet(s, written.street);
  s.discards = read.readCards(written.discards ?? [], 'discards');
  s.inPlay = read.readCards(written.inPlay ?? [], 'inPlay');
  readPile(s, written);
  readKnown(s, written.known ?? []);
  s.stack = readDoing(s, written.doing ?? 'play');
  return s;
}

export function locate(edition: Edition, s: State): Position {
  return {
    game: edition.id,
    seats: seatsAt(s),
    options: edition.optionsOf(s.variant),
    money: s.money.slice(),
    hands: s.money.map((_, seat) => writeHeap(s.hands.slice(seat * KINDS, seat * KINDS + KINDS))),
    street: writeStreet(s),
    turn: s.turn + 1,
    doing: writeDoing(s),
    pile: s.pile.map(read.writeCard).reverse(),
    stretches: s.stretches.toReversed(),
    seen: s.known.pile.toReversed(),
    discards: s.discards.map(read.writeCard),
    inPlay: s.inPlay.map(read.writeCard),
    known: writeKnown(s),
    jailed: read.writeSeat(s.jailed),
    first: s.first + 1,
    round: s.round,
    earned: s.earned,
    spent: s.spent,
    bought: s.bought,
    takenBack: s.takenBack,
    asked: s.asked.slice(),
    idle: s.idle,
    reshuffled: s.reshuffled,
    turnsLeft: s.turnsLeft,
    rich: s.rich,
    ending: s.ending,
    seed: s.rng.slice(),
  };
}

function perSeat(value: Json | undefined, what: string, seats: number): readonly Json[] {
  const list = readList(value, what);
  if (list.length !== seats)
    throw new BadInput(`${what} must have one entry for each of the ${seats} seats, not ${list.length}.`);
  return list;
}

/** `{ "roof": 2, "bomb": 1 }`, or the cards one by one. */
function readHand(s: State, seat: number, written: Json | undefined): void {
  const what = `The hand of seat ${seat + 1}`;
  const add = (card: Kind, count: number): void => {
    s.hands[seat * KINDS + card] += count;
    s.handSizes[seat] += count;
  };
  if (Array.isArray(written)) for (const card of read.readCards(written, what)) add(card, 1);
  else
    for (const [name, count] of Object.entries(readFields(written, what, [], CARDS)))
      add(read.readCard(name, what), readWhole(count, `${what}: ${name}`, 0, MOST));
}

const writeHeap = (counts: readonly number[]): Json =>
  Object.fromEntries(CARDS.map((name, kind) => [name, counts[kind]] as const).filter(([, count]) => count > 0));

function readTurn(s: State, written: Fields): void {
  const seats = seatsAt(s);
  const count = (key: 'round' | 'earned' | 'spent' | 'bought' | 'idle'): void => {
    s[key] = readWhole(written[key] ?? 0, key, 0, MOST);
  };
  s.turn = readWhole(written.turn, 'turn', 1, seats) - 1;
  s.first = readWhole(written.first ?? 1, 'first', 1, seats) - 1;
  s.jailed = read.readSeat(written.jailed ?? null, 'jailed', seats);
  for (const key of ['round', 'earned', 'spent', 'bought', 'idle'] as const) count(key);
  s.takenBack = read.readFlag(written.takenBack ?? false, 'takenBack');
  s.reshuffled = read.readFlag(written.reshuffled ?? false, 'reshuffled');
  s.rich = read.readFlag(written.rich ?? false, 'rich');
  s.turnsLeft = readWhole(written.turnsLeft ?? -1, 'turnsLeft', -1, seats);
  s.ending =
    written.ending === undefined || written.ending === null ? null : read.readOneOf(written.ending, 'ending', ENDINGS);
  if (written.asked !== undefined)
    s.asked = perSeat(written.asked, 'asked', seats).map((each) => readWhole(each, 'asked', 0, 3));
}

/** From the top; left out, it is all cards that are nowhere else, shuffled. What belongs in a supply and is nowhere else
 *  lies there. */
function readPile(s: State, written: Fields): void {
  if (written.pile !== undefined) s.pile = read.readCards(written.pile, 'pile').reverse();
  checkSupplied(s);
  const book = bookFor(s);
  const { copies, is, supplied } = book;
  const found = census(s);
  const printed = ['L-1', 'L-2', 'L-3'].map((clause) => clauseIn(book, clause)).join(', ');
  for (const [kind, held] of copies.entries()) {
    const count = kind === JAIL ? 1 : held;
    const isSupplied = (is[kind] & SUPPLIED) !== 0;
    if (found[kind] > count || (found[kind] < count && written.pile !== undefined && !isSupplied))
      throw new BadInput(`There are ${count} ${CARDS[kind]} cards (${printed}), and this position has ${found[kind]}.`);
    if (isSupplied) s.supply[supplied.indexOf(kind)] = count - found[kind];
    else if (written.pile === undefined) for (let i = found[kind]; i < count; i++) s.pile.push(kind);
  }
  if (written.pile === undefined) shuffle(s.rng, s.pile);
  const sizes = readList(written.stretches ?? (s.pile.length === 0 ? [] : [s.pile.length]), 'stretches');
  s.stretches = sizes.map((size) => readWhole(size, 'each of stretches', 1, s.pile.length)).reverse();
  if (s.stretches.reduce((sum, size) => sum + size, 0) !== s.pile.length)
    throw new BadInput(`stretches must add up to the ${s.pile.length} cards of the pile.`);
  const observers = (1 << (seatsAt(s) + 1)) - 1;
  const seen = readList(written.seen ?? s.pile.map(() => 0), 'seen');
  if (seen.length !== s.pile.length)
    throw new BadInput(`seen must have one number for each of the ${s.pile.length} cards of the pile.`);
  s.known.pile = seen.map((mask) => readWhole(mask, 'each of seen', 0, observers)).reverse();
}

/** F-44, F-67: what comes from a supply is never in the pile, on the discards or a floor, and a Monster in no hand. */
function checkSupplied(s: State): void {
  const { is } = bookFor(s);
  for (const kind of [...s.pile, ...s.discards, ...s.inPlay, ...s.floors])
    if (kind >= 0 && (is[kind] & SUPPLIED) !== 0)
      throw new BadInput(`A ${CARDS[kind]} of this edition lies in its supply or stands in the street (F-1, F-67).`);
  if (s.hands.some((count, i) => count > 0 && i % KINDS === MONSTER)) throw new BadInput('A monster is in no hand (F-44).');
}

/** Lines `[observer, seat, card, count]`; the observer after the last seat is whoever looks on. */
function readKnown(s: State, written: Json | undefined): void {
  const seats = seatsAt(s);
  for (const line of readList(written, 'known')) {
    const [observer, pool, card, count] = readList(line, 'each line of known');
    const who = readWhole(observer ?? null, 'the observer of a known card', 1, seats + 1) - 1;
    const seat = readWhole(pool ?? null, 'the holder of a known card', 1, seats) - 1;
    const kind = read.readCard(card ?? null, 'a known card');
    const known = readWhole(count ?? null, 'how many are known', 1, MOST);
    if (who === seat || known > poolOf(s, seat, kind))
      throw new BadInput(
        `Seat ${seat + 1} holds ${poolOf(s, seat, kind)} ${CARDS[kind]}, so nobody else knows of ${known}.`,
      );
    setKnown(s, who, seat, kind, known);
  }
}

function poolOf(s: State, seat: number, kind: Kind): number {
  let cards = s.hands[seat * KINDS + kind];
  s.floors.forEach((card, i) => {
    if (card === kind && s.owner[Math.floor(i / MAX_FLOORS)] === seat) cards++;
  });
  return cards;
}

function writeKnown(s: State): Json {
  const seats = seatsAt(s);
  const lines: Json[] = [];
  for (let observer = 0; observer <= seats; observer++)
    for (let pool = 0; pool < seats; pool++)
      for (let kind = 0; kind < KINDS; kind++) {
        const count = knownBy(s, observer, pool, kind);
        if (count > 0) lines.push([observer + 1, pool + 1, CARDS[kind], count]);
      }
  return lines;
}
