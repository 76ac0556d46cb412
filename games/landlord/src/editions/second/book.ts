import { type Book, bookOf } from '../book.ts';
import { OTHERS, TENANTS } from './cards.ts';
import { CLAUSES } from './clauses.ts';

export const second: Book = bookOf(TENANTS, OTHERS, {
  sums: {
    start: 3,
    cards: 5,
    roofs: 0,
    bail: 5,
    cheapCards: 5,
    cheap: 1,
    dear: 2,
    leastIncome: 2,
    empty: 1,
    emptyAmongFame: 1,
    fameAmongOthers: 0,
    moverRent: 1,
    moverFee: 2,
    jailedHouse: 0,
  },
  ways: {
    homeFirst: false,
    nomads: true,
    landlordChooses: true,
    moveUnder: false,
    buryUnder: true,
    bankPaysBroker: true,
    secondPile: false,
  },
  clauses: CLAUSES,
});
