import type { AnyGame } from '@insula/kernel';
import { transcript } from '@insula/laws';
import { expect, test } from 'vitest';
import { roomShare } from '../src/index.ts';

const game = roomShare as AnyGame;

/** Read these files as diffs: a change of rules shows in them. `vitest -u` writes them anew. */
test.each([
  ['two', { seats: 2, options: { renovation: true, royal: 'classic' }, seed: 'two' }],
  ['three', { seats: 3, seed: 'three' }],
  ['four', { seats: 4, seed: 'four' }],
  ['duel', { seats: 2, options: { duel: true }, seed: 'duel' }],
])('a match of %s', async (name, telling) => {
  await expect(transcript(game, { drawn: 25, ...telling })).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});
