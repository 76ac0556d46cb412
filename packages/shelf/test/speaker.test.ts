import { phrase } from '@insula/kernel';
import { expect, test } from 'vitest';
import { speaker } from '../src/index.ts';

const words = {
  takes: '{who} takes {n, plural, one {one card} other {# cards}}.',
  moves: '{what} moves in with {whom}.',
  red: 'Red',
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
  ['a missing key', phrase('gone'), '[gone]'],
  ['a missing key with values', phrase('gone', { n: 3 }), '[gone: 3]'],
  ['a missing word', phrase('moves', { what: { word: 'blue' }, whom: 'Ada' }), '[blue] moves in with Ada.'],
  ['a missing value', phrase('takes', { n: 2 }), '[takes: 2]'],
  ['a message that is no message', phrase('torn'), '[torn]'],
])('%s is seen, and stops nothing', (_, given, sentence) => {
  expect(say(given)).toBe(sentence);
});
