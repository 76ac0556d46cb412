import type { AddressInfo } from 'node:net';
import helmet from '@fastify/helmet';
import { BadInput } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import fastify, { type FastifyInstance } from 'fastify';
import { addPages } from './pages/routes.ts';
import type { Settings } from './settings.ts';

/** A server that listens. */
export interface Served {
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

export async function serve(settings: Settings): Promise<Served> {
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Plain http on a home network is a normal way to play.
    strictTransportSecurity: false,
  });
  await addPages(app, await openShelf());
  await listen(app, settings);
  return { host: settings.host, port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const why = REASONS[code];
    if (why === undefined) throw error;
    throw new BadInput(why(host, port));
  }
}

const REASONS: { readonly [code: string]: (host: string, port: number) => string } = {
  EADDRINUSE: (_, port) =>
    `Port ${port} is in use: stop what runs there, or choose another with PORT=${port + 1} npm start.`,
  EACCES: (_, port) => `Port ${port} needs more rights than this user has: choose one above 1023, such as PORT=8080.`,
  EADDRNOTAVAIL: (host) => `HOST=${host} is no address of this machine: use one of its own, or 0.0.0.0 for all of them.`,
  ENOTFOUND: (host) => `HOST=${host} is not a known name: use an address of this machine, or 0.0.0.0 for all of them.`,
};
