import type { Entry, MatchLog, Seat } from '@insula/kernel';
import { matchId, problem, reportAnswer, reportBody } from '@insula/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Match } from '../match/match.ts';
import { no } from '../match/refusal.ts';
import { entriesOf, type Reading } from '../matches/past.ts';
import type { Reports } from '../report/reports.ts';
import { type App, known, type Reception, roomOf } from './context.ts';
import { Refused } from './refused.ts';

const params = z.object({ id: matchId });
const whose = z.object({
  seat: z
    .string()
    .regex(/^[0-7]$/, 'a seat is wanted')
    .transform(Number),
});

/** A page of its own that shows text and lines and can do nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** What decided a match against bots, for the person who played it. */
export function addReports(app: App, at: Reception, reports: Reports): void {
  /** The match, if it may be reported on to whoever asks. */
  async function reported(request: FastifyRequest, id: string, seat: Seat): Promise<Match> {
    const [{ match }, person] = [await roomOf(at, id), await known(at, request)];
    const { head } = match;
    if (seat >= head.seats.length) throw new Refused(no('no-seat'));
    if (head.seats[seat].person !== (person?.id ?? '')) throw new Refused(no('not-yours'));
    if (!head.seats.every(({ kind }, other) => kind === 'bot' || other === seat)) throw new Refused(no('no-report'));
    if (head.phase !== 'over') throw new Refused(no('not-over'), 'A report is made once the match is over.');
    return match;
  }
  const nameOf = (id: string, seat: Seat): string => `${id} ${seat}`;

  app.post(
    '/api/matches/:id/report',
    { schema: { params, body: reportBody, response: { 200: reportAnswer, '4xx': problem } } },
    async (request) => {
      const { id } = request.params;
      const { seat } = request.body;
      const match = await reported(request, id, seat);
      const { store, turns } = at.matches;
      const reading = { store, turns, who: at.clients.of(request.raw) };
      const share = reports.ask(nameOf(id, seat), reading.who, async () => ({
        log: await fileOf(reading, match),
        seat,
        names: namesIn(match),
      }));
      if (share === null) throw new Refused(no('unavailable'), 'There is no report now: try again later.');
      return { share };
    },
  );
  app.get(
    '/api/matches/:id/report',
    { schema: { params, querystring: whose, response: { 200: z.string(), '4xx': problem } } },
    async (request, reply) => {
      const { id } = request.params;
      const { seat } = request.query;
      await reported(request, id, seat);
      const page = reports.page(nameOf(id, seat));
      if (page === null)
        throw new Refused(
          no('no-report'),
          'That report is not made yet, or not kept any more: ask for it at the end of the match.',
        );
      return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').serializer(String).send(page);
    },
  );
}

async function fileOf(reading: Reading, { head, log, play }: Match): Promise<MatchLog> {
  const entries: Entry[] = [];
  for await (const rows of entriesOf(reading, head.id, 0, play?.last?.n ?? 0))
    for (const { entry } of rows) entries.push(entry);
  return { ...log, entries };
}

/** As the table calls them: bots after how they play, those of one name told apart by a number. */
function namesIn({ head }: Match): string[] {
  const names = head.seats.map(({ kind, name, level }) =>
    kind === 'bot' && level !== null ? `${level[0].toUpperCase()}${level.slice(1)} bot` : name || 'Guest',
  );
  return names.map((name, seat) => {
    const same = names.flatMap((other, i) => (other === name ? [i] : []));
    return same.length === 1 ? name : `${name} ${same.indexOf(seat) + 1}`;
  });
}
