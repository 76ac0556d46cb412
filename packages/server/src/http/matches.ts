import { everyone, has, list, NOBODY, type Seats } from '@insula/kernel';
import {
  createBody,
  joinBody,
  LONGEST_POSITION,
  leaveBody,
  listQuery,
  matchId,
  matchList,
  problem,
  reseatBody,
  startBody,
  type YourMatch,
  yourMatch,
} from '@insula/protocol';
import * as z from 'zod';
import { readHead } from '../match/head.ts';
import { type Head, type Person, seatsOf } from '../match/match.ts';
import { type No, no } from '../match/refusal.ts';
import { goOn } from '../match/requests.ts';
import { joinMatch, mustBeSeatable, reseat, standUp, startMatch, whyNotClosed } from '../match/setup.ts';
import type { Turn } from '../match/turn.ts';
import { isRoom } from '../matches/find.ts';
import { type Glimpses, type Glimpsing, presentIn } from '../matches/glimpse.ts';
import type { Room } from '../matches/room.ts';
import { summaryOf } from '../updates/table.ts';
import { type App, known, type Reception, roomOf, visitor } from './context.ts';
import { mustNot, Refused } from './refused.ts';

const LISTED = 50;
const params = z.object({ id: matchId });
const answers = { 200: yourMatch, '4xx': problem };

/** For so long a match is worth watching though nobody has to do with it just now. */
const LIVELY = 86_400_000;

/** All but the last, and but those made at the same moment: the next page begins before a moment, and would leave them out. */
function pageOf(found: readonly YourMatch[]): YourMatch[] {
  const before = found.at(-1)?.match.created ?? 0;
  const page = found.filter(({ match }) => match.created > before);
  return page.length > 0 ? page : found.slice(0, -1);
}

/** A match that cannot be read must not keep others from being listed. */
function readable(head: string): Head | null {
  try {
    return readHead(head);
  } catch {
    return null;
  }
}

/** Making, finding and joining matches. Playing them happens on the socket. */
export function addMatches(app: App, at: Reception, now: () => number, glimpsing: Glimpsing): void {
  const { matches } = at;
  const shown = (head: Head, awaited: Seats, person: Person | null, present: Seats): YourMatch => ({
    match: summaryOf(head, (seat) => has(present, seat)),
    yours: seatsOf(head, person),
    host: head.host === person?.id,
    awaited: list(awaited & everyone(head.seats.length)),
  });
  /** Matches in somebody's hands, with how they stand, and those that were not long ago. */
  const lively = (found: readonly YourMatch[], glimpses: Glimpses): YourMatch[] =>
    found.flatMap((one) => {
      const glimpse = glimpses.get(one.match.id);
      if (glimpse !== undefined) return [{ ...one, standing: glimpse.standing }];
      return now() - one.match.created < LIVELY ? [one] : [];
    });
  /** What a person sees of a match: what is kept of it. */
  const seen = (room: Room, person: Person | null): Promise<YourMatch> =>
    matches.look(room, async () => shown(room.match.head, room.match.play?.awaited ?? NOBODY, person, presentIn(room)));
  const changed = async (id: string, person: Person, change: (turn: Turn) => No | null): Promise<YourMatch> => {
    const room = await roomOf(at, id);
    mustNot(await matches.change(room, change));
    return seen(room, person);
  };

  app.get(
    '/api/matches',
    {
      schema: { querystring: listQuery, response: { 200: matchList } },
    },
    async (request) => {
      const person = await known(at, request);
      const { which, mine, before } = request.query;
      const kind = mine === 'true' ? 'person' : which;
      const rows = await matches.store.list({ kind, before, person: person?.id ?? '' }, LISTED + 1);
      const read = rows.flatMap(({ head, awaited }) => {
        const one = readable(head);
        return one === null ? [] : [{ head: one, awaited }];
      });
      const glimpses = await glimpsing(read.map(({ head }) => head.id));
      const found = read.map(({ head, awaited }) => shown(head, awaited, person, glimpses.get(head.id)?.present ?? NOBODY));
      const page = rows.length > LISTED ? pageOf(found) : found;
      const next = rows.length > LISTED ? (page.at(-1)?.match.created ?? null) : null;
      return { matches: kind === 'live' ? lively(page, glimpses) : page, next };
    },
  );
  app.post(
    '/api/matches',
    { bodyLimit: LONGEST_POSITION, schema: { body: createBody, response: answers } },
    async (request, reply) => {
      const person = await visitor(at, request, reply);
      const made = await matches.create(request.body, person, at.clients.of(request.raw));
      if (!isRoom(made)) throw new Refused(made);
      return seen(made, person);
    },
  );
  app.get('/api/matches/:id', { schema: { params, response: answers } }, async (request) =>
    seen(await roomOf(at, request.params.id), await known(at, request)),
  );
  app.post('/api/matches/:id/join', { schema: { params, body: joinBody, response: answers } }, async (request, reply) => {
    const person = await visitor(at, request, reply);
    const { seat, seed } = request.body;
    return changed(request.params.id, person, (turn) => joinMatch(turn, person, seat, seed));
  });
  app.post('/api/matches/:id/leave', { schema: { params, body: leaveBody, response: answers } }, async (request, reply) => {
    const person = await visitor(at, request, reply);
    return changed(request.params.id, person, (turn) => standUp(turn, person, request.body.seat));
  });
  app.post(
    '/api/matches/:id/reseat',
    { schema: { params, body: reseatBody, response: answers } },
    async (request, reply) => {
      const person = await visitor(at, request, reply);
      const { seat, to } = request.body;
      mustBeSeatable(to);
      return changed(request.params.id, person, (turn) => reseat(turn, person, seat, to));
    },
  );
  app.post(
    '/api/matches/:id/close',
    { schema: { params, response: { 200: z.object({}), '4xx': problem } } },
    async (request) => {
      const [room, person] = [await roomOf(at, request.params.id), await known(at, request)];
      mustNot(person === null ? no('not-host') : await matches.remove(room, (match) => whyNotClosed(match, person)));
      return {};
    },
  );
  app.post('/api/matches/:id/start', { schema: { params, body: startBody, response: answers } }, async (request, reply) => {
    const person = await visitor(at, request, reply);
    const room = await roomOf(at, request.params.id);
    const refused = await matches.start(room, (turn) => {
      const why = startMatch(turn, person, request.body.seed);
      if (why === null) goOn(turn);
      return why;
    });
    mustNot(refused);
    return seen(room, person);
  });
}
