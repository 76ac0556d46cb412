import type { AnyGame } from '@insula/kernel';
import { transcript } from '@insula/laws';
import { expect, test } from 'vitest';
import { raja } from '../src/index.ts';

const game = raja as AnyGame;

/** Read these files as diffs: a change of rules shows in them. `vitest -u` writes them anew. */
test.each([
  ['plain', { seats: 4, options: {}, seed: 'plain' }],
  ['short', { seats: 3, options: { length: 'short', map: 'caravan' }, seed: 'short' }],
  ['advanced', { seats: 5, options: { advanced: 'on', length: 'short' }, seed: 'advanced' }],
  ['several', { seats: 2, options: { advanced: 'two' }, seed: 'several' }],
])('a match of the %s game', async (name, telling) => {
  await expect(transcript(game, { drawn: 60, moves: 240, ...telling })).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});
