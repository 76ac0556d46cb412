import type { Shelf } from '@insula/shelf';
import type { FastifyInstance } from 'fastify';
import { gamesPage, rulesPage, type Shown } from './games.ts';
import { style } from './style.ts';

/** The plain pages: the games, and the rules of each. */
export async function addPages(app: FastifyInstance, shelf: Shelf): Promise<void> {
  const shown: Shown[] = await Promise.all(
    shelf.games.map(async (game) => ({ game, words: await shelf.words(game.id, 'en'), sections: shelf.clauses(game.id) })),
  );
  const front = gamesPage(shown);
  app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(front));
  app.get('/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(style));
  for (const one of shown) {
    const rules = rulesPage(one);
    app.get(`/rules/${one.game.id}`, (_, reply) => reply.type('text/html; charset=utf-8').send(rules));
  }
}
