import { type Book, bookOf, SQUATS, type TenantRow, type Terms } from '../book.ts';
import { OTHERS, TENANTS } from './cards.ts';

const TERMS: Terms = {
  sums: {
    start: 5,
    cards: 5,
    roofs: 1,
    bail: 5,
    cheapCards: 5,
    cheap: 1,
    dear: 2,
    leastIncome: 1,
    empty: 1,
    emptyAmongFame: 2,
    fameAmongOthers: 2,
    moverRent: 1,
    moverFee: 2,
    jailedHouse: 1,
  },
  ways: {
    homeFirst: true,
    nomads: false,
    landlordChooses: false,
    moveUnder: true,
    buryUnder: false,
    bankPaysBroker: false,
    secondPile: true,
  },
  clauses: {},
};

export const classic: Book = bookOf(TENANTS, OTHERS, TERMS);

/** L-43: nobody's text counts, but for Squatters'. */
const silent = ([name, copies, rent, size, tallest, text]: TenantRow): TenantRow => [
  name,
  copies,
  rent,
  size,
  tallest,
  text & SQUATS,
];

export const classicBasic: Book = bookOf(TENANTS.map(silent), OTHERS, TERMS);
