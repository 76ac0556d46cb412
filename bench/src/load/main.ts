// `npm run bench:server`: the same duels on our server and on others, each in a process of its own.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BadInput } from '@insula/kernel';
import { type Child, openChild } from './child.ts';
import type { FlatOut } from './flatOut.ts';
import type { Loading } from './loading.ts';
import type { Moments } from './moments.ts';
import type { Paced } from './paced.ts';
import { PEERS, type PeerName } from './peers.ts';
import { print } from './print.ts';

export interface Figures {
  readonly flatOut: FlatOut;
  readonly paced: Paced;
}
export type Report = { readonly [name in PeerName]?: Figures } & { readonly loading?: Loading; readonly moments?: Moments };

async function main(): Promise<void> {
  const { json, names } = flags();
  const say = (what: string): void => void (json || process.stderr.write(`measuring ${what} ...\n`));
  const report: { -readonly [key in keyof Report]: Report[key] } = {};
  const paced = new Map<PeerName, Paced>();
  // Before anybody has written to the disk without pause, and ours last: by then all that the build wrote is on the disk.
  for (const name of [...names].reverse()) {
    say(`${name}, paced`);
    paced.set(name, await alone('paced', name));
  }
  const flatOut = new Map<PeerName, FlatOut>();
  for (const group of [names.filter((name) => !isRestless(name)), names.filter(isRestless)]) {
    if (group.length === 0) continue;
    say(`${group.join(', ')}, flat out`);
    for (const [name, best] of await inTurns(group)) flatOut.set(name, best);
  }
  for (const name of names) report[name] = { flatOut: flatOut.get(name) as FlatOut, paced: paced.get(name) as Paced };
  if (names.includes('insula')) {
    report.loading = await alone('loading');
    say('moments of the past');
    report.moments = await alone('moments');
  }
  if (json) console.log(JSON.stringify(report, null, 2));
  else print(report);
}

/** Its rooms tick while nobody plays in them: that would disturb others. */
const isRestless = (name: PeerName): boolean => name === 'colyseusDefault';

/** Milliseconds for each server. Where a timer says how fast it goes there is little to find out. */
const EACH = 28_000;
const RESTLESS = 6_000;

/** All servers run, and play one after the other for a moment, again and again. What else a machine does comes and goes
 *  within less than a second, and can only slow whoever plays just then: so for each server its best turn counts. */
async function inTurns(names: readonly PeerName[]): Promise<Map<PeerName, FlatOut>> {
  const best = new Map<PeerName, FlatOut>();
  const servers = await Promise.all(names.map(async (name) => ({ name, server: await open('flatOut', name) })));
  const until = performance.now() + (names.some(isRestless) ? RESTLESS : EACH * names.length);
  while (performance.now() < until)
    for (const { name, server } of servers) {
      const now = (await server.ask('measure')) as FlatOut;
      if (now.movesPerSecond > (best.get(name)?.movesPerSecond ?? 0)) best.set(name, now);
    }
  for (const { server } of servers) await server.stop();
  return best;
}

const open = (...what: string[]): Promise<Child> => openChild(fileURLToPath(new URL('./one.js', import.meta.url)), what);

async function alone<T>(...what: string[]): Promise<T> {
  const one = await open(...what);
  const figures = (await one.ask('measure')) as T;
  await one.stop();
  return figures;
}

function flags(): { json: boolean; names: readonly PeerName[] } {
  const { json, only } = parsed();
  if (only === undefined) return { json, names: PEERS };
  const names = only.split(',');
  const unknown = names.find((name) => !PEERS.includes(name as PeerName));
  if (unknown !== undefined) throw new BadInput(`"${unknown}" is not measured here: choose from ${PEERS.join(', ')}.`);
  return { json, names: names as PeerName[] };
}

function parsed(): { json: boolean; only: string | undefined } {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, only: { type: 'string' } } });
    return { json: values.json, only: values.only };
  } catch (error) {
    throw new BadInput(`${(error as Error).message.split('.')[0]}; bench:server takes --json and --only <server,server>.`);
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
