import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { type ClientMessage, type Code, clientMessage, type Hello } from '@insula/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Match } from '../match/match.ts';
import type { Person } from '../match/setup.ts';
import type { Matches } from '../matches/matches.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { written } from '../updates/deliver.ts';
import type { Listener } from '../updates/listener.ts';
import { bucket } from './bucket.ts';
import { type Outlet, openOutlet } from './outlet.ts';

/** Messages refused in a row before the line is cut. */
const PATIENCE = 100;

/** One socket: first `hello`, then what its seat asks. */
export function openConnection(
  ws: WebSocket,
  line: Duplex,
  matches: Matches,
  person: Person | null,
  metrics: Metrics,
  settings: Settings,
): void {
  const rate = bucket(settings.messagesPerSecond, settings.messagesPerSecond * 4);
  const outlet = openOutlet(ws, line);
  const asker = person ?? { id: randomUUID(), name: '' };
  let seated: { readonly match: Match; readonly listener: Listener } | null = null;
  let refusals = 0;

  function refuse(code: Code, id: string | null): void {
    metrics.refused(code);
    outlet.send(written({ t: 'refused', id, move: null, rule: null, code }));
    outlet.flush();
    if (++refusals >= PATIENCE) outlet.close(1008);
  }

  function enter(hello: Hello): void {
    const match = matches.find(hello.match);
    const listener = listenerOn(outlet, hello);
    const code = match === null ? 'no-match' : (matches.enter(match, listener, person, hello)?.code ?? null);
    if (match === null || code !== null) refuse(code as Code, null);
    else seated = { match, listener };
  }

  ws.on('message', (raw: RawData, isBinary: boolean) => {
    // Whoever was hung up on may still talk.
    if (ws.readyState !== ws.OPEN) return;
    if (!rate.take(performance.now())) return refuse('too-many', null);
    const message = isBinary ? null : read(raw);
    if (message === null) return refuse('malformed', null);
    if (message.t === 'hello') return seated === null ? enter(message) : refuse('hello', null);
    if (seated === null) return refuse('hello', message.id);
    refusals = 0;
    matches.ask(seated.match, seated.listener, message, asker);
  });
  ws.on('close', () => {
    if (seated !== null) matches.exit(seated.match, seated.listener);
  });
  // A frame that is too long or not text ends the connection; nothing else happens.
  ws.on('error', () => {});
}

const listenerOn = (outlet: Outlet, { seat, phrases, changes }: Hello): Listener => ({
  seat,
  phrases,
  seen: changes ? { picture: null, last: 0 } : null,
  owed: null,
  person: true,
  send: outlet.send,
  flush: outlet.flush,
  close: () => outlet.close(1012),
});

function read(raw: RawData): ClientMessage | null {
  try {
    const read = clientMessage.safeParse(JSON.parse(String(raw)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
