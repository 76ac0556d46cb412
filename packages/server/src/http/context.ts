import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clients } from '../clients.ts';
import type { Person } from '../match/match.ts';
import { isRoom } from '../matches/find.ts';
import type { Matches } from '../matches/matches.ts';
import type { Room } from '../matches/room.ts';
import { COOKIE, type People } from '../people.ts';
import { Refused } from './refused.ts';
import type { Streams } from './streams.ts';

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

/** What the routes work with. */
export interface Reception {
  readonly matches: Matches;
  readonly people: People;
  readonly clients: Clients;
  readonly streams: Streams;
}

const YEAR = 365 * 86_400;

/** Who asks; null: nobody who has been here before. */
export const known = ({ people }: Reception, { headers }: FastifyRequest): Promise<Person | null> =>
  people.of(headers.cookie);

/** Who asks. A first visitor becomes a guest, which changes nothing here: it all stands in the cookie. Not for what a page
 *  asks beside something else: of two cookies the browser would keep one, and show the name in the other. */
export async function visitor(at: Reception, request: FastifyRequest, reply: FastifyReply): Promise<Person> {
  const person = await known(at, request);
  if (person !== null) return person;
  const { person: guest, cookie } = at.people.guest();
  reply.header('set-cookie', `${COOKIE}=${cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}`);
  return guest;
}

export async function roomOf({ matches }: Reception, id: string): Promise<Room> {
  const found = await matches.find(id);
  if (!isRoom(found)) throw new Refused(found);
  return found;
}
