import type { WebSocket } from 'ws';

/** So often within its patience is the other side asked whether it lives. */
const OFTEN = 4;

/** Cuts a line whose other side says nothing for `patience` milliseconds: it may be stopped, or the wire cut. */
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
