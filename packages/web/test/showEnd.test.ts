import type { Item } from '@insula/protocol';
import { expect, test } from 'vitest';
import type { Travel } from '../src/pieces/pieces.ts';
import { opened, told } from '../src/pieces/show.ts';

const walk = (n: number): Item => {
  const event: Travel = { kind: 'red', from: `a${n}`, to: `a${n + 1}`, over: null };
  return { n, at: 0, kind: 'event', event };
};
/** The news of so many walks of one piece, and of the end of the match. */
function ended(walks: number) {
  const items: Item[] = Array.from({ length: walks }, (_, i) => walk(i + 1));
  items.push({ n: walks + 1, at: 0, kind: 'end', seat: 0, why: 'rules' });
  const before = opened([{ kind: 'red', place: 'a1' }], []);
  return told(before, [{ kind: 'red', place: `a${walks + 1}` }], items, (event) => [event as Travel]);
}

test('whoever comes back to a match that is over sees how it stands', () => {
  expect(ended(91)).toMatchObject({ step: null, later: [], pieces: [{ place: 'a92' }] });
});

test('whoever is there sees its last moves', () => {
  expect(ended(3)).toMatchObject({ step: { n: 1 }, pieces: [{ place: 'a2' }] });
});
