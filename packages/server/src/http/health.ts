import type { FastifyRequest } from 'fastify';
import { isBearer } from '../bearer.ts';
import { no } from '../match/refusal.ts';
import type { Metrics } from '../metrics.ts';
import type { App } from './context.ts';
import { Refused } from './refused.ts';

/** For whoever watches over the process. `token` opens the metrics to other machines; an empty one to none. */
export function addHealth(app: App, metrics: Metrics, token: string, isReady: () => boolean): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_, reply) => reply.code(isReady() ? 200 : 503).send({ status: isReady() ? 'ready' : 'not ready' }));
  app.get('/metrics', async (request, reply) => {
    // Anyone else would see a counter go up when somebody answers in secret.
    if (!(token === '' ? isFromHere(request) : isBearer(request.headers, token)))
      throw new Refused(
        no('not-yours'),
        'The metrics are for this machine, or for whoever sends METRICS_TOKEN as a bearer token.',
      );
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const HERE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
/** What proxies say about those they ask for, each in its own words. Who collects metrics says but for how long it waits. */
const RELAYED = /^x-(?!prometheus-)|^forwarded|^via$|^cdn-|-ip$/;

/** A proxy on this machine asks from here too, but for somebody else. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  HERE.includes(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => RELAYED.test(name));
