import { course, matchId, problem, replayed, toldItems } from '@insula/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import {
  type Eyes,
  measuresOf,
  openBeginning,
  openCounts,
  openItems,
  openMoment,
  type Stretches,
  turnsOf,
} from '../match/course.ts';
import type { Match } from '../match/match.ts';
import { type No, no } from '../match/refusal.ts';
import { momentOf, type Reading, wholePast } from '../matches/past.ts';
import { type App, known, type Reception, roomOf } from './context.ts';
import { audience, upTo } from './past.ts';
import { mustNot, Refused } from './refused.ts';

const params = z.object({ id: matchId });
const eyes = z.object({ seat: upTo(7).optional(), open: z.enum(['true', 'false']).default('false') });

/** How a match went, turn by turn; and, once it is over, everything that was so, open to all. */
export function addCourse(app: App, at: Reception): void {
  const { store, turns } = at.matches;

  /** The past of a match, if whoever asks may look at it; it goes on meanwhile. */
  async function pastOf(
    { raw }: FastifyRequest,
    id: string,
    whyNot: (match: Match) => No | null,
  ): Promise<{ readonly match: Match; readonly reading: Reading; readonly past: Stretches }> {
    const room = await roomOf(at, id);
    return at.matches.look(room, async () => {
      const { match } = room;
      mustNot(whyNot(match));
      const reading = { store, turns, who: at.clients.of(raw) };
      return { match, reading, past: wholePast(reading, match, match.play?.last?.n ?? 0) };
    });
  }
  /** Of matches that are over: else every moment would cost a walk through all that happened before it. */
  const counted = new WeakMap<Match, Promise<number[]>>();
  function countsOf(match: Match, past: Stretches): Promise<number[]> {
    const counts = counted.get(match) ?? openCounts(match, past);
    counted.set(match, counts);
    counts.catch(() => counted.delete(match));
    return counts;
  }
  const notOver = ({ head }: Match): No | null => (head.phase === 'over' ? null : no('not-over'));

  app.get(
    '/api/matches/:id/course',
    { schema: { params, querystring: eyes, response: { 200: course, '4xx': problem } } },
    async (request, reply) => {
      const { seat, open: isOpen } = request.query;
      const person = await known(at, request);
      let own: Eyes = 'all';
      const { match, past } = await pastOf(request, request.params.id, (found) => {
        if (isOpen === 'true') return notOver(found);
        own = audience(found, person, seat);
        return found.play === null ? no('not-playing') : null;
      });
      const pages = turnsOf(match, past, own);
      return at.streams.send(request, reply, { head: { measures: measuresOf(match) }, name: 'turns', pages });
    },
  );
  app.get(
    '/api/matches/:id/open/items',
    { schema: { params, response: { 200: toldItems, '4xx': problem } } },
    async (request, reply) => {
      const { match, past } = await pastOf(request, request.params.id, notOver);
      return at.streams.send(request, reply, { head: {}, name: 'items', pages: openItems(match, past) });
    },
  );
  app.get(
    '/api/matches/:id/open/replay',
    { schema: { params, querystring: z.object({ n: upTo(1_000_000) }), response: { 200: replayed, '4xx': problem } } },
    async (request) => {
      const { n } = request.query;
      const { match, reading, past } = await pastOf(request, request.params.id, notOver);
      if (n === 0) return openBeginning(match);
      const counts = await countsOf(match, past);
      const entry = counts.findIndex((told) => told >= n);
      if (entry < 0) throw new Refused(no('no-move'), 'So much has not happened.');
      return openMoment(match, await momentOf(reading, match, entry), counts, n);
    },
  );
}
