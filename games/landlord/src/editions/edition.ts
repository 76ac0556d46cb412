import type { OptionSpec, Options } from '@insula/kernel';
import type { Variant } from '../types.ts';
import type { Book } from './book.ts';

/** A game to whoever plays it: its name, its books and its options. */
export interface Edition {
  readonly id: string;
  /** What these books hold can be named in a move. */
  readonly books: readonly Book[];
  readonly options: readonly OptionSpec[];
  /** A casual bot's iterations a decision: how much stronger they make it than a novice differs from edition to edition. */
  readonly casual: number;
  variantOf(agreed: Options): Variant;
  optionsOf(variant: Variant): Options;
}
