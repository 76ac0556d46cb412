import { hintAnswer, hintBody, matchId, problem } from '@insula/protocol';
import * as z from 'zod';
import type { Hints } from '../bots/hints.ts';
import { no } from '../match/refusal.ts';
import { type App, known, type Reception, roomOf } from './context.ts';
import { Refused } from './refused.ts';

const params = z.object({ id: matchId });
/** A hint is a second of thinking that bots of others wait for. */
const A_MINUTE = 20;

/** What an expert would do, for whoever plays against bots alone. */
export function addHints(app: App, at: Reception, hints: Hints, now: () => number): void {
  app.post(
    '/api/matches/:id/hint',
    {
      config: { rateLimit: { max: A_MINUTE, timeWindow: 60_000 } },
      schema: { params, body: hintBody, response: { 200: hintAnswer, '4xx': problem } },
    },
    async (request) => {
      const [room, person] = [await roomOf(at, request.params.id), await known(at, request)];
      const { seat } = request.body;
      const { match } = room;
      // The match goes on while it is thought about: only the asking waits for what is kept.
      const { thinking } = await at.matches.look(room, async () => {
        if (seat >= match.head.seats.length) throw new Refused(no('no-seat'));
        if (match.head.seats[seat].person !== (person?.id ?? '')) throw new Refused(no('not-yours'));
        return { thinking: hints.ask(match, seat, now()) };
      });
      const hint = await thinking;
      if ('code' in hint) throw new Refused(hint);
      return hint;
    },
  );
}
