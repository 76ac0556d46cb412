import { setTimeout as sleep } from 'node:timers/promises';
import { generator } from '@insula/kernel';
import type { Adapter } from './client.ts';
import { percentile, round } from './figures.ts';
import { type Match, openMatches, type Times } from './match.ts';
import type { Running } from './running.ts';

export interface FlatOut {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicrosPerMove: number;
}

/** Matches under way at any time. */
const MATCHES = 100;
/** Milliseconds that are measured, and those before and after them that are not. */
const TURN = 100;
const SETTLING = 60;
const RESTING = 30;
/** More matches than any server ends within a turn. */
const FEW = 150;
/** Opened together when few are left: a server that has opened some has tidying up to do that is none of the moves'. */
const MANY = 800;

/** A hundred matches at any time, every choice answered at once. Whoever has finished is followed by a match that is
 *  already connected: opening matches is not what is measured. Each call plays for one short turn. */
export function openFlatOut(server: Running, adapter: Adapter): () => Promise<FlatOut> {
  const rng = generator('flat out');
  const times: Times = [];
  const waiting: Match[] = [];
  let playing: Match[] = [];
  let isOn = false;

  function next(): void {
    const match = waiting.pop();
    // Fewer and fewer matches would be no load.
    if (match === undefined) throw new Error(`more than ${FEW} matches ended within a turn`);
    playing.push(match);
    if (isOn) match.rush();
  }
  const ended = (): void => void (isOn && next());

  return async () => {
    for (const match of playing) if (match.over) match.leave();
    playing = playing.filter(({ over }) => !over);
    if (waiting.length < FEW) waiting.push(...(await openMatches(MANY, adapter, rng, times, ended)));
    while (playing.length < MATCHES) next();
    isOn = true;
    for (const match of playing) match.rush();
    await sleep(SETTLING);
    const figures = await measured(server, times);
    isOn = false;
    for (const match of playing) match.rest();
    await sleep(RESTING);
    return figures;
  };
}

async function measured(server: Running, times: Times): Promise<FlatOut> {
  const before = await server.usage();
  const start = performance.now();
  times.length = 0;
  await sleep(TURN);
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
