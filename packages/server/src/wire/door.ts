import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../settings.ts';

/** Lets in as many connections as there is room for, whatever they are going to be: a request whose body never comes
 *  takes as much room as a WebSocket. */
export function watchDoor(server: Server, { sockets, socketsPerAddress }: Settings): void {
  const perAddress = new Map<string, number>();
  let open = 0;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const there = perAddress.get(address) ?? 0;
    if (open >= sockets || there >= socketsPerAddress) {
      socket.destroy();
      return;
    }
    open++;
    perAddress.set(address, there + 1);
    socket.once('close', () => {
      open--;
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
    });
  });
}
