import {
  BadInput,
  type Json,
  type Position,
  readChance,
  readFields,
  readOptions,
  readPerSeat,
  readWhole,
  shown,
  shuffle,
} from '@insula/kernel';
import { CARDS, type Card, DECK, noCards, spread } from '../cards.ts';
import { readKnown, writeKnown } from '../facts.ts';
import { poolsOf } from '../knowledge.ts';
import { check, options, variantOf } from '../options.ts';
import * as read from '../reading.ts';
import { census } from '../result.ts';
import { MAX_ROOMS, type State, seatsAt } from '../state.ts';
import { readDoing, writeDoing } from './doing.ts';

const NEEDED = ['game', 'seats', 'coins', 'hands', 'rooms', 'round', 'turn', 'doing'];
/** Left out, these are: the defaults; whatever cards are not elsewhere, in any order; nothing; nothing; nothing; any. */
const ALLOWED = ['options', 'pile', 'cart', 'discards', 'known', 'seed'];
const MOST_COINS = 999;

export function place(position: Position): State {
  const written = readFields(position, 'A position', NEEDED, ALLOWED);
  if (written.game !== 'example') throw new BadInput(`This is a position of ${shown(written.game)}, not of "example".`);
  const seats = readWhole(written.seats, 'seats', 2, 4);
  const agreed = readOptions(options, readFields(written.options ?? {}, 'options', [], optionKeys));
  const refusal = check(agreed, seats);
  if (refusal !== null) throw new BadInput(`These options do not go with ${seats} seats (${refusal.rule} ${refusal.code}).`);

  const s: State = {
    rng: readChance(written.seed ?? '', 'example'),
    variant: variantOf(agreed),
    coins: readPerSeat(written.coins, 'coins', seats, (coins, what) => readWhole(coins, what, 0, MOST_COINS)),
    hands: readPerSeat(written.hands, 'hands', seats, read.readHeap),
    rooms: readPerSeat(written.rooms, 'rooms', seats, readRooms),
    pile: [],
    cart: readPerSeat(written.cart ?? new Array<Json>(seats).fill({}), 'cart', seats, read.readHeap),
    discards: read.readHeap(written.discards ?? {}, 'discards'),
    known: Array.from({ length: poolsOf(seats) }, noCards),
    stack: [],
  };
  s.stack = readDoing(s, written.round, written.turn, written.doing);
  fillPile(s, written.pile ?? 'rest');
  readKnown(s, written.known ?? {});
  return s;
}

export function locate(s: State): Position {
  return {
    game: 'example',
    seats: seatsAt(s),
    options: { rounds: s.variant.rounds, auction: s.variant.auction, reserve: s.variant.reserve, hands: s.variant.hands },
    coins: s.coins.slice(),
    hands: s.hands.map(read.writeHeap),
    rooms: s.rooms.map((rooms) => rooms.map(nameOf)),
    ...writeDoing(s),
    pile: s.pile.map(nameOf).reverse(),
    cart: s.cart.map(read.writeHeap),
    discards: read.writeHeap(s.discards),
    known: writeKnown(s),
    seed: s.rng.slice(),
  };
}

const optionKeys = options.map((spec) => spec.key);
const nameOf = (card: Card): string => CARDS[card];

function readRooms(value: Json, what: string): Card[] {
  const rooms = read.readCards(value, what);
  if (rooms.length > MAX_ROOMS)
    throw new BadInput(`${what} are ${rooms.length}, but a house has at most ${MAX_ROOMS} (E-23).`);
  return rooms;
}

/** The pile is written from the next card on; "rest" stands for all cards that are nowhere else, shuffled. */
function fillPile(s: State, written: Json): void {
  if (written !== 'rest') s.pile = read.readCards(written, 'pile').reverse();
  const missing = noCards();
  for (const [card, count] of census(s).entries()) {
    missing[card] = DECK[card] - count;
    if (missing[card] < 0 || (missing[card] > 0 && written !== 'rest'))
      throw new BadInput(`There are ${DECK[card]} ${CARDS[card]} cards (E-1), and this position has ${count}.`);
  }
  if (written === 'rest') s.pile = shuffle(s.rng, spread(missing));
}
