import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { generator, shuffle } from '@insula/kernel';
import { type Spread, spread } from '../spread.ts';
import { type Child, openChild } from './child.ts';
import { round, type Tails, type Times, tailsOf } from './figures.ts';
import type { LoadName } from './load.ts';
import { type PeerName, peers } from './peers.ts';
import type { Running } from './running.ts';

/** What a server needed for a load, turn by turn, and how long moves took over all turns together. */
export interface Loaded extends Tails {
  readonly cpuMicrosPerMove: Spread;
  readonly movesPerSecond: Spread;
  readonly memoryMB: Spread;
}

/** How a load is measured. */
export interface Plan {
  readonly load: LoadName;
  /** How often every server has its turn. */
  readonly turns: number;
  /** Milliseconds that are measured in each, and those before that are not. */
  readonly lasts: number;
  readonly settles: number;
}

interface Contender {
  readonly name: PeerName;
  readonly server: Running;
  readonly players: readonly Child[];
  readonly taken: Taken[];
}
interface Taken {
  readonly cpuMicrosPerMove: number;
  readonly movesPerSecond: number;
  readonly memoryMB: number;
}

/** Processes that play on each server, the same for all: one alone is slower than the faster servers. */
const PLAYERS = 2;
/** Until what is under way is done. */
const RESTS = 400;

/** All servers run; each has its turn once a round, in an order drawn by lot. Nothing is left out of what is counted. */
export async function inTurns(names: readonly PeerName[], plan: Plan): Promise<Map<PeerName, Loaded>> {
  const order = generator(`${plan.load} of ${names.join()}`);
  const contenders = new Map<PeerName, Contender>();
  for (const name of names) contenders.set(name, await contend(name, plan.load));
  for (let turn = 0; turn < plan.turns; turn++)
    for (const name of shuffle(order, [...names])) {
      const contender = contenders.get(name) as Contender;
      contender.taken.push(await takeTurn(contender, plan));
    }
  const loaded = new Map<PeerName, Loaded>();
  for (const [name, contender] of contenders) loaded.set(name, await summed(contender));
  return loaded;
}

async function contend(name: PeerName, load: LoadName): Promise<Contender> {
  const server = await peers[name].start();
  const player = fileURLToPath(new URL('./player.js', import.meta.url));
  const players: Child[] = [];
  for (let i = 0; i < PLAYERS; i++) {
    const port = server.ports[i % server.ports.length];
    players.push(await openChild(player, [load, name, port, i, PLAYERS].map(String)));
  }
  return { name, server, players, taken: [] };
}

async function takeTurn({ server, players }: Contender, { lasts, settles }: Plan): Promise<Taken> {
  const all = (question: string): Promise<unknown[]> => Promise.all(players.map((player) => player.ask(question)));
  await all('prepare');
  await all('go');
  await sleep(settles);
  const before = await server.usage();
  await all('mark');
  const start = performance.now();
  await sleep(lasts);
  const counts = (await all('count')) as number[];
  const seconds = (performance.now() - start) / 1000;
  const after = await server.usage();
  await all('rest');
  await sleep(RESTS);
  const moves = counts.reduce((sum, count) => sum + count, 0);
  return {
    cpuMicrosPerMove: (after.cpuMicros - before.cpuMicros) / Math.max(1, moves),
    movesPerSecond: moves / seconds,
    memoryMB: after.memoryBytes / 2 ** 20,
  };
}

async function summed({ server, players, taken }: Contender): Promise<Loaded> {
  const runs = (await Promise.all(players.map((player) => player.ask('run')))) as Times[];
  for (const player of players) await player.stop();
  await server.stop();
  const tails = tailsOf({ own: runs.flatMap(({ own }) => own), other: runs.flatMap(({ other }) => other) });
  return {
    cpuMicrosPerMove: spread(
      taken.map((turn) => turn.cpuMicrosPerMove),
      1,
    ),
    movesPerSecond: spread(taken.map((turn) => turn.movesPerSecond)),
    ...tails,
    memoryMB: spread(
      taken.map((turn) => round(turn.memoryMB)),
      1,
    ),
  };
}
