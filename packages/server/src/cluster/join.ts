import { matchId } from '@insula/protocol';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/context.ts';
import { Refused } from '../http/refused.ts';
import { type Glimpsing, glimpsesHere } from '../matches/glimpse.ts';
import type { Matches } from '../matches/matches.ts';
import { type Sit, sitHere } from '../matches/sit.ts';
import type { Answering } from './answer.ts';
import { openProof } from './proof.ts';
import { openRouter } from './route.ts';
import type { Answered, Passed } from './words.ts';

/** This process among others on one database. */
export interface Joined {
  readonly sit: Sit;
  /** Of matches of all processes. */
  readonly glimpse: Glimpsing;
  /** Nobody is let in from now on. */
  leave(): void;
  close(): void;
}

/** What of a request matters to the process that answers it, and of an answer to whoever asked. */
const ASKED = ['accept', 'cookie', 'content-type', 'x-forwarded-for'];
const SAID = ['cache-control', 'content-disposition', 'content-type', 'set-cookie'];
const OF_ONE_MATCH = '/api/matches/:id';

/** Lets any process take any socket and any request: what concerns a match is done by the process that has it. */
export async function joinOthers(app: App, matches: Matches, answering: Answering, patience: number): Promise<Joined> {
  const { store } = matches;
  const proof = openProof((await store.note('key')) ?? '');
  const here = { sit: sitHere(matches), glimpse: glimpsesHere(matches) };
  const router = openRouter({ store, proof, here, patience });
  answering.begin({ ...here, isHere: router.isHere, answer: (request) => answer(app, request) }, proof, patience);
  app.addHook<{ Params: { id: string } }>('preValidation', async (request, reply) => {
    if (!request.routeOptions.url?.startsWith(OF_ONE_MATCH)) return;
    // What is no name of a match is refused here.
    if (!matchId.safeParse(request.params.id).success) return;
    const answered = await router.pass(request.params.id, passed(request));
    if (answered === null) return;
    if (!('status' in answered)) throw new Refused(answered);
    return reply.code(answered.status).headers(answered.headers).send(answered.body);
  });
  return router;
}

const passed = ({ method, url, headers, body, ip }: FastifyRequest): Passed => ({
  method,
  url,
  headers: picked(headers, ASKED),
  body: body === undefined ? null : JSON.stringify(body),
  address: ip,
});

async function answer(app: App, { method, url, headers, body, address }: Passed): Promise<Answered> {
  const reply = await app.inject({
    method: method as 'GET',
    url,
    headers,
    remoteAddress: address,
    ...(body === null ? {} : { payload: body }),
  });
  return { status: reply.statusCode, headers: picked(reply.headers, SAID), body: reply.body };
}

const picked = (headers: { readonly [name: string]: unknown }, names: readonly string[]): { [name: string]: string } =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])));
