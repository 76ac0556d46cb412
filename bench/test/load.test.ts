import { generator, readOptions } from '@insula/kernel';
import { describe, expect, test } from 'vitest';
import { DUEL, roomShare } from '../src/load/duel.ts';
import { percentile } from '../src/load/figures.ts';
import { openMatch, type Times } from '../src/load/match.ts';
import { peers } from '../src/load/peers.ts';

/** Each seat has eight tenants of its own and eight guests to lodge (S-52). */
const TENANTS = 32;
const LONGEST = roomShare.longest(readOptions(roomShare.options, DUEL), 2);

describe.each(['insula', 'ws', 'boardgame.io', 'colyseus'] as const)('%s', (name) => {
  test('two duels are played to their ends', async () => {
    const { start, open } = peers[name];
    const server = await start();
    const adapter = await open(server.port);
    const times: Times = [];
    const before = await server.usage();
    const lengths = await Promise.all(['one', 'two'].map((seed) => wholeMatch(adapter, seed, times)));
    const after = await server.usage();
    await server.stop();
    for (const moves of lengths) {
      expect(moves).toBeGreaterThan(TENANTS);
      expect(moves).toBeLessThanOrEqual(LONGEST);
    }
    expect(Math.min(...times)).toBeGreaterThan(0);
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
