import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Shelf } from '@insula/shelf';
import type { Answer, Share } from './thought.ts';

/** Something that thinks about one share at a time: a thread of this process, or a machine elsewhere. */
export interface Thinker {
  think(share: Share): void;
  end(): Promise<unknown>;
}

/** Who hears what a thinker says. */
export interface Heard {
  answered(answer: Answer): void;
  /** It will say nothing any more. */
  gone(why: Error): void;
}

/** Node cannot start a thread from TypeScript: when running from sources, what was built is used. */
const WORKER = ['./worker.js', '../../dist/bots/worker.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((file) => existsSync(file));

/** A thread that thinks. */
export function openThread({ answered, gone }: Heard): Thinker {
  if (WORKER === undefined) throw new Error('the bots are not built: npm run build');
  const worker = new Worker(WORKER, { execArgv: [] });
  worker.unref();
  worker.on('message', answered);
  worker.on('error', gone);
  return { think: (share) => worker.postMessage(share), end: () => worker.terminate() };
}

/** Where a machine that thinks calls, the header that says which games it knows, and milliseconds of silence after which
 *  either side takes the other for dead. */
export const THINK_PATH = '/think';
export const KNOWN_GAMES = 'insula-games';
export const THINK_PATIENCE = 10_000;

/** A digest of the games and versions there are: whoever knows others would think about other rules. */
export function gamesIn({ games }: Shelf): string {
  const names = games.map(({ id, version }) => `${id} ${version}`).sort();
  return createHash('sha256').update(names.join('\n')).digest('hex');
}
