import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Shelf } from '@insula/shelf';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { keepAlive } from '../alive.ts';
import { isBearer } from '../bearer.ts';
import type { Pool } from '../bots/pool.ts';
import { gamesIn, KNOWN_GAMES, THINK_PATIENCE } from '../bots/thinker.ts';
import { refuse } from './refuse.ts';

/** Machines that think for the bots of this process. */
export interface Thinkers {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

const MOST = 256;
const LONGEST = 1024 * 1024;

const answerShape = z.strictObject({
  move: z.string().nullable(),
  found: z
    .strictObject({
      iterations: z.number(),
      chances: z.array(z.number()),
      moves: z.array(z.strictObject({ move: z.string(), visits: z.number(), chance: z.number() })),
    })
    .nullable(),
  error: z.string().nullable(),
});

/** Lets those in who show the token and know the same games; without a token, nobody. */
export function openThinkers(pool: Pool, shelf: Shelf, token: string): Thinkers {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST, perMessageDeflate: false });
  const games = gamesIn(shelf);

  function attend(ws: WebSocket): void {
    keepAlive(ws, THINK_PATIENCE);
    const heard = pool.join({
      think: (share) => ws.send(JSON.stringify(share)),
      end: async () => ws.terminate(),
    });
    ws.on('message', (raw) => {
      const answer = answerShape.safeParse(parsed(String(raw)));
      if (answer.success) heard.answered(answer.data);
      else ws.terminate();
    });
    ws.on('error', () => ws.terminate());
    ws.on('close', () => heard.gone(new Error('a machine that thought for bots is gone')));
  }

  return {
    upgrade(request, socket, head) {
      if (token === '') refuse(socket, '404 Not Found');
      else if (!isBearer(request.headers, token)) refuse(socket, '401 Unauthorized');
      else if (request.headers[KNOWN_GAMES] !== games) refuse(socket, '409 Conflict');
      else if (sockets.clients.size >= MOST) refuse(socket, '429 Too Many Requests');
      else sockets.handleUpgrade(request, socket, head, attend);
    },
    close() {
      for (const ws of sockets.clients) ws.terminate();
      sockets.close();
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
