import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@insula/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Sit } from '../matches/sit.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people.ts';
import type { Settings } from '../settings.ts';
import type { inSlices } from '../slices.ts';
import { openConnection } from './connection.ts';
import type { Door } from './door.ts';
import { openUnsent } from './unsent.ts';

const PATH = '/socket';
const PING_EVERY = 30_000;
/** Milliseconds to say goodbye in. */
const GOODBYE = 1_000;

/** Takes WebSockets on the server's port, from its own pages and from programs. */
export function openSockets(server: Server, door: Door, sit: Sit, people: People, metrics: Metrics, settings: Settings) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    autoPong: false,
  });
  const alive = new WeakSet<WebSocket>();
  const unsent = openUnsent();

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Whoever hangs up while being refused must not take the process along.
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== PATH) return refuse(socket, '404 Not Found');
    if (!isOwnOrigin(request)) return refuse(socket, '403 Forbidden');
    const address = door.client(request, socket);
    if (address === null) return refuse(socket, '429 Too Many Requests');
    void people.of(request.headers.cookie).then(
      (person) => {
        sockets.handleUpgrade(request, socket, head, (ws) => {
          watch(ws);
          openConnection({ ws, socket, unsent, address }, sit, person, metrics, settings);
        });
      },
      () => refuse(socket, '503 Service Unavailable'),
    );
  });

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
      setTimeout(() => {
        for (const ws of sockets.clients) ws.terminate();
      }, GOODBYE).unref();
    },
  };
}

/** A page of another origin would act in the name of whoever looks at it. Programs send no origin. */
function isOwnOrigin({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true;
  try {
    return new URL(headers.origin).host === headers.host;
  } catch {
    return false;
  }
}

/** Whoever is refused and does not hang up would keep the connection. */
function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
