import { below, generator, list, type Phrase, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { CARDS } from '../src/cards.ts';
import { example, type Move } from '../src/index.ts';
import * as refused from '../src/refusals.ts';
import { en } from '../src/words/en.ts';

test('every move reads back as itself, and no two are written alike', () => {
  for (const move of example.alphabet) expect(example.read(example.write(move))).toBe(move);
  expect(new Set(example.alphabet.map(example.write)).size).toBe(example.alphabet.length);
  expect(example.read('  Build   BRICK ')).toBe(example.read('build brick'));
  for (const text of ['', 'bid 0', 'bid 10', 'gossip 5', 'build', 'constructor']) expect(example.read(text)).toBeNull();
});

test('refusals, options, cards, endings and tallies have words', () => {
  const keys = [
    ...['title', 'blurb', 'tie', 'ending.rounds', 'ending.house'],
    ...['tally.brick-rooms', 'tally.plain-rooms', 'tally.coins'],
    ...CARDS.flatMap((name) => [`card.${name}`, `a.card.${name}`, `text.${name}`]),
    ...Object.values(refused).map(({ code }) => `refusal.${code}`),
    ...example.options.flatMap(({ key }) => [`option.${key}`, `option.${key}.help`]),
    ...example.options.flatMap((spec) =>
      spec.kind === 'choice' ? spec.values.map((value) => `option.${spec.key}.${value}`) : [],
    ),
  ];
  expect(keys.filter((key) => en[key] === undefined)).toEqual([]);
});

test('all that is said in play has words, and every word of play is said', () => {
  const view = example.view(example.setup(readOptions(example.options, {}), 2, generator('said')), 0);
  const said = new Map<string, Phrase>(
    example.alphabet.map((move) => example.sayMove(move, view)).map((phrase) => [phrase.key, phrase]),
  );
  const say = (phrase: Phrase): void => void said.set(phrase.key, phrase);
  for (let match = 0; match < 60; match++) {
    const s = example.setup(readOptions(example.options, {}), 2 + (match % 3), generator(`spoken ${match}`));
    const chance = generator(`choice ${match}`);
    const into: Move[] = [];
    for (let seats = example.toAct(s); seats !== 0; seats = example.toAct(s)) {
      say(example.ask(example.view(s, null)));
      const seat = list(seats)[0];
      const move = into[below(chance, example.legal(s, seat, into))];
      example.play(s, seat, move, (event) => say(example.sayEvent(event)));
    }
    say(example.ask(example.view(s, null)));
  }
  for (const { key, values } of said.values()) {
    expect(en[key], key).toBeDefined();
    const wanted = [...en[key].matchAll(/\{(\w+)[,}]/g)].map((match) => valueBehind(match[1]));
    expect(['you', 'nothing', ...Object.keys(values)], key).toEqual(expect.arrayContaining(wanted));
  }
  const spoken = Object.keys(en).filter((key) => /^(ask|move|event)\./.test(key));
  expect(spoken.filter((key) => !said.has(key))).toEqual([]);
});

/** `{aCard}` is a form of the card. */
const valueBehind = (name: string): string => name.replace(/^a([A-Z])/, (_, letter) => letter.toLowerCase());

test('the words about the view name fields that it has', () => {
  const view = example.view(example.setup(readOptions(example.options, {}), 2, generator('named')), 0);
  const named = Object.keys(en).flatMap((key) => /^(?:view|each|seat|row|owner)\.(\w+)/.exec(key)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((field) => !(field in view))).toEqual([]);
});
