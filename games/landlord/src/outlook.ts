import type { Seat } from '@insula/kernel';
import { KINDS } from './cards.ts';
import { type Book, TENANT } from './editions/book.ts';
import { hasSecondPile } from './pile.ts';
import { bookFor, seatsAt } from './street.ts';
import type { Move, State, Verb } from './types.ts';
import { CARD_WORTH, countRents, incomeOf, siteWorth, withheldFrom } from './worth.ts';

/** What a landlord will have at the end, as somebody sees it who has played before: a card is what it will bring until then. */
export function outlook(s: State, seat: Seat): number {
  const seats = seatsAt(s);
  const rounds = roundsToCome(s);
  countRents(s);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const prospect = prospectOf(s, other, rounds);
    best = Math.max(best, prospect);
    sum += prospect;
  }
  return prospectOf(s, seat, rounds) - 0.6 * best - (0.4 * sum) / (seats - 1);
}

/** Until a deal is agreed on, nothing has changed hands. */
const TALK: ReadonlySet<Verb> = new Set<Verb>(['ask', 'want', 'give', 'pay', 'charge', 'propose', 'withdraw', 'refuse']);

export const talk = (move: Move): boolean => TALK.has(move.do);

/** Cards that a seat buys in a turn, by experience, and as many rounds as anybody looks ahead. */
const BOUGHT_A_TURN = 2;
const FARTHEST = 10;

/** Rounds to come after this one. */
function roundsToCome(s: State): number {
  if (s.turnsLeft >= 0) return 0;
  const cards = s.pile.length + (hasSecondPile(s) ? s.discards.length : 0);
  const rounds = Math.min(FARTHEST, cards / (BOUGHT_A_TURN * seatsAt(s)));
  return s.variant.end === 'rounds' ? Math.min(rounds, s.variant.rounds - s.round - 1) : rounds;
}

/** How often a seat will still collect. Whoever is next is ahead of the others, whoever was last behind them: else every turn
 *  that passes would look like a gain. Once the last turns are counted, so is this. */
function collectsOf(s: State, seat: Seat, rounds: number): number {
  const seats = seatsAt(s);
  const wait = seat === s.turn && s.earned > 0 ? seats : (seat - s.turn + seats) % seats;
  if (s.turnsLeft >= 0) return wait < s.turnsLeft ? 1 : 0;
  return rounds + 1 - wait / seats;
}

function prospectOf(s: State, seat: Seat, rounds: number): number {
  const collects = collectsOf(s, seat, rounds);
  return (
    s.money[seat] +
    incomeOf(s, seat) * collects -
    withheldFrom(seat) * Math.min(1, collects) +
    handWorth(s, seat, collects) +
    siteWorth(s, seat, collects - 1)
  );
}

/** From so many turns on a deed is worth in full what it is good for. */
const IN_TIME = 3;
/** Any card may be a floor and a tenant lodge somewhere: so much of what that pays is to be expected. */
const FLOOR = 0.5;
const LET = 0.35;

function handWorth(s: State, seat: Seat, collects: number): number {
  const { deed, rent } = goodFor(bookFor(s));
  const { hands } = s;
  const timely = Math.min(1, collects / IN_TIME);
  const floor = FLOOR * collects;
  const letting = LET * collects;
  let sum = 0;
  for (let i = seat * KINDS, kind = 0, cards = s.handSizes[seat]; cards > 0; i++, kind++) {
    const count = hands[i];
    if (count === 0) continue;
    sum += count * Math.max(floor, deed[kind] * timely + rent[kind] * letting);
    cards -= count;
  }
  return sum;
}

/** By kind, what a card in hand is good for: as a deed, or as a tenant. One of the two is 0. */
interface Good {
  readonly deed: readonly number[];
  readonly rent: readonly number[];
}

/** Bots ask for nothing as often. */
const remembered = new WeakMap<Book, Good>();

function goodFor(book: Book): Good {
  const known = remembered.get(book);
  if (known !== undefined) return known;
  const lodges = CARD_WORTH.map((deed, kind) => deed === 0 && (book.is[kind] & TENANT) !== 0);
  const good = { deed: CARD_WORTH, rent: lodges.map((does, kind) => (does ? book.rent[kind] : 0)) };
  remembered.set(book, good);
  return good;
}
