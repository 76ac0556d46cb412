import { course, matchId, problem, replayed, toldItems } from '@insula/protocol';
import * as z from 'zod';
import { courseOf, openItems, openMoment } from '../match/course.ts';
import type { Past } from '../match/history.ts';
import type { Match } from '../match/match.ts';
import { no } from '../match/refusal.ts';
import { type App, known, type Reception, roomOf } from './context.ts';
import { audience, upTo } from './past.ts';
import { Refused } from './refused.ts';

const params = z.object({ id: matchId });
const eyes = z.object({ seat: upTo(7).optional(), open: z.enum(['true', 'false']).default('false') });

/** How a match went, turn by turn; and, once it is over, everything that was so, open to all. */
export function addCourse(app: App, at: Reception): void {
  /** What a finished match tells. */
  async function open<T>(id: string, see: (match: Match, rows: Past['rows']) => T): Promise<T> {
    const room = await roomOf(at, id);
    return at.matches.look(room, async () => {
      const { match } = room;
      if (match.head.phase !== 'over') throw new Refused(no('not-over'));
      return see(match, await at.matches.store.entries(match.head.id, 0));
    });
  }

  app.get(
    '/api/matches/:id/course',
    { schema: { params, querystring: eyes, response: { 200: course, '4xx': problem } } },
    async (request) => {
      const { id } = request.params;
      const { seat, open: isOpen } = request.query;
      if (isOpen === 'true') return open(id, (match, rows) => courseOf(match, rows, 'all'));
      const [room, person] = [await roomOf(at, id), await known(at, request)];
      return at.matches.look(room, async () => {
        const own = audience(room.match, person, seat);
        if (room.match.play === null) throw new Refused(no('not-playing'));
        return courseOf(room.match, await at.matches.store.entries(id, 0), own);
      });
    },
  );
  app.get(
    '/api/matches/:id/open/items',
    { schema: { params, response: { 200: toldItems, '4xx': problem } } },
    async (request) => ({ items: await open(request.params.id, openItems) }),
  );
  app.get(
    '/api/matches/:id/open/replay',
    { schema: { params, querystring: z.object({ n: upTo(1_000_000) }), response: { 200: replayed, '4xx': problem } } },
    (request) =>
      open(request.params.id, (match, rows) => {
        const moment = openMoment(match, rows, request.query.n);
        if (moment === null) throw new Refused(no('no-move'), 'So much has not happened.');
        return moment;
      }),
  );
}
