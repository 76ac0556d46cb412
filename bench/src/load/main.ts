// `npm run bench:server`: the same duels on our server and on others, each in a process of its own.
import { parseArgs } from 'node:util';
import { BadInput } from '@insula/kernel';
import { type Loading, loading } from './loading.ts';
import { type Moments, moments } from './moments.ts';
import { PEERS, type PeerName } from './peers.ts';
import { print } from './print.ts';
import { inTurns, type Loaded, type Plan } from './turns.ts';

export interface Figures {
  readonly flatOut: Loaded;
  readonly paced: Loaded;
}
export type Report = { readonly [name in PeerName]?: Figures } & { readonly loading?: Loading; readonly moments?: Moments };

const PACED: Plan = { load: 'paced', turns: 3, lasts: 4000, settles: 2500 };
const FLAT_OUT: Plan = { load: 'flatOut', turns: 5, lasts: 2000, settles: 300 };

async function main(): Promise<void> {
  const { json, names } = flags();
  const say = (what: string): void => void process.stderr.write(`measuring ${what} ...\n`);
  const report: { -readonly [key in keyof Report]: Report[key] } = {};
  for (const group of [names.filter((name) => !isRestless(name)), names.filter(isRestless)]) {
    if (group.length === 0) continue;
    say(`${group.join(', ')}, paced`);
    const paced = await inTurns(group, PACED);
    say(`${group.join(', ')}, flat out`);
    const flatOut = await inTurns(group, FLAT_OUT);
    for (const name of group) report[name] = { flatOut: flatOut.get(name) as Loaded, paced: paced.get(name) as Loaded };
  }
  if (names.includes('insula')) {
    say('how long matches take to load');
    report.loading = await loading();
    say('moments of the past');
    report.moments = await moments();
  }
  if (json) console.log(JSON.stringify(report, null, 2));
  else print(report);
}

/** Its rooms tick while nobody plays in them: that would disturb others. */
const isRestless = (name: PeerName): boolean => name === 'colyseusDefault';

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
