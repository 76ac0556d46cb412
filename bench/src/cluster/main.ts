// `npm run bench:server -- --store postgres --processes 2`: our server alone, with any number of processes on one database,
// each socket and each request at a process chosen at random. Every figure is of the whole run, not of its best part.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../load/running.ts';
import { type Spread, spread } from '../spread.ts';
import { type Duel, openDuel, type Times } from './duel.ts';

/** Duels under way at any time, and those that wait to follow the ones that end. */
const AT_ONCE = 100;
const WAITING = 1_100;
const FLAT_OUT = 8_000;
const STEP = 200;
/** Duels at people's pace, and milliseconds between two moves of each. */
const PACED = 1_000;
const PACE = 2_000;
const PACED_FOR = 20_000;
/** Duels that are opened at once. */
const TOGETHER = 20;

interface Figures {
  readonly moves: number;
  /** The median of short steps: a moment in which the machine does something else is one of many. */
  readonly movesPerSecond: Spread;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicrosPerMove: number;
}

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const data = mkdtempSync(join(tmpdir(), 'insula-load-'));
const url = values.store === 'postgres' ? (process.env.BENCH_DATABASE_URL ?? '') : '';
const servers = await Promise.all(Array.from({ length: Number(values.processes) }, open));
const hello = await fetch(`http://127.0.0.1:${anywhere()}/api/me`);
const cookie = (hello.headers.get('set-cookie') ?? '').split(';')[0];

const report = {
  store: values.store,
  processes: servers.length,
  flatOut: await flatOut(),
  paced: await paced(),
};
if (values.json) console.log(JSON.stringify(report));
else console.log(report);
await Promise.all(servers.map(({ child }) => stopped(child)));
rmSync(data, { recursive: true, force: true });
process.exit(0);

async function flatOut(): Promise<Figures> {
  const times: Times = [];
  let isOn = true;
  const next = (): void => {
    if (isOn) waiting.pop()?.rush();
  };
  const waiting = await opened(WAITING, times, next);
  for (let i = 0; i < AT_ONCE; i++) next();
  await sleep(500);
  const figures = await measured(times, FLAT_OUT, () => waiting.length > 0);
  isOn = false;
  for (const duel of waiting) duel.leave();
  return figures;
}

async function paced(): Promise<Figures> {
  const times: Times = [];
  const duels = await opened(PACED, times, () => {});
  const timers = duels.map((duel, i) => setTimeout(() => timers.push(setInterval(duel.move, PACE)), (PACE * i) / PACED));
  await sleep(2 * PACE);
  const figures = await measured(times, PACED_FOR, () => true);
  for (const timer of timers) clearInterval(timer);
  return figures;
}

async function opened(count: number, times: Times, ended: () => void): Promise<Duel[]> {
  const duels: Duel[] = [];
  while (duels.length < count)
    duels.push(...(await Promise.all(Array.from({ length: TOGETHER }, () => openDuel(anywhere, cookie, times, ended)))));
  return duels;
}

async function measured(times: Times, lasts: number, goesOn: () => boolean): Promise<Figures> {
  const before = await cpu();
  const rates: number[] = [];
  times.length = 0;
  for (const until = performance.now() + lasts; performance.now() < until && goesOn(); ) {
    const [moves, begun] = [times.length, performance.now()];
    await sleep(STEP);
    rates.push((times.length - moves) / ((performance.now() - begun) / 1000));
  }
  const done = Float64Array.from(times).sort();
  const at = (sorted: ArrayLike<number>, part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  return {
    moves: done.length,
    movesPerSecond: spread(rates),
    p50: Number(at(done, 0.5).toFixed(2)),
    p99: Number(at(done, 0.99).toFixed(2)),
    cpuMicrosPerMove: Math.round(((await cpu()) - before) / done.length),
  };
}

/** Microseconds of all servers together, without those of the database. */
async function cpu(): Promise<number> {
  const each = await Promise.all(
    servers.map(async ({ child }) => {
      child.send('usage');
      return Number(await answer(child));
    }),
  );
  return each.reduce((sum, micros) => sum + micros, 0);
}

function anywhere(): number {
  return servers[Math.floor(Math.random() * servers.length)].port;
}

async function open(): Promise<{ readonly port: number; readonly child: ChildProcess }> {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL('./server.js', import.meta.url)), [String(port), data, url]);
  await answer(child);
  return { port, child };
}

function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('message', resolve));
}

async function stopped(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.send('stop');
  await gone;
}
