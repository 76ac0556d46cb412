// `npm run bench`: how fast the games are, and how much faster than the same game on boardgame.io.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BadInput } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { type Figures, figuresOf, type PeerFigures, peerFiguresOf } from './figures.ts';
import type { Run } from './measure.ts';
import type { PeerRun } from './peer.ts';
import { print } from './print.ts';

export interface Report {
  readonly games: { readonly [id: string]: Figures };
  readonly peers: { readonly 'boardgame.io'?: PeerFigures };
}

/** The game that was written a second time, for boardgame.io. */
const TWICE = 'room-share';
/** Each in a process of its own: runs of one process are alike, as it compiles everything only once. */
const RUNS = 7;

async function main(): Promise<void> {
  const { json, only } = flags();
  const shelf = await openShelf();
  const ids = only === undefined ? shelf.games.map((game) => game.id) : [shelf.game(only).id];
  const runs = new Map<string, Run[]>(ids.map((id) => [id, []]));
  const peerRuns: PeerRun[] = [];
  // All games take turns, so that a disturbance is shared instead of being taken for the slowness of one.
  for (let n = 1; n <= RUNS; n++) {
    if (!json) process.stderr.write(`run ${n} of ${RUNS} ...\n`);
    for (const [id, those] of runs) those.push(alone<Run>('one', id, String(n)));
    if (ids.includes(TWICE)) peerRuns.push(alone<PeerRun>('peer', String(n)));
  }
  const games = Object.fromEntries([...runs].map(([id, those]) => [id, figuresOf(those)]));
  const report: Report = { games, peers: peerRuns.length > 0 ? { 'boardgame.io': peerFiguresOf(peerRuns) } : {} };
  if (json) console.log(JSON.stringify(report, null, 2));
  else print(report);
}

/** Runs a script of this folder in a process of its own and reads what it prints. */
function alone<T>(script: string, ...args: string[]): T {
  const file = fileURLToPath(new URL(`./${script}.js`, import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, [file, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  ) as T;
}

function flags(): { json: boolean; only: string | undefined } {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, only: { type: 'string' } } });
    return { json: values.json, only: values.only };
  } catch (error) {
    throw new BadInput(`${(error as Error).message.split('.')[0]}; bench takes --json and --only <game>.`);
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exitCode = 2;
});
