import { setFlagsFromString } from 'node:v8';
import { roomShare } from '@insula/room-share';
import { expect, test } from 'vitest';
import type { Play } from '../src/match/match.ts';
import { kept, openPlay, readKept, resumePlay } from '../src/match/play.ts';
import { newHead } from '../src/match/setup.ts';

const WANTED = {
  game: 'room-share',
  options: { duel: true },
  seats: [{ kind: 'me' }, { kind: 'me' }],
  clock: { kind: 'none' },
  pause: 0,
  listed: false,
  pace: 'instant',
  position: null,
} as const;

test('every play has the same shape, opened or read from the store', () => {
  const head = newHead(roomShare, WANTED as never, { id: 'p', name: 'P' }, '', 0);
  const opened: Play = openPlay(roomShare, head, 0);
  const read = resumePlay(roomShare, head, readKept(JSON.stringify(kept(opened, 0)), head), { n: 0, body: null });
  expect(haveSameShape(opened, openPlay(roomShare, head, 1))).toBe(true);
  expect(haveSameShape(opened, read)).toBe(true);
  expect(haveSameShape(opened, { ...opened, more: 0 })).toBe(false);
});

/** What the engine takes for objects of one kind. */
function haveSameShape(a: object, b: object): boolean {
  setFlagsFromString('--allow-natives-syntax');
  const asks = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean;
  setFlagsFromString('--no-allow-natives-syntax');
  return asks(a, b);
}
