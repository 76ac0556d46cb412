import type { Entry, Seat } from '@insula/kernel';
import { drawn, type Item, matchId, problem, type Replayed, replayed, toldItems } from '@insula/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { begin } from '../match/history.ts';
import type { Match, Person } from '../match/match.ts';
import { no } from '../match/refusal.ts';
import { entriesOf, itemsAfter, momentAt, type Reading } from '../matches/past.ts';
import type { Room } from '../matches/room.ts';
import { isPresent } from '../updates/audience.ts';
import { summaryOf } from '../updates/table.ts';
import { type App, known, type Reception, roomOf } from './context.ts';
import { Refused } from './refused.ts';
import type { Streamed } from './streams.ts';

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
    see: (room: Room, seat: Seat | null) => T,
  ): Promise<T> {
    const [room, person] = [await roomOf(at, id), await known(at, request)];
    return at.matches.look(room, async () => see(room, audience(room.match, person, wanted)));
  }
  const { store, turns } = at.matches;
  const readingFor = ({ raw }: FastifyRequest): Reading => ({ store, turns, who: at.clients.of(raw) });

  app.get(
    '/api/matches/:id/file',
    { schema: { params, querystring: z.object({ seat: whose }), response: { 200: z.unknown(), '4xx': problem } } },
    async (request, reply) => {
      const { match, file } = await seen(request, { id: request.params.id, seat: request.query.seat }, (room, seat) => ({
        match: room.match,
        file:
          room.match.head.phase === 'over'
            ? fullFile(readingFor(request), room.match)
            : ownFile(readingFor(request), room, seat),
      }));
      reply.header('content-disposition', `attachment; filename="insula-${match.head.game}-${match.head.id}.json"`);
      return at.streams.send(request, reply, file);
    },
  );
  app.get(
    '/api/matches/:id/items',
    { schema: { params, querystring: z.object({ seat: whose }), response: { 200: toldItems, '4xx': problem } } },
    async (request, reply) => {
      const items = await seen(request, { id: request.params.id, seat: request.query.seat }, ({ match }, seat) =>
        toldTo(readingFor(request), match, seat),
      );
      return at.streams.send(request, reply, { head: {}, name: 'items', pages: items });
    },
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
    async (request) => {
      const moment = await seen(request, { id: request.params.id, seat: request.query.seat }, (room, seat) =>
        momentOf(readingFor(request), room.match, seat, request.query.n),
      );
      return moment();
    },
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

const fullFile = (reading: Reading, { head, log, play }: Match): Streamed => ({
  head: log,
  name: 'entries',
  pages: play === null ? none() : entriesIn(reading, head.id, play.last?.n ?? 0),
});

async function* entriesIn(reading: Reading, id: string, last: number): AsyncGenerator<Entry[]> {
  for await (const rows of entriesOf(reading, id, 0, last)) yield rows.map(({ entry }) => entry);
}

const ownFile = (reading: Reading, room: Room, seat: Seat | null): Streamed => ({
  head: { match: summaryOf(room.match.head, (other) => isPresent(room, other)), seat },
  name: 'items',
  pages: toldTo(reading, room.match, seat),
});

/** All that an audience was told up to now. */
const toldTo = (reading: Reading, match: Match, seat: Seat | null): AsyncGenerator<Item[]> =>
  match.play === null ? none() : itemsAfter(reading, match, seat, 0, match.play.last?.n ?? 0, true);

async function* none(): AsyncGenerator<never> {}

/** How the table stood, to be looked up once the match may go on. */
function momentOf(reading: Reading, match: Match, seat: Seat | null, n: number): () => Promise<Replayed> {
  const { game, head, play } = match;
  if (play === null) throw new Refused(no('not-playing'));
  const of = play.told[seat ?? head.seats.length];
  const last = play.last?.n ?? 0;
  if (n > of) throw new Refused(no('no-move'), `Only ${of} things have happened so far.`);
  return async () => {
    if (n === 0) return { n, of, item: null, view: game.view(begin(game, head), seat) };
    const { item, state } = await momentAt(reading, match, seat, n, last);
    return { n, of, item, view: game.view(state, seat) };
  };
}
