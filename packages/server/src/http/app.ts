import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { BadInput } from '@insula/kernel';
import { LONGEST_MESSAGE, LONGEST_POSITION, type Problem } from '@insula/protocol';
import fastify, { type FastifyError, type FastifyReply } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Clients } from '../clients.ts';
import { no } from '../match/refusal.ts';
import { Lost } from '../matches/room.ts';
import { isOwnOrigin } from '../origin.ts';
import type { Settings } from '../settings.ts';
import type { App } from './context.ts';
import { addJson } from './json.ts';
import { Refused, unavailable } from './refused.ts';
import { refuseUnreadable } from './unreadable.ts';

/** Milliseconds between two looks for requests that take too long. */
const OFTEN = 1_000;

/** A Fastify that refuses in one sentence, limits everybody, and describes itself. */
export async function openApp(settings: Settings, clients: Clients): Promise<App> {
  const app = fastify({
    forceCloseConnections: true,
    requestTimeout: settings.requestSeconds * 1000,
    // Whoever asks and then does not read.
    connectionTimeout: settings.requestSeconds * 1000,
    keepAliveTimeout: settings.requestSeconds * 1000,
    http: { headersTimeout: settings.requestSeconds * 1000, connectionsCheckingInterval: OFTEN },
    bodyLimit: LONGEST_MESSAGE,
    clientErrorHandler: refuseUnreadable,
    // Addresses that cannot be read do not come by the error handler.
    frameworkErrors(error, _, reply) {
      const [status, problem] = problemOf(error);
      (reply as unknown as FastifyReply).code(status).serializer(JSON.stringify).send(problem);
    },
    // Neither addresses nor cookies are anybody's business later, and a link to a match lets its reader in.
    logger: {
      level: settings.log,
      serializers: { req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url ?? null }) },
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Plain http on a home network is a normal way to play.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    cache: 10_000,
    keyGenerator: ({ raw }) => clients.of(raw),
  });
  // What leads nowhere has no route that could be limited.
  const limit = app.rateLimit();
  app.addHook('onRequest', async function (request, reply) {
    if (request.is404) await limit.call(this, request, reply);
  });
  // Not sooner: those that are refused count like all others.
  app.addHook('preParsing', async ({ method, headers }) => {
    if (method === 'POST' && !isOwnOrigin(headers))
      throw new Refused(no('not-yours'), 'Pages of other origins may ask for nothing here.');
  });
  addJson(app);
  await app.register(swagger, {
    openapi: { info: { title: 'Insula', description: 'Making and finding matches; see docs/protocol.md.', version: '1' } },
    transform: jsonSchemaTransform,
  });
  // What is one person's, or makes somebody one, must not be handed to the next. An address may be written in many ways: it
  // is known by where it leads, or if it leads nowhere, by how it was written.
  app.addHook('onSend', async (request, reply) => {
    const isOwn = (request.routeOptions.url ?? request.url).startsWith('/api/');
    if (reply.hasHeader('set-cookie') || isOwn) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const [status, problem] = problemOf(error);
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return reply.code(status).serializer(JSON.stringify).send(problem);
  });
  return app as App;
}

const TOO_LONG = `A body has at most ${LONGEST_MESSAGE} bytes, or ${LONGEST_POSITION} to begin a match at a position.`;

function problemOf(error: FastifyError): [number, Problem] {
  // What a match was to do and could not keep was never done.
  const refused = error instanceof Lost ? unavailable() : error;
  if (refused instanceof Refused) return [refused.status, refused.problem];
  if (error instanceof BadInput) return [400, { code: 'malformed', rule: null, message: error.message }];
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [{ instancePath, message }] = error.validation;
    const place = instancePath.replace(/^\//, '').replaceAll('/', '.');
    return [
      400,
      {
        code: 'malformed',
        rule: null,
        message: `${place === '' ? 'What was sent' : `"${place}"`} is not right: ${message}.`,
      },
    ];
  }
  if (error.statusCode === 429) return [429, { code: 'too-many', rule: null, message: 'Too many requests: wait a minute.' }];
  if (error.statusCode === 413) return [413, { code: 'too-long', rule: null, message: TOO_LONG }];
  if (error.statusCode !== undefined && error.statusCode < 500)
    return [
      error.statusCode,
      { code: 'malformed', rule: null, message: 'The request cannot be read as JSON of a known shape.' },
    ];
  return [500, { code: 'unavailable', rule: null, message: 'Something went wrong here; it has been noted.' }];
}
