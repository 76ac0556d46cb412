import type { AnyGame } from '@insula/kernel';
import { transcript } from '@insula/laws';
import { expect, test } from 'vitest';
import { landlordSecond } from '../../src/index.ts';

/** Read these files as diffs: a change of rules shows in them. `vitest -u` writes them anew. */
test.each([
  ['two', { seats: 2, seed: 'two', moves: 300 }],
  ['four', { seats: 4, options: { answers: 'anyone', end: 'rounds', rounds: 5 }, seed: 'four', moves: 300 }],
])('a match of %s', async (name, telling) => {
  await expect(transcript(landlordSecond as AnyGame, { drawn: 50, ...telling })).toMatchFileSnapshot(
    `playthroughs/${name}.txt`,
  );
});
