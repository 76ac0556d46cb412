import type { WebSocket } from 'ws';

/** Bytes that may wait for the other side of a link, from where requests come. */
export const MOST_UNSENT = 4 * 1024 * 1024;
/** Bytes that may wait for the other side, from where news come: more, and it is cut, and everybody behind it comes back. */
export const MOST_UNTOLD = 64 * 1024 * 1024;

/** So often within its patience is the other side asked whether it lives. */
const OFTEN = 4;

/** Cuts a link whose other side says nothing for `patience` milliseconds: it may be stopped, or the wire cut. */
export function keepAlive(ws: WebSocket, patience: number): void {
  let last = performance.now();
  const hear = (): void => {
    last = performance.now();
  };
  ws.on('message', hear);
  ws.on('ping', hear);
  ws.on('pong', hear);
  const timer = setInterval(() => {
    if (performance.now() - last > patience) ws.terminate();
    else ws.ping();
  }, patience / OFTEN);
  timer.unref();
  ws.on('close', () => clearInterval(timer));
}
