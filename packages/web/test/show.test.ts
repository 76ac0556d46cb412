import type { Item } from '@insula/protocol';
import { expect, test } from 'vitest';
import type { Travel } from '../src/pieces/pieces.ts';
import { next, opened, shownOf, skipped, told } from '../src/pieces/show.ts';

const STANDING = [
  { kind: 'red', place: 'a1' },
  { kind: 'blue', place: 'b1' },
];
const item = (n: number, event: unknown): Item => ({ n, at: 0, kind: 'event', event });
const walk = (n: number, kind: string, from: string, to: string): Item => item(n, { kind, from, to, over: null });
const travels = (event: unknown): Travel[] => (event === null ? [] : [event as Travel]);
const places = ({ pieces }: { readonly pieces: readonly { readonly place: string }[] }) => pieces.map(({ place }) => place);

const RED_WALKS = [{ kind: 'red', place: 'a2' }, STANDING[1]];
const BOTH_WALK = [
  { kind: 'red', place: 'a2' },
  { kind: 'blue', place: 'b2' },
];
const items = [item(1, null), walk(2, 'red', 'a1', 'a2'), item(3, null), walk(4, 'blue', 'b1', 'b2'), item(5, null)];

test('a move begins at once, and is over when all stand as the view has them', () => {
  const begun = told(opened(STANDING, []), RED_WALKS, items.slice(0, 3), travels);
  expect([places(begun), shownOf(begun)]).toEqual([['a2', 'b1'], 2]);
  expect([next(begun).step, shownOf(next(begun))]).toEqual([null, 3]);
});

test('of several moves each waits for the one before', () => {
  const first = told(opened(STANDING, []), BOTH_WALK, items, travels);
  expect([places(first), first.later.length]).toEqual([['a2', 'b1'], 1]);
  expect(places(next(first))).toEqual(['a2', 'b2']);
});

test('news that come while something is under way wait too', () => {
  const first = told(opened(STANDING, []), RED_WALKS, items.slice(0, 2), travels);
  const more = told(first, BOTH_WALK, items, travels);
  expect([places(more), more.step]).toEqual([['a2', 'b1'], first.step]);
  expect(places(next(more))).toEqual(['a2', 'b2']);
});

test('whoever does not want to watch sees how things stand', () => {
  const first = told(opened(STANDING, []), BOTH_WALK, items, travels);
  expect(skipped(first)).toMatchObject({ step: null, later: [] });
  expect(places(skipped(first))).toEqual(['a2', 'b2']);
});

test('what was taken back is not shown any more', () => {
  const first = told(opened(STANDING, []), BOTH_WALK, items, travels);
  const back = told(first, STANDING, [...items, { n: 6, at: 0, kind: 'undo', seat: 0, from: 1 }], travels);
  expect([places(back), back.step, back.later]).toEqual([['a1', 'b1'], null, []]);
});

test('where nothing moves the pieces are the same list: nothing is drawn anew', () => {
  const before = opened(STANDING, []);
  expect(told(before, [...STANDING], [item(1, null)], travels).pieces).toBe(before.pieces);
});
