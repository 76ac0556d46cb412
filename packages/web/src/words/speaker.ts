import type { Phrase, Seat, Words } from '@insula/kernel';
import { speaker as speak } from '@insula/words';
import { language } from './language.ts';

/** Turns a key and its values into a sentence. Values come over the wire: each is a `PhraseValue`, or shown as it is. */
export type Say = (key: string, values?: { readonly [name: string]: unknown }) => string;

/** A speaker in the language of this page, to whoever sits in `reader`. */
export function speaker(words: Words, names: readonly string[] = [], reader: Seat | null = null): Say {
  const say = speak(words, names, language());
  return (key, values = NOTHING) => say({ key, values: values as Phrase['values'] }, reader);
}

const NOTHING = {};

/** With its first letter large: phrases of moves are written to stand inside a sentence too. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
