import type { PhraseValue, Seat, Words } from '@insula/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

/** Turns a key and its values into a sentence. */
export type Say = (key: string, values?: { readonly [name: string]: unknown }) => string;

/** Most words need no formatting: names of colours and cards, buttons. */
const PLAIN = /^[^{}'<#|]*$/;
const NOTHING = {};
/** A table says the same things again at every move: so many of them are kept. */
const REMEMBERED = 2_000;

/**
 * What cannot be said shows as `[its key]`: a missing word must be seen, and must not stop a match. A message may speak to
 * the reader in another way than of others: `{you}` is the name of the value that is the reader's own seat, or `nobody`.
 */
export function speaker(words: Words, names: readonly string[] = [], reader: Seat | null = null, language = 'en'): Say {
  const messages = new Map<string, IntlMessageFormat | null>();
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });

  function message(key: string): IntlMessageFormat | null {
    const known = messages.get(key);
    if (known !== undefined) return known;
    const text = words[key];
    const made = text === undefined ? null : new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
    messages.set(key, made);
    return made;
  }

  function shown(value: unknown): string | number {
    if (typeof value !== 'object' || value === null) return value as string | number;
    const filler = value as Exclude<PhraseValue, string | number>;
    if ('seat' in filler) return names[filler.seat] ?? `#${filler.seat + 1}`;
    if ('word' in filler) return say(filler.word);
    return lists.format(filler.list.map((item) => String(shown(item))));
  }

  const said = new Map<string, string>();
  const say: Say = (key, values = NOTHING) => {
    if (words[key] !== undefined && PLAIN.test(words[key])) return words[key];
    const asked = key + JSON.stringify(values);
    const known = said.get(asked);
    if (known !== undefined) return known;
    const made = formatted(key, values);
    if (said.size >= REMEMBERED) said.clear();
    said.set(asked, made);
    return made;
  };

  function formatted(key: string, values: { readonly [name: string]: unknown }): string {
    const filled: { [name: string]: string | number } = { you: 'nobody' };
    for (const [name, value] of Object.entries(values)) {
      filled[name] = shown(value);
      if (filled.you === 'nobody' && reader !== null && isSeat(value, reader)) filled.you = name;
    }
    try {
      const text = message(key)?.format(filled);
      if (typeof text === 'string') return text;
    } catch {
      // A value the message wants is not there.
    }
    return `[${[key, ...Object.keys(values).map((name) => filled[name])].join(' ')}]`;
  }
  return say;
}

const isSeat = (value: unknown, seat: Seat): boolean =>
  typeof value === 'object' && value !== null && 'seat' in value && value.seat === seat;

/** With its first letter large: phrases of moves are written to stand inside a sentence too. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
