import type { Measures } from '../house/measures.ts';
import type { App } from './context.ts';

/** For whoever watches over the process. */
export function addHealth(app: App, measures: Measures, isReady: () => boolean): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_, reply) => reply.code(isReady() ? 200 : 503).send({ status: isReady() ? 'ready' : 'closing' }));
  app.get('/metrics', async (_, reply) => reply.type(measures.registry.contentType).send(await measures.registry.metrics()));
}
