import { setTimeout as sleep } from 'node:timers/promises';
import { generator } from '@insula/kernel';
import { openBouts, type Times } from './bout.ts';
import type { Adapter } from './client.ts';
import { percentile, round } from './figures.ts';
import type { Running } from './running.ts';

export interface FlatOut {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicrosPerMove: number;
}

/** Matches under way at any time. */
const MATCHES = 100;
const SECONDS = 3;
/** After so many hundreds of matches were opened, a server has tidying up to do that is none of the moves'. */
const SETTLING = 1;
const WARM_UP = 4000;
/** Moves of a duel, about. */
const LENGTH = 110;
const MOST_WAITING = 800;
/** A server that has warmed up is faster than it was while it did. */
const FASTER = 1.3;

/** A hundred matches at any time, every choice answered at once. Whoever has finished is followed by a match that is
 *  already connected: opening matches is not what is measured. */
export async function flatOut(server: Running, adapter: Adapter): Promise<FlatOut> {
  const rng = generator('flat out');
  const rate = await warmUp(adapter);
  const times: Times = [];
  let next = MATCHES;
  let stop = (): void => {};
  const finished = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const wanted = Math.ceil((rate * FASTER * (SETTLING + SECONDS)) / LENGTH) + MATCHES;
  const bouts = await openBouts(Math.min(wanted, MOST_WAITING), adapter, rng, times, () => {
    if (next < bouts.length) bouts[next++].rush();
    else stop();
  });
  for (const bout of bouts.slice(0, MATCHES)) bout.rush();
  await sleep(SETTLING * 1000);
  const before = await server.usage();
  const start = performance.now();
  times.length = 0;
  const timer = setTimeout(stop, SECONDS * 1000);
  await finished;
  clearTimeout(timer);
  const moves = times.length;
  const seconds = (performance.now() - start) / 1000;
  for (const bout of bouts) bout.rest();
  const { cpuMicros } = await server.usage();
  times.length = moves;
  return {
    movesPerSecond: Math.round(moves / seconds),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpuMicrosPerMove: round((cpuMicros - before.cpuMicros) / moves),
  };
}

/** Plays matches for nothing until the time is over; returns the most moves per second. */
async function warmUp(adapter: Adapter): Promise<number> {
  const rng = generator('warm up');
  const until = performance.now() + WARM_UP;
  let rate = 0;
  while (performance.now() < until) {
    const times: Times = [];
    const bouts = await openBouts(MATCHES, adapter, rng, times);
    const start = performance.now();
    for (const bout of bouts) bout.rush();
    while (performance.now() < until && bouts.some((bout) => !bout.over)) await sleep(20);
    for (const bout of bouts) bout.rest();
    rate = Math.max(rate, (times.length / (performance.now() - start)) * 1000);
  }
  return rate;
}
