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

function corrected(book: Book, variant: Variant, table: readonly (readonly number[])[]): Book {
  const known = remembered.get(variant);
  if (known !== undefined) return known;
  const written = revised(book, table);
  remembered.set(variant, written);
  return written;
}
