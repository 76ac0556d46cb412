import { below, first, generator, type Phrase, type PhraseValue, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { CARDS, type Frame, landlord, type Move } from '../src/index.ts';
import { refusals } from '../src/refusals.ts';
import { ENDINGS } from '../src/types.ts';
import { en } from '../src/words/en.ts';

function check(phrase: Phrase): void {
  expect(Object.keys(en)).toContain(phrase.key);
  for (const value of Object.values(phrase.values))
    for (const word of wordsIn(value)) expect(Object.keys(en)).toContain(word);
  // What stands after the name of a choice is a word, not a value.
  for (const [, name] of en[phrase.key].matchAll(/(?<!\b(?:many|other) )\{(\w+)[,}]/g))
    if (name !== 'you') expect(Object.keys(phrase.values)).toContain(valueBehind(name));
}

/** `{aCard}` and `{numberCard}` are forms of the card. */
const valueBehind = (name: string): string => name.replace(/^(?:a|number)([A-Z])/, (_, letter) => letter.toLowerCase());

function wordsIn(value: PhraseValue): string[] {
  if (typeof value !== 'object') return [];
  if ('word' in value) return [value.word];
  return 'list' in value ? value.list.flatMap(wordsIn) : [];
}

test('every refusal, option, ending, card and tally line has words', () => {
  const keys = [
    ...['title', 'blurb', 'tie', 'tally.money'],
    ...refusals.map(({ code }) => `refusal.${code}`),
    ...landlord.options.flatMap((spec) => [
      `option.${spec.key}`,
      `option.${spec.key}.help`,
      ...(spec.kind === 'choice' ? spec.values.map((value) => `option.${spec.key}.${value}`) : []),
    ]),
    ...ENDINGS.map((ending) => `ending.${ending}`),
    ...CARDS.flatMap((card) => [`card.${card}`, `a.card.${card}`, `number.card.${card}`]),
  ];
  expect(keys.filter((key) => !(key in en))).toEqual([]);
  const codes = new Set(refusals.map(({ code }) => `refusal.${code}`));
  expect(codes.size).toBe(refusals.length);
  expect(Object.keys(en).filter((key) => key.startsWith('refusal.') && !codes.has(key))).toEqual([]);
});

test('every move has words, and no words are left over', () => {
  const view = landlord.view(landlord.setup(readOptions(landlord.options, {}), 2, generator('said')), 0);
  const dealt: Frame = { kind: 'deal', by: 1, with: 0, stage: 'answer', give: [], want: [], pay: 3 };
  const views = [view, { ...view, stack: [dealt] }];
  const phrases = views.flatMap((seen) => landlord.alphabet.map((move) => landlord.sayMove(move, seen)));
  for (const phrase of phrases) check(phrase);
  const said = new Set(phrases.map(({ key }) => key));
  expect(Object.keys(en).filter((key) => key.startsWith('move.') && !said.has(key))).toEqual([]);
});

test('whoever is asked to sell names a price as the one who gets it, not as the one who pays', () => {
  const view = landlord.view(landlord.setup(readOptions(landlord.options, {}), 2, generator('haggle')), 0);
  const pay = landlord.read('pay 4') as Move;
  const stage = (named: 'price' | 'answer'): string => {
    const deal: Frame = { kind: 'deal', by: 1, with: 0, stage: named, give: [], want: [], pay: 3 };
    return en[landlord.sayMove(pay, { ...view, stack: [deal] }).key];
  };
  expect(stage('price')).toMatch(/^pay /);
  expect(stage('answer')).toMatch(/^ask for /);
});

test('a flat is told by its house and its floor, cellars and attics by their names', () => {
  const event = { is: 'moved', seat: 0, card: CARDS.indexOf('student'), room: 7, to: 20 } as const;
  const { house, floor, at, toHouse, toFloor } = landlord.sayEvent(event).values;
  expect([house, toHouse]).toEqual([2, 3]);
  expect([floor, at, toFloor].flatMap(wordsIn).map((word) => en[word])).toEqual([
    'the cellar',
    'in the cellar',
    'the attic',
  ]);
});

test('cards are listed in the order of their numbers', () => {
  const listed = Object.keys(en).flatMap((key) => (key.startsWith('card.') ? [key.slice('card.'.length)] : []));
  expect(listed).toEqual(CARDS);
});

test('every question and event met in play has words', () => {
  const asked = new Set<string>(['ask.wait']);
  const told = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const given = { trade: seed % 2 === 0 ? 'any' : 'roofs', answers: seed % 3 === 0 ? 'anyone' : 'hit' };
    const s = landlord.setup(readOptions(landlord.options, given), 2 + (seed % 5), generator(`words ${seed}`));
    const rng = generator(`moves ${seed}`);
    const moves: Move[] = [];
    while (landlord.toAct(s) !== 0) {
      const question = landlord.ask(landlord.view(s, null));
      if (!asked.has(question.key)) check(question);
      asked.add(question.key);
      const seat = first(landlord.toAct(s));
      const count = landlord.legal(s, seat, moves);
      const move = s.stack.at(-1)?.kind === 'buy' && below(rng, 4) > 0 ? moves[0] : moves[below(rng, count)];
      landlord.play(s, seat, move, (event) => {
        const said = landlord.sayEvent(event);
        if (!told.has(said.key)) check(said);
        told.add(said.key);
      });
    }
    asked.add(landlord.ask(landlord.view(s, null)).key);
  }
  expect(Object.keys(en).filter((key) => key.startsWith('ask.') && !asked.has(key))).toEqual([]);
  // Nobody at all buying, random play does not do.
  expect(Object.keys(en).filter((key) => key.startsWith('event.') && !told.has(key) && key !== 'event.stalled')).toEqual([]);
});

test('the words about the view name fields that it has', () => {
  const view = landlord.view(landlord.setup(readOptions(landlord.options, {}), 2, generator('named')), 0);
  const named = Object.keys(en).flatMap((key) => /^(?:view|each|seat|row|owner)\.(\w+)/.exec(key)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((field) => !(field in view))).toEqual([]);
});
