import type { Clients } from '../clients.ts';
import type { Turns } from '../matches/turns.ts';
import type { App } from './context.ts';

/** One request is begun in a turn of the event loop, and addresses take turns: else some hundreds at once, as many as an
 *  address may have in a minute, would make everybody wait for all of them. Those that are too many, or lead nowhere, are
 *  refused before: they would wait without end. */
export function addTurns(app: App, turns: Turns, clients: Clients): void {
  app.addHook('preParsing', async ({ raw, is404 }) => {
    if (!is404) await turns.mine(clients.of(raw));
  });
}
