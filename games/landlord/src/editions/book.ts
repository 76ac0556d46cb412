import { CARDS, type CardName, KINDS, type Kind, kindOf } from '../cards.ts';

/** What an edition of the game says in its own way: its cards, its tenants' texts, its sums. The rules ask the book and
 *  never which edition it is. */
export interface Book {
  readonly edition: string;
  /** By kind: how many there are. */
  readonly copies: readonly number[];
  /** By kind, for tenants: printed rent, apartments needed, highest building accepted. */
  readonly rent: readonly number[];
  readonly size: readonly number[];
  readonly tallest: readonly number[];
  /** By kind: what the card is and what its text says, as a set of traits. */
  readonly is: readonly number[];
  /** The kinds of tenants, and those of every other card that is held in hands, in printed order. */
  readonly tenants: readonly Kind[];
  readonly others: readonly Kind[];
  readonly sums: Sums;
}

export interface Sums {
  readonly start: number;
  readonly cards: number;
  /** Roofs dealt openly before the cards. */
  readonly roofs: number;
  readonly bail: number;
  /** So many cards a turn are cheap; the others cost more. */
  readonly cheapCards: number;
  readonly cheap: number;
  readonly dear: number;
  readonly leastIncome: number;
  readonly empty: number;
  readonly emptyAmongFame: number;
  readonly fameAmongOthers: number;
  readonly moverRent: number;
  readonly moverFee: number;
  readonly jailedHouse: number;
}

/** What a card is. */
export const TENANT = 1 << 0;
/** A roof that finishes a building. */
export const FINISH = 1 << 1;
/** Goes over a plain Roof. */
export const COVER = 1 << 2;
/** Makes the roof an apartment. */
export const ATTIC = 1 << 3;
/** Adds an apartment below. */
export const BASEMENT = 1 << 4;

/** What a tenant's text says. */
export const SQUATS = 1 << 5;
export const APART = 1 << 6;
export const DRIVES_OUT = 1 << 7;
export const RETURNS = 1 << 8;
export const FAMED = 1 << 9;
export const LOW = 1 << 10;
export const UNDYING = 1 << 11;
export const RANKED = 1 << 12;
export const CARRIES = 1 << 13;
export const REPORTS = 1 << 14;

export type TenantRow = readonly [name: CardName, copies: number, rent: number, size: number, tallest: number, text: number];
export type CardRow = readonly [name: CardName, copies: number, is: number];

export function bookOf(edition: string, tenants: readonly TenantRow[], others: readonly CardRow[], sums: Sums): Book {
  const book = { copies: zeros(), rent: zeros(), size: zeros(), tallest: zeros(), is: zeros() };
  for (const [name, copies, rent, size, tallest, text] of tenants) {
    const kind = kindOf(name);
    book.copies[kind] = copies;
    book.rent[kind] = rent;
    book.size[kind] = size;
    book.tallest[kind] = tallest;
    book.is[kind] = TENANT | text;
  }
  for (const [name, copies, is] of others) {
    book.copies[kindOf(name)] = copies;
    book.is[kindOf(name)] = is;
  }
  return {
    edition,
    ...book,
    tenants: tenants.map(([name]) => kindOf(name)),
    others: others.map(([name]) => kindOf(name)),
    sums,
  };
}

const zeros = (): number[] => new Array<number>(KINDS).fill(0);

/** How many cards the pile, the hands and the street hold together. */
export const cardsOf = (book: Book): number => book.copies.reduce((sum, copies) => sum + copies, 0);

export const nameOf = (kind: Kind): CardName => CARDS[kind];
