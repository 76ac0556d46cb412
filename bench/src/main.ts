// `npm run bench`: how fast the games are, and how much faster than the same game on boardgame.io.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BadInput } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import type { Figures } from './measure.ts';
import type { PeerFigures } from './peer.ts';
import { print } from './print.ts';

export interface Report {
  readonly games: { readonly [id: string]: Figures };
  readonly peers: { readonly 'boardgame.io'?: PeerFigures };
}

/** The game that was written a second time, for boardgame.io. */
const TWICE = 'room-share';

async function main(): Promise<void> {
  const { json, only } = flags();
  const shelf = await openShelf();
  const ids = only === undefined ? shelf.games.map((game) => game.id) : [shelf.game(only).id];
  const games: { [id: string]: Figures } = {};
  for (const id of ids) {
    if (!json) process.stderr.write(`measuring ${id} ...\n`);
    games[id] = alone<Figures>('one', id);
  }
  const peers = ids.includes(TWICE) ? { 'boardgame.io': alone<PeerFigures>('peer') } : {};
  const report: Report = { games, peers };
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
