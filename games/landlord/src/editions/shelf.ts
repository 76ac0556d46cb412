import type { Book } from './book.ts';
import { classic, classicBasic } from './classic/book.ts';

/** All books there are; a state names its own by number. */
export const BOOKS: readonly Book[] = [classic, classicBasic];
