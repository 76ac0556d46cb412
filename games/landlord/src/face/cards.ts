import { CARDS, type CardName, kindOf } from '../cards.ts';
import { ATTIC, BASEMENT, type Book, COVER, FINISH, SUPPLIED, TENANT } from '../editions/book.ts';
import { classicBasic } from '../editions/classic/book.ts';
import { second } from '../editions/second/book.ts';
import { BOOKS, bookOf } from '../editions/shelf.ts';
import type { Variant } from '../types.ts';

export const TYPES = ['tenant', 'building', 'crime', 'deed'] as const;

/** What is printed on a card, and where the rules speak of it. */
export interface Facts {
  readonly type: (typeof TYPES)[number];
  /** For tenants, else 0: printed rent, apartments needed, highest building accepted. */
  readonly rent: number;
  readonly size: number;
  readonly tallest: number;
  readonly copies: number;
  readonly clause: string;
  /** The key of its text. */
  readonly text: string;
  /** Whether it can be laid as a floor. */
  readonly isFloor: boolean;
}

export function factsOf(variant: Variant, card: CardName): Facts {
  const book = bookOf(variant);
  const kind = kindOf(card);
  const is = book.is[kind];
  const isTenant = (is & TENANT) !== 0;
  const isPlain = isTenant && isBasic(variant) && card !== 'squatters';
  return {
    type: typeOf(card, is),
    rent: book.rent[kind],
    size: book.size[kind],
    tallest: book.tallest[kind],
    copies: book.copies[kind],
    clause: isPlain ? 'L-43' : (clausesFor(variant)[card] ?? ''),
    text: isPlain ? 'text.basic' : textOf(variant, card),
    isFloor: (is & SUPPLIED) === 0,
  };
}

/** L-93: a text that tells a sum has a form that tells a hundredfold. */
function textOf(variant: Variant, card: CardName): string {
  const telling = isSecond(variant) ? TELLING_SUMS_SECOND : TELLING_SUMS;
  return variant.times100 && telling.includes(card) ? `text.${card}.hundredfold` : `text.${card}`;
}

const TELLING_SUMS: readonly CardName[] = ['celebrities', 'student', 'mover', 'jail'];
const TELLING_SUMS_SECOND: readonly CardName[] = ['hacker', 'mover', 'rental-nomad', 'tavern', 'roof', 'jail'];

const CRIMES: readonly CardName[] = ['bomb', 'murder', 'lunatic'];

function typeOf(card: CardName, is: number): Facts['type'] {
  if ((is & TENANT) !== 0) return 'tenant';
  if ((is & (FINISH | COVER | BASEMENT)) !== 0) return 'building';
  return CRIMES.includes(card) ? 'crime' : 'deed';
}

/** Whether a card finishes a building. */
export const finishes = (variant: Variant, card: CardName): boolean => has(bookOf(variant), card, FINISH);
/** Whether it makes the roof an apartment. */
export const isHabitable = (variant: Variant, card: CardName): boolean => has(bookOf(variant), card, ATTIC);

const has = (book: Book, card: CardName, trait: number): boolean => (book.is[kindOf(card)] & trait) !== 0;

const isBasic = (variant: Variant): boolean => BOOKS[variant.book] === classicBasic;
export const isSecond = (variant: Variant): boolean => BOOKS[variant.book] === second;

const clausesFor = (variant: Variant): Partial<Record<CardName, string>> => (isSecond(variant) ? SECOND : CLASSIC);

const CLASSIC: Partial<Record<CardName, string>> = {
  family: 'L-50',
  freaks: 'L-51',
  musician: 'L-52',
  'mother-and-child': 'L-53',
  celebrities: 'L-54',
  pensioners: 'L-55',
  single: 'L-56',
  student: 'L-57',
  mover: 'L-58',
  researcher: 'L-1',
  manager: 'L-1',
  squatters: 'L-59',
  roof: 'L-31',
  'roof-renovation': 'L-33',
  'roof-dormer': 'L-33',
  'flat-roof': 'L-34',
  'cellar-renovation': 'L-35',
  demolition: 'L-60',
  alibi: 'L-75',
  bomb: 'L-61',
  recycle: 'L-68',
  lunatic: 'L-62',
  eviction: 'L-64',
  court: 'L-70',
  jail: 'L-77',
  broker: 'L-66',
  'rent-withheld': 'L-67',
  murder: 'L-63',
  police: 'L-71',
  politics: 'L-69',
  move: 'L-65',
};

const SECOND: Partial<Record<CardName, string>> = {
  family: 'F-40',
  'group-house': 'F-41',
  hacker: 'F-42',
  'man-with-dog': 'F-43',
  monster: 'F-44',
  'mother-with-children': 'F-45',
  mover: 'F-46',
  musicians: 'F-47',
  nobles: 'F-48',
  'odd-ones': 'F-49',
  'rental-nomad': 'F-50',
  scientist: 'F-51',
  squatters: 'F-52',
  tavern: 'F-53',
  'attic-apartment': 'F-22',
  'basement-expansion': 'F-23',
  'flat-roof': 'F-22',
  roof: 'F-21',
  'roof-expansion': 'F-24',
  alibi: 'F-67',
  bomb: 'F-60',
  broker: 'F-62',
  court: 'F-65',
  demolition: 'F-67',
  eviction: 'F-67',
  jail: 'F-68',
  move: 'F-63',
  murder: 'F-61',
  police: 'F-67',
  politics: 'F-64',
  'rent-withheld': 'F-66',
  lunatic: 'F-67',
};

/** The cards that can be met in a match, in printed order. */
export const cardsIn = (variant: Variant): readonly CardName[] =>
  CARDS.filter((_, kind) => bookOf(variant).copies[kind] > 0);
