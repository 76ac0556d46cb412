import type { Words } from '@insula/kernel';
import type { Named } from '../tables/table.ts';

/** A piece of a sentence: `about` is what it names and can be read about; null: it names nothing. */
export interface Piece {
  readonly text: string;
  readonly about: string | null;
}

export type Taken = (sentence: string) => readonly Piece[];

/** Takes sentences apart at the names that a table can tell something about. */
export function naming(named: (words: Words) => readonly Named[], words: Words): Taken {
  const about = new Map(named(words).map((each) => [each.name, each.about]));
  if (about.size === 0) return (sentence) => [{ text: sentence, about: null }];
  // Longer ones first: else of two names that begin alike only the shorter one would be found.
  const names = [...about.keys()].toSorted((one, other) => other.length - one.length).map(escaped);
  const whole = new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'u');
  return (sentence) =>
    sentence
      .split(whole)
      .map((text) => ({ text, about: about.get(text) ?? null }))
      .filter(({ text }) => text !== '');
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
