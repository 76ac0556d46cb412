// `npm run bench:server`: the same duels on our server and on others, each in a process of its own.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BadInput } from '@insula/kernel';
import { better, type FlatOut } from './flatOut.ts';
import type { Loading } from './loading.ts';
import type { Paced } from './paced.ts';
import { PEERS, type PeerName } from './peers.ts';
import { print } from './print.ts';

export interface Figures {
  readonly flatOut: FlatOut;
  readonly paced: Paced;
}
export type Report = { readonly [name in PeerName]?: Figures } & { readonly loading?: Loading };

function main(): void {
  const { json, names } = flags();
  const say = (what: string): void => void (json || process.stderr.write(`measuring ${what} ...\n`));
  const report: { -readonly [key in keyof Report]: Report[key] } = {};
  const paced: { [name in PeerName]?: Paced } = {};
  // Before anybody has written to the disk without pause, and ours last: by then all that the build wrote is on the disk.
  for (const name of [...names].reverse()) {
    say(`${name}, paced`);
    paced[name] = alone('paced', name);
  }
  const flatOut: { [name in PeerName]?: FlatOut } = {};
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) {
      say(`${name}, flat out`);
      const now = alone<FlatOut>('flatOut', name);
      flatOut[name] = better(flatOut[name] ?? now, now);
    }
  for (const name of names) report[name] = { flatOut: flatOut[name] as FlatOut, paced: paced[name] as Paced };
  if (names.includes('insula')) report.loading = alone('loading');
  if (json) console.log(JSON.stringify(report, null, 2));
  else print(report);
}

/** Servers take turns, so that a minute in which the machine has other things to do is not one server's alone; for each its
 *  best turn counts. */
const ROUNDS = 3;

function alone<T>(...what: string[]): T {
  const file = fileURLToPath(new URL('./one.js', import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, [file, ...what], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  ) as T;
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
  main();
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
