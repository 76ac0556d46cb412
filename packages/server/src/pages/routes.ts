import type { Shelf } from '@insula/shelf';
import type { App } from '../http/context.ts';
import { gamesPage, rulesPage, type Shown } from './games.ts';
import { style } from './style.ts';

/** The plain pages, where the client is not built: the games, and the rules of each. */
export async function addPages(app: App, shelf: Shelf): Promise<void> {
  const shown: Shown[] = await Promise.all(
    shelf.games.map(async (game) => ({ game, words: await shelf.words(game.id, 'en'), sections: shelf.clauses(game.id) })),
  );
  const front = gamesPage(shown);
  const page = { schema: { hide: true } };
  app.get('/', page, (_, reply) => reply.type('text/html; charset=utf-8').send(front));
  app.get('/style.css', page, (_, reply) => reply.type('text/css; charset=utf-8').send(style));
  for (const one of shown) {
    const rules = rulesPage(one);
    app.get(`/rules/${one.game.id}`, page, (_, reply) => reply.type('text/html; charset=utf-8').send(rules));
  }
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send({ code: 'not-found', rule: null, message: 'There is nothing here.' }),
  );
}
