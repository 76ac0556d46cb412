import type { Phrase, PhraseValue, Seat, Words } from '@insula/kernel';
import { type Message, readMessage } from './message.ts';

/** Says a phrase to whoever sits in `reader`, or to nobody in particular. */
export type Speaker = (phrase: Phrase, reader?: Seat | null) => string;

/** The language that everything is written in, and that stands in for what another one lacks. */
export const ENGLISH = 'en';

/** Words bend: with an article (`an Alibi`), and whether they are `one` or `many` (`the Squatters move`). A language that bends
 *  them otherwise adds forms of its own here. */
const FORMS = ['a', 'number'];

/** Most words need no formatting: names of colours and cards, buttons. */
const PLAIN = /^[^{}'<#|]*$/;
/** A table says the same things again at every move: so many of them are kept. */
const REMEMBERED = 2_000;

/**
 * Turns phrases into sentences. What cannot be said shows as `[its key]`: a missing word must be seen, and must not stop a
 * match. A message may speak to the reader in another way than of others: `{you}` is the name of the value that is the
 * reader's own seat, or `nobody`. Of a value that is a word it may ask for its forms.
 */
export function speaker(words: Words, names: readonly string[] = [], language: string = ENGLISH): Speaker {
  const messages = new Map<string, Message | null>();
  const said = new Map<string, string>();
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });

  function message(key: string): Message | null {
    const known = messages.get(key);
    if (known !== undefined) return known;
    const made = parsed(words[key], language);
    messages.set(key, made);
    return made;
  }

  function shown(value: PhraseValue): string | number {
    if (typeof value !== 'object') return value;
    if ('seat' in value) return names[value.seat] ?? `#${value.seat + 1}`;
    if ('word' in value) return say({ key: value.word, values: {} });
    return lists.format(value.list.map((item) => String(shown(item))));
  }

  function say(phrase: Phrase, reader: Seat | null = null): string {
    const plain = words[phrase.key];
    if (plain !== undefined && PLAIN.test(plain)) return plain;
    const asked = `${reader} ${phrase.key} ${JSON.stringify(phrase.values)}`;
    const known = said.get(asked);
    if (known !== undefined) return known;
    const made = formatted(phrase, reader);
    if (said.size >= REMEMBERED) said.clear();
    said.set(asked, made);
    return made;
  }

  function formatted({ key, values }: Phrase, reader: Seat | null): string {
    const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
    const rest = Object.values(filled);
    filled.you = Object.keys(values).find((name) => isSeat(values[name], reader)) ?? 'nobody';
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'object' && 'word' in value) Object.assign(filled, formsOf(name, value.word));
    // A page says by itself who is meant.
    if (values.you !== undefined) filled.you = shown(values.you);
    try {
      const text = message(key)?.(filled);
      if (text !== undefined) return text;
    } catch {
      // A value the message wants is not there.
    }
    return rest.length === 0 ? `[${key}]` : `[${key}: ${rest.join(', ')}]`;
  }

  /** What a sentence must know of a word: `{aCard}` is what stands under `a.<word>`, and so for every form there is. */
  function formsOf(name: string, word: string): { readonly [form: string]: string } {
    const named = name.charAt(0).toUpperCase() + name.slice(1);
    const forms = FORMS.filter((form) => `${form}.${word}` in words);
    return Object.fromEntries(forms.map((form) => [`${form}${named}`, words[`${form}.${word}`]]));
  }

  return say;
}

const isSeat = (value: PhraseValue, seat: Seat | null): boolean =>
  typeof value === 'object' && 'seat' in value && value.seat === seat;

function parsed(message: string | undefined, language: string): Message | null {
  if (message === undefined) return null;
  try {
    return readMessage(message, language);
  } catch {
    return null;
  }
}
