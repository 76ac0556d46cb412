import { generator, readOptions } from '@insula/kernel';
import { describe, expect, test } from 'vitest';
import { DUEL, roomShare } from '../src/load/duel.ts';
import { percentile, type Times, tailsOf } from '../src/load/figures.ts';
import { openMatch } from '../src/load/match.ts';
import { peers } from '../src/load/peers.ts';
import { openWatch } from '../src/load/watch.ts';

/** Each seat has eight tenants of its own and eight guests to lodge (S-52). */
const TENANTS = 32;
const LONGEST = roomShare.longest(readOptions(roomShare.options, DUEL), 2);

describe.each(['insula', 'ws', 'boardgame.io', 'colyseus'] as const)('%s', (name) => {
  test('two duels are played to their ends', async () => {
    const { start, open } = peers[name];
    const server = await start();
    const adapter = await open(server.ports[0]);
    const times: Times = { own: [], other: [] };
    const before = await server.usage();
    const lengths = await Promise.all(['one', 'two'].map((seed) => wholeMatch(adapter, seed, times)));
    const after = await server.usage();
    await server.stop();
    for (const moves of lengths) {
      expect(moves).toBeGreaterThan(TENANTS);
      expect(moves).toBeLessThanOrEqual(LONGEST);
    }
    expect(Math.min(...times.own, ...times.other)).toBeGreaterThan(0);
    // What the other seat is told of the very last moves may come after the end.
    expect(times.other.length).toBeGreaterThan(times.own.length - 20);
    expect(times.other.length).toBeLessThanOrEqual(times.own.length);
    expect(after.cpuMicros).toBeGreaterThan(before.cpuMicros);
  });
});

async function wholeMatch(adapter: Parameters<typeof openMatch>[0], seed: string, times: Times): Promise<number> {
  let ended = (): void => {};
  const over = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const match = await openMatch(adapter, generator(seed), times, () => ended());
  match.rush();
  await over;
  return match.moves;
}

test('a percentile is the value that so many do not exceed', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([percentile(values, 0.5), percentile(values, 0.99)]).toEqual([51, 100]);
});

test('tails are those of all moves, and the other seat has its own', () => {
  const own = Array.from({ length: 200 }, (_, i) => i);
  expect(tailsOf({ own, other: [7, 3, 5] })).toEqual({ p50: 100, p99: 198, max: 199, otherP50: 5, otherP99: 7 });
});

test('the other seat knows of a move from the first news that reach so far, be they before the mover’s own', () => {
  const times: Times = { own: [], other: [] };
  const watch = openWatch(times);
  watch.sent(0);
  watch.seen(1, 3);
  expect(times.other).toHaveLength(0);
  watch.seen(0, 3);
  watch.sent(0);
  watch.seen(0, 5);
  watch.sent(0);
  watch.seen(0, 6);
  expect(times.other).toHaveLength(1);
  watch.seen(1, 6);
  expect(times.other).toHaveLength(3);
  expect(times.other[1]).toBeGreaterThanOrEqual(times.other[2]);
});
