import type { Seat } from '@insula/kernel';
import { CARDS, type CardName, type Kind } from './cards.ts';
import { FAMED, RANKED, SQUATS, TENANT, THRIFTY } from './editions/book.ts';
import { holds } from './hands.ts';
import { MAX_SEATS } from './moves.ts';
import { canFinish } from './rules/building.ts';
import { emptyRent, rentAmong } from './rules/rent.ts';
import { isOver } from './rules/turn.ts';
import { bookFor, EMPTY, endOf, hasTrait, isFinished, PAID, ROOMS, seatsAt, WITHHELD } from './street.ts';
import { type House, NOWHERE, type State } from './types.ts';

/** What a landlord will have at the end, roughly, against the best and the average of the others. */
export function worth(s: State, seat: Seat): number {
  const seats = seatsAt(s);
  const turns = turnsToCome(s);
  countRents(s);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const prospect = prospectOf(s, other, turns);
    best = Math.max(best, prospect);
    sum += prospect;
  }
  const own = prospectOf(s, seat, turns) + handWorth(s, seat, turns) + siteWorth(s, seat, turns);
  return own - 0.5 * best - (0.3 * sum) / (seats - 1);
}

/** Cards a table buys in a round, by experience; nobody looks further ahead than a few turns. */
const BOUGHT_A_TURN = 2.5;
const FARTHEST = 6;

/** Turns each seat will still have after this one. */
function turnsToCome(s: State): number {
  if (isOver(s)) return 0;
  if (s.turnsLeft > 0) return (s.turnsLeft - 1) / seatsAt(s);
  let turns = 1 + s.pile.length / (BOUGHT_A_TURN * seatsAt(s));
  if (s.variant.end === 'rounds') turns = Math.min(turns, s.variant.rounds - s.round - 1);
  return Math.min(turns, FARTHEST);
}

/** Money, and what the houses will bring: this turn too, as long as its rent is not collected. */
function prospectOf(s: State, seat: Seat, turns: number): number {
  const collects = turns + (seat === s.turn && s.earned === 0 && !isOver(s) ? 1 : 0);
  return s.money[seat] + incomeOf(s, seat) * collects - withheldFrom(seat) * Math.min(1, collects);
}

/** What a seat's houses will bring a turn, as counted last. */
export const incomeOf = (s: State, seat: Seat): number =>
  Math.max(bookFor(s).sums.leastIncome, s.jailed === seat ? incomes[seat] * JAILED : incomes[seat]);

/** What of that is withheld now. */
export const withheldFrom = (seat: Seat): number => withheld[seat];

/** Squatters can be got rid of, and a prisoner comes out sooner or later. */
const SQUATTED = 0.35;
const JAILED = 0.5;

/** By seat: what its houses will bring a turn, and what of it is withheld now. Counted anew for each question. */
const incomes = new Float64Array(MAX_SEATS);
const withheld = new Float64Array(MAX_SEATS);

export function countRents(s: State): void {
  incomes.fill(0);
  withheld.fill(0);
  for (let house = 0; house < s.owner.length; house++) if (isFinished(s, house)) countHouse(s, house);
}

/** Texts by which a rent is another than the printed one, for the tenant itself or for its neighbours. */
const CHANGES_RENT = SQUATS | FAMED | RANKED | THRIFTY;

/** In one walk through the rooms, as long as all pay the printed rent: bots ask for nothing as often. */
function countHouse(s: State, house: House): void {
  const { is, rent, sums } = bookFor(s);
  const { tenant, mark } = s;
  let traits = 0;
  let marks = 0;
  let vacant = 0;
  let printed = 0;
  for (let room = house * ROOMS, end = endOf(s, house); room < end; room++) {
    const kind = tenant[room];
    if (kind >= 0) {
      traits |= is[kind];
      marks |= mark[room];
      printed += rent[kind];
    } else if (kind === EMPTY) vacant++;
  }
  if ((traits & CHANGES_RENT) !== 0 || (marks & (WITHHELD | PAID)) !== 0) countEach(s, house, traits, vacant);
  else incomes[s.owner[house]] += printed + vacant * sums.empty;
}

/** Tenant by tenant. */
function countEach(s: State, house: House, traits: number, vacant: number): void {
  const owner = s.owner[house];
  let owed = 0;
  let paid = 0;
  for (let room = house * ROOMS, end = endOf(s, house); room < end; room++) {
    if (s.tenant[room] < 0) continue;
    const rent = rentAmong(s, room, traits, null);
    owed += rent;
    if ((s.mark[room] & WITHHELD) !== 0) withheld[owner] += rent;
    else if ((s.mark[room] & PAID) !== 0) paid += rent;
  }
  const squatted = (traits & SQUATS) !== 0;
  incomes[owner] += squatted ? owed * SQUATTED : owed - paid + vacant * emptyRent(bookFor(s), traits);
}

/** What a card in hand is good for with plenty of time: any can be a floor. */
const FLOOR = 0.9;
const DEEDS: { readonly [C in CardName]?: number } = {
  squatters: 2.5,
  roof: 1.4,
  'roof-renovation': 1.8,
  'roof-dormer': 2.4,
  'flat-roof': 1.2,
  'cellar-renovation': 1.8,
  'attic-apartment': 2.4,
  'basement-expansion': 1.8,
  'roof-expansion': 1.8,
  demolition: 1,
  alibi: 1.2,
  bomb: 2.5,
  recycle: 1.2,
  lunatic: 1.6,
  eviction: 1,
  court: 1.4,
  broker: 1,
  'rent-withheld': 1.2,
  murder: 2,
  police: 1.8,
  politics: 1.3,
  move: 2.4,
};
export const CARD_WORTH = CARDS.map((name) => DEEDS[name] ?? 0);
/** From so many turns on a card is worth in full what it is good for. */
const IN_TIME = 3;

function handWorth(s: State, seat: Seat, turns: number): number {
  const { rent } = bookFor(s);
  const timely = Math.min(1, turns / IN_TIME);
  let sum = 0;
  for (let kind = 0, cards = s.handSizes[seat]; cards > 0; kind++) {
    const count = holds(s, seat, kind);
    if (count > 0) sum += count * Math.max(FLOOR, cardWorth(s, kind, rent[kind]));
    cards -= count;
  }
  return sum * timely;
}

const cardWorth = (s: State, kind: Kind, rent: number): number =>
  CARD_WORTH[kind] > 0 || !hasTrait(s, kind, TENANT) ? CARD_WORTH[kind] : 0.5 + 0.5 * rent;

/** A house under construction is as good as built if there is a roof for it. */
export function siteWorth(s: State, seat: Seat, turns: number): number {
  if (s.site === NOWHERE || s.owner[s.site] !== seat) return 0;
  const collects = turns + 1;
  return canFinish(s, seat, 0) ? s.height[s.site] * collects * 0.95 : -collects;
}
