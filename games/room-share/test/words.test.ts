import { generator, type Phrase, type PhraseValue, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { KINDS, roomShare } from '../src/index.ts';
import * as refusals from '../src/refusals.ts';
import { ENDINGS } from '../src/scoring.ts';
import { en } from '../src/words/en.ts';
import { may, play } from './table.ts';

const view = roomShare.view(roomShare.setup(readOptions(roomShare.options, {}), 2, generator('said')), 0);

/** What is wrong with a phrase: keys that have no words, values that its message does not use or lacks. */
function faults({ key, values }: Phrase): string[] {
  if (!(key in en)) return [`no words for ${key}`];
  const named = new Set([...en[key].matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).filter((name) => name !== 'you'));
  // The kinds of all flats are there for the table to draw, not to be read out.
  const unused = Object.keys(values).filter((name) => !named.has(name) && name !== 'kinds');
  return [
    ...Object.values(values)
      .flatMap(wordsIn)
      .filter((word) => !(word in en))
      .map((word) => `no words for ${word}`),
    ...unused.map((name) => `${key} does not use ${name}`),
    ...[...named].filter((name) => !(name in values)).map((name) => `${key} lacks ${name}`),
  ];
}

function wordsIn(value: PhraseValue): string[] {
  if (typeof value !== 'object') return [];
  if ('word' in value) return [value.word];
  return 'list' in value ? value.list.flatMap(wordsIn) : [];
}

test('every refusal, option, ending and tally line has words', () => {
  const keys = [
    'title',
    'blurb',
    ...Object.values(refusals).map(({ code }) => `refusal.${code}`),
    ...roomShare.options.flatMap((spec) => [
      `option.${spec.key}`,
      `option.${spec.key}.help`,
      ...(spec.kind === 'choice' ? spec.values.map((value) => `option.${spec.key}.${value}`) : []),
    ]),
    ...ENDINGS.map((ending) => `ending.${ending}`),
    ...KINDS.map((kind) => `tally.${kind}`),
  ];
  expect(keys.filter((key) => !(key in en))).toEqual([]);
});

test('every move has words', () => {
  expect(roomShare.alphabet.flatMap((move) => faults(roomShare.sayMove(move, view)))).toEqual([]);
});

test('every question and event met in play has words', () => {
  const asked = new Set<string>();
  const told = new Set<string>();
  const wrong = new Set<string>();
  for (const [seats, given] of [
    [2, { renovation: true, royal: 'suite' }],
    [3, {}],
    [4, {}],
    [2, { duel: true }],
  ] as const)
    for (let seed = 0; seed < 25; seed++) {
      const s = roomShare.setup(readOptions(roomShare.options, given), seats, generator(`words ${seed}`));
      for (let n = 0; ; n++) {
        const question = roomShare.ask(roomShare.view(s, null));
        asked.add(question.key);
        for (const fault of faults(question)) wrong.add(fault);
        const moves = may(s);
        if (moves.length === 0) break;
        for (const { event } of play(s, moves[(n * 13 + seed) % moves.length])) {
          const said = roomShare.sayEvent(event);
          told.add(said.key);
          for (const fault of faults(said)) wrong.add(fault);
        }
      }
    }
  expect([...wrong]).toEqual([]);
  expect(Object.keys(en).filter((key) => key.startsWith('ask.') && !asked.has(key))).toEqual([]);
  expect(Object.keys(en).filter((key) => key.startsWith('event.') && !told.has(key))).toEqual([]);
});

test('no message is left over', () => {
  const used =
    /^(title|blurb|aim|aim\.turn|a\.card\.|text\.|refusal\.|option\.|ending\.|tally\.|move\.|event\.|ask\.|colour\.|arrow\.|card\.|kind\.|measure\.)|^tie\.below$/;
  expect(Object.keys(en).filter((key) => !used.test(key))).toEqual([]);
  const said = new Set(roomShare.alphabet.map((move) => roomShare.sayMove(move, view).key));
  expect(Object.keys(en).filter((key) => key.startsWith('move.') && !said.has(key))).toEqual([]);
  const measured = new Set(roomShare.measures(view).map(({ what }) => `measure.${what}`));
  expect(Object.keys(en).filter((key) => key.startsWith('measure.') && !measured.has(key))).toEqual([]);
  const codes = new Set(Object.values(refusals).map(({ code }) => `refusal.${code}`));
  expect(Object.keys(en).filter((key) => key.startsWith('refusal.') && !codes.has(key))).toEqual([]);
});
