import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@insula/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { THINK_PATH } from '../bots/thinker.ts';
import { buckets } from '../bucket.ts';
import type { Sit } from '../matches/sit.ts';
import type { Turns } from '../matches/turns.ts';
import type { Metrics } from '../metrics.ts';
import { isOwnOrigin } from '../origin.ts';
import type { People } from '../people.ts';
import type { Settings } from '../settings.ts';
import type { inSlices } from '../slices.ts';
import { openConnection } from './connection.ts';
import type { Door } from './door.ts';
import { refuse } from './refuse.ts';
import type { Thinkers } from './thinkers.ts';
import { openUnsent } from './unsent.ts';

const PATH = '/socket';
const PING_EVERY = 30_000;
/** All sockets of one address together say as much as so many that say all they may: else some hundreds of them, each
 *  within its limits, would leave no time for anybody else. */
const SHARED = 20;
/** A message is one frame; proxies may make some more of it, and the network cut a frame to pieces. Each of them takes a hundred
 *  bytes beside its own: a byte in each, and messages that never end would fill the memory. */
const IN_PIECES = { maxFragments: 16, maxBufferedChunks: 256 };
/** Milliseconds to say goodbye in. */
const GOODBYE = 1_000;
const PROMPTLY = { closeTimeout: GOODBYE };

export interface SocketsParts {
  readonly server: Server;
  readonly door: Door;
  readonly sit: Sit;
  readonly turns: Turns;
  readonly people: People;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly settings: Settings;
}

/** Takes WebSockets on the server's port, from its own pages and from programs. */
export function openSockets({ server, door, sit, turns, people, thinkers, metrics, settings }: SocketsParts) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    ...IN_PIECES,
    ...PROMPTLY,
    perMessageDeflate: false,
    autoPong: false,
  });
  const alive = new WeakSet<WebSocket>();
  const unsent = openUnsent();
  const { messagesPerSecond } = settings;
  const sharedBy = buckets(messagesPerSecond * SHARED, messagesPerSecond * SHARED * 4);

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Whoever hangs up while being refused must not take the process along.
    socket.on('error', () => socket.destroy());
    const path = request.url?.split('?')[0];
    if (path === THINK_PATH) return thinkers.upgrade(request, socket, head);
    if (path !== PATH) return refuse(socket, '404 Not Found');
    if (!isOwnOrigin(request.headers)) return refuse(socket, '403 Forbidden');
    const address = door.client(request, socket);
    if (address === null) return refuse(socket, '429 Too Many Requests');
    void open(request, socket, head, address).catch(() => refuse(socket, '503 Service Unavailable'));
  });

  /** One in a turn of the event loop: hundreds that come at once would keep everybody else waiting. */
  async function open(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): Promise<void> {
    await turns.mine(address);
    const person = await people.of(request.headers.cookie);
    sockets.handleUpgrade(request, socket, head, (ws) => {
      watch(ws);
      openConnection({ ws, socket, unsent, address, shared: sharedBy(address) }, sit, person, metrics, settings);
    });
  }

  /** Apart from the request that brought it, which would stay in memory as long as the socket. */
  function watch(ws: WebSocket): void {
    metrics.connections(1);
    alive.add(ws);
    ws.on('pong', () => alive.add(ws));
    ws.on('close', () => {
      metrics.connections(-1);
      unsent.forget(ws);
    });
  }

  const pinger = setInterval(() => {
    for (const ws of sockets.clients) {
      if (!alive.has(ws)) ws.terminate();
      alive.delete(ws);
      ws.ping();
    }
  }, PING_EVERY);
  pinger.unref();

  return {
    async close(sending: typeof inSlices): Promise<void> {
      clearInterval(pinger);
      await sending([...sockets.clients], async (some) => {
        for (const ws of some) ws.close(1001);
      });
      sockets.close();
      thinkers.close();
      setTimeout(() => {
        for (const ws of sockets.clients) ws.terminate();
      }, GOODBYE).unref();
    },
  };
}
