import { generator, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { type Move, roomShare } from '../src/index.ts';
import { CORNERS, may, play, table } from './table.ts';

test('the order of legal moves', () => {
  const turn = table({
    options: { renovation: true },
    tenants: { ...CORNERS, a1: 'rb..', e4: 'ggy.' },
    hand: ['blue', 'communication', 'renovation'],
  });
  expect(may(turn).join('\n')).toMatchSnapshot('a turn');
  const events = table({ seats: 2, tenants: { ...CORNERS, a1: 'rb..' }, hand: ['departure', 'contract', 'swap'] });
  expect(may(events).join('\n')).toMatchSnapshot('a turn with events');
  play(events, 'contract a2');
  expect(may(events).join('\n')).toMatchSnapshot('a tenant');
});

/** How many different lines of play there are, so many moves deep. */
function lines(s: ReturnType<typeof roomShare.place>, depth: number): number {
  if (depth === 0 || roomShare.toAct(s) === 0) return 1;
  const moves: Move[] = [];
  const count = roomShare.legal(s, s.turn, moves);
  if (depth === 1) return count;
  let sum = 0;
  for (const move of moves.slice(0, count)) {
    const next = roomShare.clone(s);
    roomShare.play(next, next.turn, move);
    sum += lines(next, depth - 1);
  }
  return sum;
}

test('so many lines of play in the duel', () => {
  const s = table({ seats: 2, options: { duel: true } });
  // 4 flats; 2 colours on 3 arrows; then 4 flats again, one of them with 2 arrows left.
  expect([1, 2, 3, 4].map((depth) => lines(s, depth))).toEqual([4, 4 * 6, 4 * 6 * 4, 4 * 6 * (3 * 6 + 4)]);
});

test('so many lines of play in the middle of a match', () => {
  const s = roomShare.setup(readOptions(roomShare.options, { renovation: true }), 3, generator('lines'));
  for (let n = 0; n < 40; n++) play(s, may(s)[(n * 5) % may(s).length]);
  expect([1, 2, 3].map((depth) => lines(s, depth))).toMatchSnapshot();
});
