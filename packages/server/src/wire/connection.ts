import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { type ClientMessage, type Code, clientMessage, type Hello } from '@insula/protocol';
import type { RawData, WebSocket } from 'ws';
import { type Bucket, bucket } from '../bucket.ts';
import type { Person } from '../match/match.ts';
import { type Chair, isChair, type Sit } from '../matches/sit.ts';
import type { Metrics } from '../metrics.ts';
import { besideOf, type Settings } from '../settings.ts';
import { written } from '../updates/deliver.ts';
import type { Listener } from '../updates/listener.ts';
import type { Unsent } from './unsent.ts';

/** Messages refused in a row before the line is cut. */
const PATIENCE = 100;
/** What playing takes; of the rest only a part of all messages may be. */
const PLAYING: readonly ClientMessage['t'][] = ['move', 'why', 'ping'];
/** A message counts as one for each of these that it begins: to read one that is long, and nested, costs a thousand times what
 *  a move does. */
const KIBIBYTE = 1024;
/** Messages that wait while their match is looked up. */
const MOST_WAITING = 100;

/** A WebSocket and what it runs over. */
export interface Line {
  readonly ws: WebSocket;
  readonly socket: Duplex;
  readonly unsent: Unsent;
  /** Where it comes from. */
  readonly address: string;
  /** What all sockets from there may say together. */
  readonly shared: Bucket;
}

/** One socket: first `hello`, then what its seat asks. */
export function openConnection(line: Line, sit: Sit, person: Person | null, metrics: Metrics, settings: Settings): void {
  const rate = bucket(settings.messagesPerSecond, settings.messagesPerSecond * 4);
  const beside = bucket(besideOf(settings), besideOf(settings) * 4);
  const { ws, socket, unsent, shared } = line;
  const asker = person ?? { id: randomUUID(), name: '' };
  let seated: Chair | null = null;
  /** What was said while the match is looked up; null: it is not. */
  let waiting: ClientMessage[] | null = null;
  let refusals = 0;

  /** Whoever never says who they are keeps a place that others want. */
  const silence = setTimeout(() => ws.terminate(), settings.requestSeconds * 1000);

  function refuse(code: Code, id: string | null): void {
    metrics.refused(code);
    ws.send(written({ t: 'refused', id, move: null, rule: null, code }));
    unsent.written(ws, socket);
    if (++refusals >= PATIENCE) hangUp();
  }

  /** Whoever does not hang up too might talk on, as fast as the line takes it: to read that would keep everybody waiting. */
  function hangUp(): void {
    ws.close(1008);
    ws.pause();
  }

  /** Control frames count like messages, of the socket and of its address. */
  function isTooMuch(): boolean {
    const now = performance.now();
    if (!rate.take(now)) ws.terminate();
    else if (shared.take(now)) return false;
    else if (++refusals >= PATIENCE) hangUp();
    return true;
  }

  async function enter(hello: Hello): Promise<void> {
    waiting = [];
    const said = waiting;
    const isThere = (): boolean => ws.readyState === ws.OPEN;
    const found = await sit({ listener: listenerOn(line, hello), person, asker, hello, isThere });
    if (isChair(found)) {
      seated = found;
      clearTimeout(silence);
    } else refuse(found.code as Code, null);
    waiting = null;
    if (ws.readyState !== ws.OPEN) leave();
    else for (const message of said) hear(message);
  }

  function hear(message: ClientMessage): void {
    if (waiting !== null) {
      if (waiting.length < MOST_WAITING) waiting.push(message);
      else refuse('too-many', null);
    } else if (message.t === 'hello') {
      if (seated === null) void enter(message);
      else refuse('hello', null);
    } else if (seated === null) refuse('hello', message.id);
    else if (!PLAYING.includes(message.t) && !beside.take(performance.now())) refuse('too-many', message.id);
    else {
      refusals = 0;
      seated.ask(message);
    }
  }

  function leave(): void {
    seated?.leave();
  }

  ws.on('message', (raw: RawData, isBinary: boolean) => {
    // Whoever was hung up on may still talk.
    if (ws.readyState !== ws.OPEN) return;
    const now = performance.now();
    const much = Math.ceil((raw as Buffer).length / KIBIBYTE);
    if (!rate.take(now, much) || !shared.take(now, much)) return refuse('too-many', null);
    const message = isBinary ? null : read(raw);
    if (message === null) return refuse('malformed', null);
    hear(message);
  });
  ws.on('ping', (sent: Buffer) => {
    if (ws.readyState !== ws.OPEN || isTooMuch()) return;
    ws.pong(sent);
    unsent.written(ws, socket);
  });
  ws.on('pong', () => {
    if (ws.readyState === ws.OPEN) isTooMuch();
  });
  ws.on('close', () => {
    clearTimeout(silence);
    leave();
  });
  // A frame that is too long or not text ends the connection; nothing else happens.
  ws.on('error', () => {});
}

/** What is said in one breath, an answer and its news, leaves in one piece: every piece costs a call of the system. */
function listenerOn({ ws, socket, unsent, address }: Line, { seat, phrases, changes }: Hello): Listener {
  let breath = false;
  function flush(): void {
    if (!breath) return;
    breath = false;
    socket.uncork();
    unsent.written(ws, socket);
  }
  return {
    seat,
    phrases,
    seen: changes ? { picture: null, last: 0 } : null,
    owed: null,
    behind: null,
    address,
    person: true,
    send(message) {
      if (ws.readyState !== ws.OPEN) return;
      if (!breath) socket.cork();
      breath = true;
      ws.send(message);
    },
    flush,
    drained: () =>
      new Promise((resolve) => {
        if (ws.readyState !== ws.OPEN || !socket.writableNeedDrain) return resolve();
        const done = (): void => {
          socket.off('drain', done);
          ws.off('close', done);
          resolve();
        };
        socket.on('drain', done);
        ws.on('close', done);
      }),
    close() {
      flush();
      ws.close(1012);
    },
  };
}

function read(raw: RawData): ClientMessage | null {
  try {
    const read = clientMessage.safeParse(JSON.parse(String(raw)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
