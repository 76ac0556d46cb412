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
const WINDOW = 6_000;

/** A thousand matches, in each a move every two seconds. */
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
  times.length = 0;
  await sleep(WINDOW);
  const { memoryBytes } = await server.usage();
  for (const timer of timers) clearInterval(timer);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), memoryMB: round(memoryBytes / 2 ** 20) };
}
