import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Match } from '../match/match.ts';
import { type Person, Refused } from '../match/setup.ts';
import type { Matches } from '../matches/matches.ts';
import { COOKIE, type People } from '../people.ts';

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

/** What the routes work with. */
export interface Reception {
  readonly matches: Matches;
  readonly people: People;
}

const YEAR = 365 * 86_400;

/** Who asks; null: nobody who has been here before. */
export const known = ({ people }: Reception, { headers }: FastifyRequest): Person | null => people.of(headers.cookie);

/** Who asks. A first visitor becomes a guest, which changes nothing here: it all stands in the cookie. Not for what a page
 *  asks beside something else: of two cookies the browser would keep one, and show the name in the other. */
export function visitor(at: Reception, request: FastifyRequest, reply: FastifyReply): Person {
  const person = known(at, request);
  if (person !== null) return person;
  const { person: guest, cookie } = at.people.guest();
  reply.header('set-cookie', `${COOKIE}=${cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}`);
  return guest;
}

/** Keeps all that has changed, and says so if that failed: nobody may be told what is not kept. */
export function keep({ matches }: Reception, match: Match): void {
  matches.flush();
  if (!matches.holds(match)) throw new Refused('unavailable', 'That could not be kept: try again in a moment.');
}

export function matchOf({ matches }: Reception, id: string): Match {
  const match = matches.find(id);
  if (match === null) throw new Refused('no-match', 'There is no such match.');
  return match;
}
