import { setTimeout as pause } from 'node:timers/promises';
import { BadInput } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { WebSocket } from 'ws';
import { keepAlive } from '../alive.ts';
import { gamesIn, KNOWN_GAMES, openThread, THINK_PATH, THINK_PATIENCE, type Thinker } from './thinker.ts';
import type { Share } from './thought.ts';

/** Milliseconds until a server that hung up is called again: longer each time, and not by all at once. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/** What is wrong, by the status with which a server refuses to be thought for. */
const REFUSALS: { readonly [status: number]: string } = {
  401: 'The server does not know this THINK_TOKEN: set the same one there and here.',
  404: 'The server lets nobody think for it: start it with THINK_TOKEN=….',
  409: 'The server has other games, or other versions of them: use the same Insula there and here.',
  429: 'So many think for the server already that it wants no more.',
};

export interface ThinkParts {
  /** The address of a server, or of the balancer before several. */
  readonly url: string;
  readonly token: string;
  readonly threads: number;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Thinks for the bots of a server until `signal`, each thread on a line of its own; a server that goes is waited for. */
export async function thinkFor({ url, token, threads, signal }: ThinkParts): Promise<void> {
  const place = URL.canParse(url) ? new URL(THINK_PATH, url) : null;
  if (place === null || !/^https?:$/.test(place.protocol))
    throw new BadInput(`The server must be an address such as https://play.example.org, not "${url}".`);
  place.protocol = place.protocol.replace('http', 'ws');
  const headers = { authorization: `Bearer ${token}`, [KNOWN_GAMES]: gamesIn(await openShelf()) };
  await Promise.all(Array.from({ length: threads }, () => stay(place, headers, signal)));
}

async function stay(place: URL, headers: { [name: string]: string }, signal: AbortSignal): Promise<void> {
  for (let drops = 0; !signal.aborted; drops++) {
    if (await call(place, headers, signal)) drops = 0;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** drops) * (0.5 + Math.random() / 2);
    await pause(wait, undefined, { signal }).catch(() => {});
  }
}

/** Thinks until either side hangs up. Returns whether the server was there at all. */
function call(place: URL, headers: { [name: string]: string }, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let there = false;
    const ws = new WebSocket(place, { headers, handshakeTimeout: THINK_PATIENCE, perMessageDeflate: false });
    let thread: Thinker | null = null;
    const end = (): void => ws.terminate();
    signal.addEventListener('abort', end);
    ws.on('unexpected-response', (_, { statusCode = 0 }) => {
      const why = REFUSALS[statusCode];
      if (why !== undefined) reject(new BadInput(why));
      ws.terminate();
    });
    ws.on('open', () => {
      there = true;
      thread = openThread({
        answered: (answer) => ws.readyState === ws.OPEN && ws.send(JSON.stringify(answer)),
        gone: () => ws.terminate(),
      });
      keepAlive(ws, THINK_PATIENCE);
    });
    ws.on('message', (raw) => thread?.think(JSON.parse(String(raw)) as Share));
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      signal.removeEventListener('abort', end);
      void thread?.end();
      resolve(there);
    });
  });
}
