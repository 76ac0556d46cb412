import type { Words } from '@insula/kernel';
import { type Say, sentence } from '../../words/speaker.ts';

/** What a view's numbers are read with. */
export interface Tongue {
  readonly words: Words;
  readonly say: Say;
  /** By seat. */
  readonly names: readonly string[];
  /** Names of things by kind (`card`, `place` …), each in the order in which the game numbers them. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
}

/** Sentences, and the words about the view itself: none of them is the name of a thing. */
const SENTENCES = [
  'option',
  'refusal',
  'ask',
  'move',
  'event',
  'ending',
  'tally',
  'view',
  'each',
  'seat',
  'row',
  'owner',
  'text',
];

export const tongueOf = (words: Words, say: Say, names: readonly string[]): Tongue => ({
  words,
  say,
  names,
  kinds: kindsIn(words),
});

function kindsIn(words: Words): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, string[]>();
  for (const [key, name] of Object.entries(words)) {
    const [kind, ...rest] = key.split('.');
    if (rest.length !== 1 || kind.includes(':') || SENTENCES.includes(kind)) continue;
    const names = kinds.get(kind) ?? [];
    names.push(name);
    kinds.set(kind, names);
  }
  return kinds;
}

/** What each card does, by its name, as far as the game says so in a sentence (`text.<card>`). */
export function textsIn({ words, say }: Tongue): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [key, name] of Object.entries(words)) {
    const text = key.replace(/^card\./, 'text.');
    if (text !== key && text in words) texts.set(name, say(text));
  }
  return texts;
}

/** A field's name in the game's words, or made of its key: `handSizes` as "Hand sizes". */
export const labelOf = ({ words, say }: Tongue, path: string): string =>
  `view.${path}` in words ? say(`view.${path}`) : sentence(spaced(path.split('.').at(-1) ?? ''));

/** One entry by the message `<form>.<path>`, or as it is where the words have none. Empty: it is not worth showing. */
export function readEntry(
  tongue: Tongue,
  form: 'each' | 'seat' | 'row' | 'owner',
  path: string,
  value: unknown,
  at: number,
): string {
  const key = `${form}.${path}`;
  if (key in tongue.words) return tongue.say(key, readings(tongue, path, value, at)).trim();
  if (typeof value === 'number') return value === -1 ? '–' : String(value);
  return typeof value === 'string' ? sentence(spaced(value)) : '';
}

/** A list as long as the game has kinds of cards counts them; any other is read entry by entry. */
export function textsOf(tongue: Tongue, path: string, list: readonly unknown[]): string[] {
  if (`each.${path}` in tongue.words) return list.map((entry, at) => readEntry(tongue, 'each', path, entry, at));
  if (list.every((entry) => entry === 0)) return [];
  const cards = tongue.kinds.get('card') ?? [];
  return list.length > 1 && list.length === cards.length && list.every(isCount)
    ? cards.flatMap((card, kind) => Array<string>(list[kind] as number).fill(card))
    : list.map((entry, at) => readEntry(tongue, 'each', path, entry, at));
}

/** Everything a number may stand for: itself, a seat, a card, a place …; and so for its place in the list, as `atCard`.
 *  A record is read by its fields: a list among them as its texts, and as `fieldCount` how many they are. */
function readings(tongue: Tongue, path: string, value: unknown, at: number): { readonly [name: string]: unknown } {
  const read: { [name: string]: unknown } = { at, number: at + 1 };
  for (const [kind, things] of tongue.kinds) read[`at${sentence(kind)}`] = things[at] ?? '';
  if (isRecord(value))
    for (const [field, inner] of Object.entries(value)) {
      if (Array.isArray(inner)) {
        const texts = textsOf(tongue, `${path}.${field}`, inner);
        read[field] = { list: texts };
        read[`${field}Count`] = texts.length;
      } else if (!isRecord(inner)) read[field] = inner;
    }
  else {
    read.n = value;
    read.seat = tongue.names[value as number] ?? '';
    for (const [kind, things] of tongue.kinds) read[kind] = things[value as number] ?? '';
  }
  return read;
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
export type Record = { readonly [field: string]: unknown };
export const isRecord = (value: unknown): value is Record =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const spaced = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/[-_]/g, ' ');
