import { phrase } from '@insula/kernel';
import { expect, test } from 'vitest';
import { speaker } from '../src/index.ts';

const words = {
  takes: '{who} takes {n, plural, one {one card} other {# cards}}.',
  moves: '{what} moves in with {whom}.',
  red: 'Red',
  pays: '{you, select, who {You pay {whom}} whom {{who} pays you} other {{who} pays {whom}}}.',
  torn: '{who, plural',
};
const say = speaker(words, ['Ada', 'Bo', 'Cy']);

test.each([
  [phrase('takes', { who: { seat: 1 }, n: 1 }), 'Bo takes one card.'],
  [phrase('takes', { who: { seat: 0 }, n: 3 }), 'Ada takes 3 cards.'],
  [
    phrase('moves', { what: { word: 'red' }, whom: { list: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] } }),
    'Red moves in with Ada, Bo, and Cy.',
  ],
  [phrase('takes', { who: { seat: 6 }, n: 1 }), '#7 takes one card.'],
])('%o', (given, sentence) => {
  expect(say(given)).toBe(sentence);
});

test.each([
  [0, 'You pay Bo.'],
  [1, 'Ada pays you.'],
  [2, 'Ada pays Bo.'],
  [null, 'Ada pays Bo.'],
])('to seat %s a phrase speaks of itself in its own way', (reader, sentence) => {
  expect(say(phrase('pays', { who: { seat: 0 }, whom: { seat: 1 } }), reader)).toBe(sentence);
});

test('a word brings its forms with it: its article, and whether it is many', () => {
  const forms = { 'a.alibi': 'an Alibi', 'number.alibi': 'one', 'number.squatters': 'many', alibi: 'Alibi' };
  const bending = speaker({
    ...forms,
    squatters: 'Squatters',
    shows: 'Ada shows {aCard}.',
    go: 'The {card} {numberCard, select, many {move} other {moves}} out.',
  });
  expect(bending(phrase('shows', { card: { word: 'alibi' } }))).toBe('Ada shows an Alibi.');
  expect(bending(phrase('go', { card: { word: 'alibi' } }))).toBe('The Alibi moves out.');
  expect(bending(phrase('go', { card: { word: 'squatters' } }))).toBe('The Squatters move out.');
});

test('a name or a word that says "who" is not the reader', () => {
  expect(say(phrase('pays', { who: 'whom', whom: { word: 'red' } }), 0)).toBe('whom pays Red.');
});

test.each([
  ['a missing key', phrase('gone'), '[gone]'],
  ['a missing key with values', phrase('gone', { n: 3 }), '[gone: 3]'],
  ['a missing word', phrase('moves', { what: { word: 'blue' }, whom: 'Ada' }), '[blue] moves in with Ada.'],
  ['a missing value', phrase('takes', { n: 2 }), '[takes: 2]'],
  ['a message that is no message', phrase('torn'), '[torn]'],
])('%s is seen, and stops nothing', (_, given, sentence) => {
  expect(say(given)).toBe(sentence);
});
