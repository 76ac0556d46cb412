import { setTimeout as sleep } from 'node:timers/promises';
import { below, generator } from '@insula/kernel';
import { openBouts, type Times } from './bout.ts';
import type { Adapter } from './client.ts';
import { percentile, round } from './figures.ts';
import type { Running } from './running.ts';

export interface Paced {
  readonly p50: number;
  readonly p99: number;
  readonly memoryMB: number;
}

const MATCHES = 1000;
const EVERY = 2000;
const WARM_UP = 500;
/** In each of them every match moves once. */
const TURNS = 3;

/** A thousand matches, in each a move every two seconds. Where a disk or a machine stands still for a moment, all who move
 *  just then wait, and are more than one in a hundred: so each turn is measured by itself, and the middle one counts. */
export async function paced(server: Running, adapter: Adapter): Promise<Paced> {
  const rng = generator('paced');
  const times: Times = [];
  const bouts = await openBouts(MATCHES, adapter, rng, times);
  const timers: NodeJS.Timeout[] = [];
  for (const bout of bouts)
    setTimeout(
      () => {
        bout.move();
        timers.push(setInterval(() => bout.move(), EVERY));
      },
      below(rng, EVERY),
    );
  await sleep(EVERY + WARM_UP);
  const turns: Pick<Paced, 'p50' | 'p99'>[] = [];
  while (turns.length < TURNS) {
    times.length = 0;
    await sleep(EVERY);
    turns.push({ p50: percentile(times, 0.5), p99: percentile(times, 0.99) });
  }
  const { memoryBytes } = await server.usage();
  for (const timer of timers) clearInterval(timer);
  const middle = turns.sort((a, b) => a.p99 - b.p99)[(TURNS - 1) / 2];
  return { ...middle, memoryMB: round(memoryBytes / 2 ** 20) };
}
