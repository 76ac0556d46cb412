import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Clients } from '../clients.ts';
import type { Settings } from '../settings.ts';

/** Lets in as many connections as there is room for. */
export interface Door {
  /** Lets in somebody for whom a proxy asks, for as long as their socket stays; null: there are too many of theirs. For all
   *  others their connection counts. */
  client(request: IncomingMessage, socket: Duplex): string | null;
}

/** Every connection counts, whatever it is going to be: a request whose body never comes takes as much room as a
 *  WebSocket. Those of a trusted proxy are many people's, who are counted one by one. */
export function watchDoor(server: Server, clients: Clients, { sockets, socketsPerAddress }: Settings): Door {
  const perAddress = new Map<string, number>();
  let open = 0;

  function letIn(address: string, socket: Duplex): boolean {
    const there = perAddress.get(address) ?? 0;
    if (there >= socketsPerAddress) return false;
    perAddress.set(address, there + 1);
    socket.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
    });
    return true;
  }

  server.on('connection', (socket: Socket) => {
    const isTheirs = clients.isProxy(socket.remoteAddress);
    if (open >= sockets || !(isTheirs || letIn(clients.from(socket), socket))) {
      socket.destroy();
      return;
    }
    open++;
    socket.once('close', () => {
      open--;
    });
  });

  return {
    client(request, socket) {
      const client = clients.of(request);
      return !clients.isProxy(request.socket.remoteAddress) || letIn(client, socket) ? client : null;
    },
  };
}
