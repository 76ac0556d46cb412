import { hears, type MatchLog, type Seat } from '@insula/kernel';
import { drawn, matchId, problem, replayed, type seatFile, toldItems } from '@insula/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { begin, fold, itemsSince, numbered, type Past, startAt } from '../match/history.ts';
import type { Match, Person } from '../match/match.ts';
import { no } from '../match/refusal.ts';
import type { Room } from '../matches/room.ts';
import { isPresent } from '../updates/audience.ts';
import { summaryOf } from '../updates/table.ts';
import { type App, known, type Reception, roomOf } from './context.ts';
import { Refused } from './refused.ts';

const params = z.object({ id: matchId });
export const upTo = (most: number) => {
  const says = `a whole number from 0 to ${most} is wanted`;
  // To JavaScript an empty text is the number 0.
  return z.string().regex(/^\d+$/, says).transform(Number).pipe(z.number().max(most, says));
};
const whose = upTo(7).optional();

/** What a match looks like: its file, its drawing, and any of its moments. Before the end a seat gets only what it was told. */
export function addPast(app: App, at: Reception): void {
  /** What a person may see of a match through the eyes of a seat, of which everything is kept. */
  async function seen<T>(
    request: FastifyRequest,
    { id, seat: wanted }: { readonly id: string; readonly seat: Seat | undefined },
    see: (room: Room, seat: Seat | null) => T | Promise<T>,
  ): Promise<T> {
    const [room, person] = [await roomOf(at, id), await known(at, request)];
    return at.matches.look(room, async () => see(room, audience(room.match, person, wanted)));
  }
  const pastOf = async ({ match }: Room): Promise<Past> => ({
    base: { n: 0, body: null },
    rows: await at.matches.store.entries(match.head.id, 0),
  });

  app.get(
    '/api/matches/:id/file',
    { schema: { params, querystring: z.object({ seat: whose }), response: { 200: z.unknown(), '4xx': problem } } },
    (request, reply) =>
      seen(request, { id: request.params.id, seat: request.query.seat }, async (room, seat) => {
        const { head } = room.match;
        reply.header('content-disposition', `attachment; filename="insula-${head.game}-${head.id}.json"`);
        const past = await pastOf(room);
        return head.phase === 'over' ? fullFile(room.match, past) : ownFile(room, past, seat);
      }),
  );
  app.get(
    '/api/matches/:id/items',
    { schema: { params, querystring: z.object({ seat: whose }), response: { 200: toldItems, '4xx': problem } } },
    (request) =>
      seen(request, { id: request.params.id, seat: request.query.seat }, async (room, seat) => ({
        items: room.match.play === null ? [] : itemsSince(room.match, await pastOf(room), seat, 0, true),
      })),
  );
  app.get(
    '/api/matches/:id/drawing',
    { schema: { params, querystring: z.object({ seat: whose }), response: { 200: drawn, '4xx': problem } } },
    (request) =>
      seen(request, { id: request.params.id, seat: request.query.seat }, ({ match }, seat) => ({
        text: drawingOf(match, seat),
      })),
  );
  app.get(
    '/api/matches/:id/replay',
    {
      schema: {
        params,
        querystring: z.object({ seat: whose, n: upTo(1_000_000) }),
        response: { 200: replayed, '4xx': problem },
      },
    },
    (request) =>
      seen(request, { id: request.params.id, seat: request.query.seat }, async (room, seat) =>
        momentOf(room.match, await pastOf(room), seat, request.query.n),
      ),
  );
}

function drawingOf({ game, play }: Match, seat: Seat | null): string {
  if (play === null) throw new Refused(no('not-playing'));
  return game.draw(game.view(play.state, seat));
}

/** Before the end only the person in a seat looks through its eyes; afterwards everybody may. */
export function audience({ head }: Match, person: Person | null, seat: Seat | undefined): Seat | null {
  if (seat === undefined) return null;
  if (seat >= head.seats.length) throw new Refused(no('no-seat'));
  if (head.phase !== 'over' && head.seats[seat].person !== (person?.id ?? ''))
    throw new Refused(no('not-yours'), `Seat ${seat + 1} is not yours, and the match is not over.`);
  return seat;
}

const fullFile = (match: Match, { rows }: Past): MatchLog => ({ ...match.log, entries: rows.map((row) => row.entry) });

const ownFile = (room: Room, past: Past, seat: Seat | null): z.infer<typeof seatFile> => ({
  match: summaryOf(room.match.head, (other) => isPresent(room, other)),
  seat,
  items: room.match.play === null ? [] : itemsSince(room.match, past, seat, 0, true),
});

function momentOf(match: Match, { base, rows }: Past, seat: Seat | null, wanted: number): z.infer<typeof replayed> {
  const { game, head, play } = match;
  if (play === null) throw new Refused(no('not-playing'));
  const who = seat ?? head.seats.length;
  const of = play.told[who];
  if (wanted > of) throw new Refused(no('no-move'), `Only ${of} things have happened so far.`);
  if (wanted === 0) return { n: 0, of, item: null, view: game.view(begin(game, head), seat) };
  let n = 0;
  for (const { happened, state } of fold(game, () => startAt(match, base), rows))
    for (const happening of happened)
      if (hears(happening.to, seat) && ++n === wanted)
        return { n, of, item: numbered(game, happening, who, n, true), view: game.view(state, seat) };
  throw new Error('a told item is missing from the past');
}
