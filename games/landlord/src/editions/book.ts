import { CARDS, type CardName, KINDS, type Kind, kindOf, NONE } from '../cards.ts';

/** What an edition of the game says in its own way: its cards, its tenants' texts, its sums. The rules ask the book and
 *  never which edition it is. */
export interface Book {
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
  /** Of these, what finishes a building. */
  readonly finishes: readonly Kind[];
  /** All who live in houses, those who never come into a hand among them. */
  readonly lodgers: readonly Kind[];
  readonly sole: Sole;
  /** The kinds that lie in open supplies instead of the pile. */
  readonly supplied: readonly Kind[];
  readonly sums: Sums;
  readonly ways: Ways;
  readonly clauses: Clauses;
}

/** The one kind of tenant whose text says so, or NONE: whoever looks for it need not read every tenant's text. */
export interface Sole {
  readonly squats: Kind;
  readonly returns: Kind;
  readonly roams: Kind;
  readonly creates: Kind;
  readonly serves: Kind;
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

/** Where editions go different ways. */
export interface Ways {
  /** Whom Squatters force out stays with its landlord if it can (L-20), or goes anywhere (F-52). */
  readonly homeFirst: boolean;
  /** Whether tenants wander in the first phase (F-50). */
  readonly nomads: boolean;
  /** Where a tenant goes that is driven out, its landlord chooses (F-32), or whoever brought the music (L-52). */
  readonly landlordChooses: boolean;
  /** A Move may send a tenant under the pile (L-65), or discards it if no apartment suits it (F-63). */
  readonly moveUnder: boolean;
  /** The murdered go under the pile (F-61), or onto the discards (L-63). */
  readonly buryUnder: boolean;
  /** The bank pays the Broker, and the tenant nobody else this turn (F-62); or whoever plays the Move pays (L-66). */
  readonly bankPaysBroker: boolean;
  /** With five or six seats the discards become a second pile (L-81). */
  readonly secondPile: boolean;
}

/** Which clause of the edition takes the place of one of the classic edition, by its number, or for a single refusal by
 *  its code. What is not named stands as it is. */
export type Clauses = { readonly [clauseOrCode: string]: string };

export const clauseIn = (book: Book, clause: string): string => book.clauses[clause] ?? clause;

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
/** Opens the Jail. */
export const KEY = 1 << 15;
/** Lies in an open supply, and is never a floor. */
export const SUPPLIED = 1 << 16;

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
/** Tells the police of its landlord's crimes; of any in its building. */
export const REPORTS = 1 << 14;
export const WATCHES = 1 << 17;
/** Moves at no cost in the play phase; for a fare in the examine phase. */
export const SHIFTS = 1 << 18;
export const ROAMS = 1 << 19;
/** Pays the Mover's rent instead of the printed one. */
export const THRIFTY = 1 << 20;
/** No legal target of a Murder. */
export const IMMUNE = 1 << 21;
/** Lives only right under the sky; only where something was built on. */
export const HIGHEST = 1 << 22;
export const CHOOSY = 1 << 23;
/** Makes Monsters. */
export const CREATES = 1 << 24;
/** Keeps dear tenants out. */
export const SERVES = 1 << 25;

export type TenantRow = readonly [name: CardName, copies: number, rent: number, size: number, tallest: number, text: number];
export type CardRow = readonly [name: CardName, copies: number, is: number];

/** All that makes an edition besides its cards. */
export interface Terms {
  readonly sums: Sums;
  readonly ways: Ways;
  readonly clauses: Clauses;
}

export function bookOf(tenants: readonly TenantRow[], others: readonly CardRow[], terms: Terms): Book {
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
  const lodgers = tenants.map(([name]) => kindOf(name));
  const rest = others.map(([name]) => kindOf(name));
  const sole = (text: number): Kind => lodgers.find((kind) => (book.is[kind] & text) !== 0) ?? NONE;
  const isSupplied = (kind: Kind): boolean => (book.is[kind] & SUPPLIED) !== 0;
  return {
    ...book,
    tenants: lodgers.filter((kind) => !isSupplied(kind)),
    others: rest,
    finishes: rest.filter((kind) => (book.is[kind] & FINISH) !== 0),
    lodgers,
    sole: { squats: sole(SQUATS), returns: sole(RETURNS), roams: sole(ROAMS), creates: sole(CREATES), serves: sole(SERVES) },
    supplied: [...rest, ...lodgers].filter(isSupplied),
    sums: terms.sums,
    ways: terms.ways,
    clauses: terms.clauses,
  };
}

/** The same book with other rents, sizes and heights: a line for each of its lodgers, in printed order. */
export function revised(book: Book, table: readonly (readonly number[])[]): Book {
  const column = (printed: readonly number[], at: number): number[] => {
    const numbers = printed.slice();
    for (const [line, kind] of book.lodgers.entries()) numbers[kind] = table[line][at];
    return numbers;
  };
  return { ...book, rent: column(book.rent, 0), size: column(book.size, 1), tallest: column(book.tallest, 2) };
}

const zeros = (): number[] => new Array<number>(KINDS).fill(0);

/** How many cards the pile, the supplies, the hands and the street hold together. */
export const cardsOf = (book: Book): number => book.copies.reduce((sum, copies) => sum + copies, 0);

export const nameOf = (kind: Kind): CardName => CARDS[kind];
