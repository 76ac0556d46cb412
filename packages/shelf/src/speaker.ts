import type { Phrase, PhraseValue, Words } from '@insula/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

export type Speaker = (phrase: Phrase) => string;

/** Turns phrases into sentences. What cannot be said shows as `[its key]`: a missing word must be seen, and must not
 *  stop a match. */
export function speaker(words: Words, names: readonly string[], language = 'en'): Speaker {
  const messages = new Map<string, IntlMessageFormat | null>();
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });

  function message(key: string): IntlMessageFormat | null {
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

  function say({ key, values }: Phrase): string {
    const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
    try {
      const text = message(key)?.format(filled);
      if (typeof text === 'string') return text;
    } catch {
      // A value the message wants is not there.
    }
    const rest = Object.values(filled);
    return rest.length === 0 ? `[${key}]` : `[${key}: ${rest.join(', ')}]`;
  }

  return say;
}

function parsed(message: string | undefined, language: string): IntlMessageFormat | null {
  if (message === undefined) return null;
  try {
    return new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  } catch {
    return null;
  }
}
