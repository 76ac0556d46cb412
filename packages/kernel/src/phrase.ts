import type { Seat } from './seats.ts';

/** A sentence before it is put into a language: the key of an ICU message in `words/<language>.ts`, and what fills it.
 *  `{ seat }` becomes a name, `{ word }` becomes another message of the same words (a colour, a card), `{ list }` a list.
 *  Every message may also ask for `{you}`: the name of the value that is the reader's own seat, or `nobody`. */
export interface Phrase {
  readonly key: string;
  readonly values: { readonly [name: string]: PhraseValue };
}
export type PhraseValue =
  | number
  | string
  | { readonly seat: Seat }
  | { readonly word: string }
  | { readonly list: readonly PhraseValue[] };

/** All the sentences of a game or a page in one language: ICU messages by key. */
export type Words = { readonly [key: string]: string };

export const phrase = (key: string, values: Phrase['values'] = {}): Phrase => ({ key, values });
