import staticFiles from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import { type App, type Reception, visitor } from './context.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** The browser client: its files, and its first page for every address that is the client's own affair. Whoever asks for a
 *  page is somebody from then on. */
export async function addClient(app: App, at: Reception, folder: string): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (wantsPage(request)) await visitor(at, request, reply);
  });
  await app.register(staticFiles, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    // Only names with a fingerprint in them never mean anything else.
    setHeaders: (reply, path) => void reply.header('cache-control', path.includes('/assets/') ? FOR_GOOD : ASK_EACH_TIME),
  });
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) return reply.sendFile('index.html');
    return reply.code(404).send({ code: 'not-found', rule: null, message: 'There is nothing here.' });
  });
}

const wantsPage = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html') && !url.startsWith('/api/');
