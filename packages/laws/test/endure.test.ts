import { example } from '@insula/example';
import { expect, test } from 'vitest';
import { endure, Violation } from '../src/index.ts';
import { askedInVain, cardFromNowhere, endlessTurn } from './planted.ts';

const stretch = { seed: 'endure', from: 0, to: 60 };

test('a stretch of matches is the same in one piece or in two', () => {
  const whole = endure(example, stretch);
  const parts = [endure(example, { ...stretch, to: 25 }), endure(example, { ...stretch, from: 25 })];
  expect(whole.matches).toBe(60);
  expect(parts[0].moves + parts[1].moves).toBe(whole.moves);
  expect(Math.max(parts[0].longest, parts[1].longest)).toBe(whole.longest);
});

test.each([
  ['a card from nowhere', cardFromNowhere, 'the census is'],
  ['an endless turn', { ...endlessTurn, longest: () => 20 }, 'not over after 20 moves'],
  ['a seat asked in vain', askedInVain, 'is asked and cannot answer'],
])('%s is found', (_fault, game, sentence) => {
  expect(() => endure(game, stretch)).toThrowError(Violation);
  expect(() => endure(game, stretch)).toThrowError(sentence);
});
