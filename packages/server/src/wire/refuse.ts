import type { Duplex } from 'node:stream';

/** Whoever is refused and does not hang up would keep the connection. */
export function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
