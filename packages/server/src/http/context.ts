import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { House } from '../house/house.ts';
import { type Person, Refused } from '../house/lobby.ts';
import { COOKIE, type People } from '../house/people.ts';
import type { Match } from '../match/match.ts';

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

/** What the routes work with. */
export interface Reception {
  readonly house: House;
  readonly people: People;
}

const YEAR = 365 * 86_400;

/** Who asks. A first visitor becomes a guest, which changes nothing here: it all stands in the cookie. */
export function visitor({ people }: Reception, request: FastifyRequest, reply: FastifyReply): Person {
  const known = people.of(request.headers.cookie);
  if (known !== null) return known;
  const { person, cookie } = people.guest();
  reply.header('set-cookie', `${COOKIE}=${cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}`);
  return person;
}

export function matchOf({ house }: Reception, id: string): Match {
  const match = house.find(id);
  if (match === null) throw new Refused('no-match', 'There is no such match.');
  return match;
}
