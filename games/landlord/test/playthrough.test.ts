import type { AnyGame } from '@insula/kernel';
import { transcript } from '@insula/laws';
import { expect, test } from 'vitest';
import { landlord } from '../src/index.ts';

/** Read these files as diffs: a change of rules shows in them. `vitest -u` writes them anew. */
test.each([
  ['two', { seats: 2, seed: 'two', moves: 300 }],
  ['four-basic', { seats: 4, options: { texts: 'basic', times100: true }, seed: 'four', moves: 300 }],
  ['five-anyone', { seats: 5, options: { answers: 'anyone' }, seed: 'five', moves: 300 }],
  ['three-trade', { seats: 3, options: { trade: 'any', end: 'rounds', rounds: 2 }, seed: 'three', moves: 400 }],
])('a match of %s', async (name, telling) => {
  await expect(transcript(landlord as AnyGame, { drawn: 50, ...telling })).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});
