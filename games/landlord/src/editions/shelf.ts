import type { Variant } from '../types.ts';
import { type Book, revised } from './book.ts';
import { classic, classicBasic } from './classic/book.ts';
import { second } from './second/book.ts';

/** All books there are; a state names its own by number. */
export const BOOKS: readonly Book[] = [classic, classicBasic, second];

/** The book a match is played by, with its own table of tenants if it has one. */
export function bookOf(variant: Variant): Book {
  const book = BOOKS[variant.book];
  return variant.tenants === null ? book : corrected(book, variant, variant.tenants);
}

/** Else every question to the book would write it anew. */
const remembered = new WeakMap<Variant, Book>();
/** The last one written: a copy of a state has a table of its own, and it says the same. */
let last: { readonly book: Book; readonly table: string; readonly written: Book } | null = null;

function corrected(book: Book, variant: Variant, tenants: readonly (readonly number[])[]): Book {
  const known = remembered.get(variant);
  if (known !== undefined) return known;
  const table = JSON.stringify(tenants);
  if (last === null || last.book !== book || last.table !== table) last = { book, table, written: revised(book, tenants) };
  remembered.set(variant, last.written);
  return last.written;
}
