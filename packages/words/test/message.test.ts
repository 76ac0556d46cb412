import { openShelf } from '@insula/shelf';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { type Filling, readMessage } from '../src/message.ts';

const NUMBERS = [0, 1, 2, 3, 6, 7, 11, 22, 103, 1234];

/** What the reference says of a message that is filled like this; null where it refuses to. */
function reference(text: string, filling: Filling, language: string): string | null {
  try {
    return String(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).format(filling));
  } catch {
    return null;
  }
}

function ours(text: string, filling: Filling, language: string): string | null {
  try {
    return readMessage(text, language)(filling);
  } catch {
    return null;
  }
}

/** Every value that is named, filled with each number and with each word that the message chooses between. */
function fillings(text: string): Filling[] {
  const names = [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name as string);
  const chosen = [...text.matchAll(/([\w-]+)\s*\{/g)].map(([, word]) => word as string);
  return [...NUMBERS, ...new Set(chosen)].map((value) => Object.fromEntries(names.map((name) => [name, value])));
}

function agrees(text: string, language = 'en'): void {
  for (const filling of fillings(text)) expect(ours(text, filling, language), text).toBe(reference(text, filling, language));
}

const { games, words } = await openShelf();
test.each(games.map(({ id }) => id))(
  'every sentence of %s is said as the reference implementation of ICU says it',
  async (id) => {
    const sentences = Object.values(await words(id, 'en'));
    expect(sentences.length).toBeGreaterThan(30);
    for (const sentence of sentences) {
      expect(() => readMessage(sentence, 'en'), sentence).not.toThrow();
      agrees(sentence);
    }
  },
);

test.each([
  ['counts with an offset', '{n, plural, offset:1 =0 {nobody} =1 {one} one {one and another} other {one and # others}}'],
  ['ordinals', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'],
  ['a number among words', 'There are {n, number} of {n}.'],
  ['choices within choices', '{a, select, x {{b, plural, one {# {a}} other {#s}}} other {-}}'],
  ['a number sign outside of a count', '#1 is {a, select, x {#} other {# #}}.'],
  ['a number sign in a choice within a count', '{n, plural, other {{a, select, other {#}}}}'],
  ['apostrophes', "It's 5 o''clock at the Smiths' {name}."],
  ['quotes', "'{name}' is '{name '' }' of {name} '"],
  ['a quoted number sign', "{n, plural, other {'#' is #}}"],
  ['spaces anywhere', '{ n , plural , one { one }  other{ # } }'],
  ['nothing', ''],
])('%s', (_, text) => agrees(text));

test.each(['pl', 'ar', 'de', 'fr'])('counts bend as they do in %s', (language) => {
  agrees('{n, plural, zero {z} one {o #} two {t} few {f #} many {m #} other {r #}} {n, number}', language);
});

test.each(['{', '{n', '{n,', '{n, plural}', '{n, plural, one {x}}', '{n, select, other {x}', '{}', '{n, number'])(
  '%s is no message',
  (text) => {
    expect(reference(text, { n: 1 }, 'en')).toBe(null);
    expect(() => readMessage(text, 'en')).toThrow(SyntaxError);
  },
);

test('a brace too many is a slip of whoever wrote it, though the reference lets it pass', () => {
  expect(() => readMessage('{n} cards}', 'en')).toThrow(SyntaxError);
});
