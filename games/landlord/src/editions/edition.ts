import type { Foresight, OptionSpec, Options } from '@insula/kernel';
import type { Variant } from '../types.ts';
import type { Book } from './book.ts';

/** A game to whoever plays it: its name, its books and its options. */
export interface Edition {
  readonly id: string;
  /** What these books hold can be named in a move. */
  readonly books: readonly Book[];
  readonly options: readonly OptionSpec[];
  /** Iterations a decision. How much stronger they make a casual bot than a novice, and an expert than a strong one, differs
   *  from edition to edition. */
  readonly efforts: Foresight['efforts'];
  variantOf(agreed: Options): Variant;
  optionsOf(variant: Variant): Options;
}
