import { below, generator, list, type Phrase, type PhraseValue, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { ACTIONS } from '../src/actions.ts';
import { CHARACTERS } from '../src/characters.ts';
import { type Move, raja } from '../src/index.ts';
import { PLACES } from '../src/maps/places.ts';
import * as refused from '../src/refusals.ts';
import { ENDINGS } from '../src/types.ts';
import { en } from '../src/words/en.ts';
import { table, turn } from './table.ts';

test('every move reads back as itself, and no two are written alike', () => {
  for (const move of raja.alphabet) expect(raja.read(raja.write(move))).toBe(move);
  expect(new Set(raja.alphabet.map(raja.write)).size).toBe(raja.alphabet.length);
  expect(raja.read('  Travel   AGRA ')).toBe(raja.read('travel Agra'));
  expect(raja.read('disc gold + palace and house')?.do).toBe('disc');
  for (const text of [
    '',
    'bid 16',
    'travel Kota',
    'house Bhopal',
    'governor Bhopal',
    'seduce seat 6',
    'swap Priest for Priest',
  ])
    expect(raja.read(text)).toBeNull();
});

test('refusals, options, characters, actions, endings and tallies have words', () => {
  const keys = [
    ...['title', 'blurb', 'tie', 'tally.large', 'tally.small', 'tally.gold'],
    ...ENDINGS.map((ending) => `ending.${ending}`),
    ...CHARACTERS.map((name) => `character.${name}`),
    ...ACTIONS.map((name) => `action.${name}`),
    ...Object.values(refused).map(({ code }) => `refusal.${code}`),
    ...raja.options.flatMap(({ key }) => [`option.${key}`, `option.${key}.help`]),
    ...raja.options.flatMap((spec) => (spec.kind === 'choice' ? spec.values.map((v) => `option.${spec.key}.${v}`) : [])),
  ];
  expect(keys.filter((key) => en[key] === undefined)).toEqual([]);
});

test('all that is said in play has words, and every word of play is said', () => {
  const said = new Map<string, Phrase>();
  const say = (phrase: Phrase): void => void said.set(phrase.key, phrase);
  const view = raja.view(table(), 0);
  for (const move of raja.alphabet) say(raja.sayMove(move, view));
  for (let match = 0; match < 40; match++) {
    const advanced = ['off', 'on', 'two'][match % 3];
    const s = raja.setup(readOptions(raja.options, { advanced }), 2 + (match % 4), generator(`spoken ${match}`));
    const chance = generator(`choice ${match}`);
    const into: Move[] = [];
    for (let seats = raja.toAct(s); seats !== 0; seats = raja.toAct(s)) {
      say(raja.ask(raja.view(s, null)));
      const seat = list(seats)[0];
      const move = into[below(chance, raja.legal(s, seat, into))];
      raja.play(s, seat, move, (event) => say(raja.sayEvent(event)));
    }
    say(raja.ask(raja.view(s, null)));
  }
  for (const { key, values } of said.values()) {
    expect(en[key], key).toBeDefined();
    const wanted = [...en[key].matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]);
    expect(['you', ...Object.keys(values)], key).toEqual(expect.arrayContaining(wanted));
    for (const value of Object.values(values)) if (isWord(value)) expect(en[value.word], value.word).toBeDefined();
  }
  const spoken = Object.keys(en).filter((key) => /^(ask|move|event)\./.test(key));
  expect(spoken.filter((key) => !said.has(key))).toEqual([]);
});

test('characters, actions and places are listed in the order of their numbers', () => {
  const listed = (kind: string): string[] =>
    Object.keys(en).flatMap((key) => (key.startsWith(`${kind}.`) ? [key.slice(kind.length + 1)] : []));
  expect(listed('character')).toEqual(CHARACTERS);
  expect(listed('action')).toEqual(ACTIONS);
  expect(listed('place')).toEqual(PLACES);
});

const isWord = (value: PhraseValue): value is { readonly word: string } =>
  typeof value === 'object' && value !== null && 'word' in value;

test('R-51 a toll reads as who pays whom, how much and where', () => {
  expect(raja.sayEvent({ is: 'toll', seat: 0, to: 1, gold: 1, place: 9, bank: false })).toEqual({
    key: 'event.toll',
    values: { seat: { seat: 0 }, to: { seat: 1 }, gold: 1, place: { word: 'place.Kota' } },
  });
  expect(en['event.toll']).toContain('{seat} pays {gold} gold to {to}');
});

test('R-52 the question in a turn announces the penalty', () => {
  expect(raja.ask(raja.view(turn(2, 'gold + house'), 0))).toEqual({
    key: 'ask.turn',
    values: { seat: { seat: 1 }, penalty: 4 },
  });
  expect(raja.ask(raja.view(table(), 0))).toEqual({
    key: 'ask.discs',
    values: { city: { word: 'place.Jaipur' }, last: 'no' },
  });
});

test('nobody is kept waiting so as not to tell what is in a hand: there are no hands', () => {
  expect(raja.window(turn(1, 'gold + gold'))).toBe(false);
});

test('the words about the view name fields that it has', () => {
  const view = raja.view(table(), 0);
  const named = Object.keys(en).flatMap((key) => /^(?:view|each|seat|row|owner)\.(\w+)/.exec(key)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((field) => !(field in view))).toEqual([]);
});
