import staticFiles from '@fastify/static';
import type { App } from './context.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** The browser client: its files, and its first page for every address that is the client's own affair. */
export async function addClient(app: App, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    // Only names with a fingerprint in them never mean anything else.
    setHeaders: (reply, path) => void reply.header('cache-control', path.includes('/assets/') ? FOR_GOOD : ASK_EACH_TIME),
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage && !request.url.startsWith('/api/')) return reply.sendFile('index.html');
    return reply.code(404).send({ code: 'not-found', rule: null, message: 'There is nothing here.' });
  });
}
