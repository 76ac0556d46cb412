import { hears, type MatchLog, type Seat } from '@insula/kernel';
import { drawn, matchId, problem, replayed, type seatFile } from '@insula/protocol';
import * as z from 'zod';
import { itemsSince, numbered, past, rowsOf } from '../match/history.ts';
import type { Match } from '../match/match.ts';
import { begin } from '../match/play.ts';
import { type Person, Refused } from '../match/setup.ts';
import { summaryOf } from '../updates/table.ts';
import { type App, keep, known, matchOf, type Reception } from './context.ts';

const params = z.object({ id: matchId });
const upTo = (most: number) => {
  const says = `a whole number from 0 to ${most} is wanted`;
  // To JavaScript an empty text is the number 0.
  return z.string().regex(/^\d+$/, says).transform(Number).pipe(z.number().max(most, says));
};
const whose = upTo(7).optional();

/** What a match looks like: its file, its drawing, and any of its moments. Before the end a seat gets only what it was told. */
export function addPast(app: App, at: Reception): void {
  function keptMatch(id: string): Match {
    const match = matchOf(at, id);
    keep(at, match);
    return match;
  }

  app.get(
    '/api/matches/:id/file',
    { schema: { params, querystring: z.object({ seat: whose }), response: { 200: z.unknown(), '4xx': problem } } },
    (request, reply) => {
      const match = keptMatch(request.params.id);
      const seat = audience(match, known(at, request), request.query.seat);
      reply.header('content-disposition', `attachment; filename="insula-${match.head.game}-${match.head.id}.json"`);
      return match.head.phase === 'over' ? fullFile(match) : ownFile(match, seat);
    },
  );
  app.get(
    '/api/matches/:id/drawing',
    { schema: { params, querystring: z.object({ seat: whose }), response: { 200: drawn, '4xx': problem } } },
    (request) => {
      const match = keptMatch(request.params.id);
      return { text: drawingOf(match, audience(match, known(at, request), request.query.seat)) };
    },
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
    (request) => {
      const match = keptMatch(request.params.id);
      return momentOf(match, audience(match, known(at, request), request.query.seat), request.query.n);
    },
  );
}

function drawingOf({ game, play }: Match, seat: Seat | null): string {
  if (play === null) throw new Refused('not-playing', 'This match has not started yet.');
  return game.draw(game.view(play.state, seat));
}

/** Before the end only the person in a seat looks through its eyes; afterwards everybody may. */
function audience({ head }: Match, person: Person | null, seat: Seat | undefined): Seat | null {
  if (seat === undefined) return null;
  if (seat >= head.seats.length) throw new Refused('no-seat', `This match has ${head.seats.length} seats.`);
  if (head.phase !== 'over' && head.seats[seat].person !== (person?.id ?? ''))
    throw new Refused('not-yours', `Seat ${seat + 1} is not yours, and the match is not over.`);
  return seat;
}

const fullFile = (match: Match): MatchLog => ({ ...match.log, entries: rowsOf(match).map((row) => row.entry) });

const ownFile = (match: Match, seat: Seat | null): z.infer<typeof seatFile> => ({
  match: summaryOf(match),
  seat,
  items: match.play === null ? [] : itemsSince(match, seat, 0, true),
});

function momentOf(match: Match, seat: Seat | null, wanted: number): z.infer<typeof replayed> {
  const { game, head, play } = match;
  if (play === null) throw new Refused('not-playing', 'This match has not started yet.');
  const who = seat ?? head.seats.length;
  const of = play.told[who];
  if (wanted > of) throw new Refused('no-move', `Only ${of} things have happened so far.`);
  if (wanted === 0) return { n: 0, of, item: null, view: game.view(begin(game, head), seat) };
  let n = 0;
  for (const { happened, state } of past(game, head, rowsOf(match)))
    for (const happening of happened)
      if (hears(happening.to, seat) && ++n === wanted)
        return { n, of, item: numbered(game, happening, who, n, true), view: game.view(state, seat) };
  throw new Error('a told item is missing from the past');
}
