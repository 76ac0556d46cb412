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
const TURNS = 3;
const SECOND = 1000;
/** After so many hundreds of matches were opened, a server has tidying up to do that is none of the moves'. */
const SETTLING = 1;
const WARM_UP = 4000;
/** Moves of a duel, about. */
const LENGTH = 110;
const MOST_WAITING = 800;
/** A server that has warmed up is faster than it was while it did. */
const FASTER = 1.3;

/** A hundred matches at any time, every choice answered at once. Whoever has finished is followed by a match that is
 *  already connected: opening matches is not what is measured. What else a machine does can only slow a server, and it
 *  comes and goes within seconds: so each second is measured by itself, and the best one counts. */
export async function flatOut(server: Running, adapter: Adapter): Promise<FlatOut> {
  const rng = generator('flat out');
  const rate = await warmUp(adapter);
  const times: Times = [];
  let next = MATCHES;
  let isOver = false;
  const wanted = Math.ceil((rate * FASTER * (SETTLING + TURNS)) / LENGTH) + MATCHES;
  const bouts = await openBouts(Math.min(wanted, MOST_WAITING), adapter, rng, times, () => {
    if (next < bouts.length) bouts[next++].rush();
    else isOver = true;
  });
  for (const bout of bouts.slice(0, MATCHES)) bout.rush();
  await sleep(SETTLING * SECOND);
  let best = await turn(server, times);
  // Fewer and fewer matches are no load.
  for (let i = 1; i < TURNS && !isOver; i++) {
    const now = await turn(server, times);
    if (!isOver) best = better(best, now);
  }
  for (const bout of bouts) bout.rest();
  return best;
}

export const better = (a: FlatOut, b: FlatOut): FlatOut => (b.movesPerSecond > a.movesPerSecond ? b : a);

async function turn(server: Running, times: Times): Promise<FlatOut> {
  const before = await server.usage();
  const start = performance.now();
  times.length = 0;
  await sleep(SECOND);
  const done = times.slice();
  const seconds = (performance.now() - start) / 1000;
  const { cpuMicros } = await server.usage();
  return {
    movesPerSecond: Math.round(done.length / seconds),
    p50: percentile(done, 0.5),
    p99: percentile(done, 0.99),
    cpuMicrosPerMove: round((cpuMicros - before.cpuMicros) / done.length),
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
