import {
  createBody,
  joinBody,
  LONGEST_POSITION,
  leaveBody,
  matchId,
  matchList,
  problem,
  reseatBody,
  startBody,
  type YourMatch,
  yourMatch,
} from '@insula/protocol';
import * as z from 'zod';
import type { Match } from '../match/match.ts';
import { awaitedSeats } from '../match/play.ts';
import { joinMatch, type Person, reseat, standUp, startMatch } from '../match/setup.ts';
import { seatsOfPerson } from '../matches/matches.ts';
import { summaryOf } from '../updates/table.ts';
import { type App, keep, known, matchOf, type Reception, visitor } from './context.ts';

const LISTED = 100;
const params = z.object({ id: matchId });
const answers = { 200: yourMatch, '4xx': problem };

/** Making, finding and joining matches. Playing them happens on the socket. */
export function addMatches(app: App, at: Reception): void {
  const { matches } = at;
  const shown = (match: Match, person: Person | null): YourMatch => ({
    match: summaryOf(match),
    yours: seatsOfPerson(match, person),
    host: match.head.host === person?.id,
    awaited: match.play === null ? [] : awaitedSeats(match.play),
  });
  /** What a person sees of a match, once the change is kept. */
  const seen = (match: Match, person: Person | null): YourMatch => {
    keep(at, match);
    return shown(match, person);
  };

  app.get(
    '/api/matches',
    {
      schema: { querystring: z.object({ mine: z.enum(['true', 'false']).default('false') }), response: { 200: matchList } },
    },
    (request) => {
      const person = known(at, request);
      const mine = { kind: 'person', person: person?.id ?? '' } as const;
      matches.flush();
      const ids = matches.store.list(request.query.mine === 'true' ? mine : { kind: 'open' }, LISTED);
      return { matches: ids.flatMap((id) => matches.find(id) ?? []).map((match) => shown(match, person)) };
    },
  );
  app.post(
    '/api/matches',
    { bodyLimit: LONGEST_POSITION, schema: { body: createBody, response: answers } },
    (request, reply) => {
      const person = visitor(at, request, reply);
      return seen(matches.create(request.body, person), person);
    },
  );
  app.get('/api/matches/:id', { schema: { params, response: answers } }, (request) =>
    seen(matchOf(at, request.params.id), known(at, request)),
  );
  app.post('/api/matches/:id/join', { schema: { params, body: joinBody, response: answers } }, (request, reply) => {
    const [match, person] = [matchOf(at, request.params.id), visitor(at, request, reply)];
    joinMatch(match, person, request.body.seat, request.body.seed);
    return seen(match, person);
  });
  app.post('/api/matches/:id/leave', { schema: { params, body: leaveBody, response: answers } }, (request, reply) => {
    const [match, person] = [matchOf(at, request.params.id), visitor(at, request, reply)];
    standUp(match, person, request.body.seat);
    return seen(match, person);
  });
  app.post('/api/matches/:id/reseat', { schema: { params, body: reseatBody, response: answers } }, (request, reply) => {
    const [match, person] = [matchOf(at, request.params.id), visitor(at, request, reply)];
    reseat(match, person, request.body.seat, request.body.to);
    return seen(match, person);
  });
  app.post('/api/matches/:id/start', { schema: { params, body: startBody, response: answers } }, (request, reply) => {
    const [match, person] = [matchOf(at, request.params.id), visitor(at, request, reply)];
    startMatch(match, person, request.body.seed);
    matches.proceed(match);
    return seen(match, person);
  });
}
