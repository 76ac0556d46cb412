import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { framed } from './frames.ts';

/** More unsent bytes than this, and the other end is not reading. */
const MOST_UNSENT = 4 * 1024 * 1024;

/** The way out of one socket. What is said in one breath, an answer and its news, leaves in one piece: every piece costs
 *  a call of the system, and those cost more than all the rest of a move. */
export interface Outlet {
  /** Waits for `flush`. */
  send(message: string): void;
  flush(): void;
  close(code: number): void;
}

export function openOutlet(ws: WebSocket, line: Duplex): Outlet {
  let waiting: string[] = [];

  function flush(): void {
    const messages = waiting;
    waiting = [];
    if (messages.length === 0 || ws.readyState !== ws.OPEN) return;
    if (line.writableLength > MOST_UNSENT) ws.terminate();
    else line.write(framed(messages));
  }

  return {
    send(message) {
      waiting.push(message);
    },
    flush,
    close(code) {
      // Nothing may follow the frame that says goodbye.
      flush();
      ws.close(code);
    },
  };
}
