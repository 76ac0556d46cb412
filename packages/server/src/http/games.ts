import { BOTS } from '@insula/bots';
import { gamesAnswer, meAnswer, problem, renameBody, rulesAnswer } from '@insula/protocol';
import { seatCounts } from '@insula/shelf';
import * as z from 'zod';
import { type App, type Reception, visitor } from './context.ts';

/** What a game lacks in a language comes in English. */
const inLanguage = z.object({
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language such as en or pt-BR is wanted')
    .default('en'),
});

/** Who you are, and what there is to play. */
export function addGames(app: App, at: Reception): void {
  const { shelf } = at.matches;
  app.get('/api/me', { schema: { response: { 200: meAnswer } } }, async (request, reply) => ({
    name: (await visitor(at, request, reply)).name,
  }));
  app.post(
    '/api/me',
    { schema: { body: renameBody, response: { 200: meAnswer, '4xx': problem } } },
    async (request, reply) => ({
      name: (await at.people.rename(await visitor(at, request, reply), request.body.name.trim())).name,
    }),
  );
  app.get(
    '/api/games',
    {
      schema: {
        querystring: inLanguage,
        response: { 200: gamesAnswer },
      },
    },
    async ({ query }) => ({
      games: await Promise.all(
        shelf.games.map(async (game) => ({
          id: game.id,
          version: game.version,
          about: { minutes: [...game.about.minutes] as [number, number], weight: game.about.weight },
          options: [...game.options],
          seats: seatCounts(game),
          words: await shelf.words(game.id, query.language),
        })),
      ),
      bots: BOTS.map(({ name, help }) => ({ name, help })),
    }),
  );
  app.get(
    '/api/games/:id/rules',
    {
      schema: {
        params: z.object({ id: z.string().max(100) }),
        querystring: inLanguage,
        response: { 200: rulesAnswer, '4xx': problem },
      },
    },
    ({ params, query }) => ({
      sections: shelf.clauses(shelf.game(params.id).id, query.language).map(({ heading, intro, clauses }) => ({
        heading,
        intro,
        clauses: clauses.map(({ id, text }) => ({ id, text })),
      })),
    }),
  );
}
