import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Bytes that may wait for one socket to read them: more, and the other end is not reading. */
const MOST_UNSENT = 1024 * 1024;
/** Bytes that may wait for all sockets together. */
const MOST_UNSENT_IN_ALL = 128 * 1024 * 1024;

/** Sees to it that those who do not read fill nobody's memory. */
export interface Unsent {
  /** Something was written to a socket: whoever lets too much wait is cut, and when all together do, the slowest first. */
  written(ws: WebSocket, socket: Duplex): void;
  forget(ws: WebSocket): void;
}

export function openUnsent(most = MOST_UNSENT, mostInAll = MOST_UNSENT_IN_ALL): Unsent {
  const waiting = new Map<WebSocket, Duplex>();
  /** What waited in each of them when it was looked at last. */
  const sizes = new Map<WebSocket, number>();
  let total = 0;

  function note(ws: WebSocket, size: number): void {
    total += size - (sizes.get(ws) ?? 0);
    if (size > 0) sizes.set(ws, size);
    else {
      sizes.delete(ws);
      waiting.delete(ws);
    }
  }

  function cut(ws: WebSocket): void {
    note(ws, 0);
    ws.terminate();
  }

  function cutTheSlowest(): void {
    for (const [ws, socket] of waiting) note(ws, socket.writableLength);
    const slowest = [...sizes].sort(([, a], [, b]) => b - a);
    for (const [ws] of slowest) {
      if (total <= mostInAll) return;
      cut(ws);
    }
  }

  return {
    written(ws, socket) {
      const size = socket.writableLength;
      if (size === 0 && !sizes.has(ws)) return;
      waiting.set(ws, socket);
      note(ws, size);
      if (size > most) cut(ws);
      else if (total > mostInAll) cutTheSlowest();
    },
    forget: (ws) => note(ws, 0),
  };
}
