import { type Game, hears, list, type Position } from '@insula/kernel';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPage } from './browser.ts';

/** A table that stands in a written position. Its far end is not a server but the rules themselves, which nobody paces:
 *  what a test lets the other seats do happens at once. */
export interface WrittenTable {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** What was played and tried from the page, in the game's notation. */
  readonly sent: readonly string[];
  /** Another seat does something. */
  act(seat: number, ...moves: readonly string[]): void;
}

interface Far<State, Move> {
  readonly game: Game<State, Move, unknown, unknown>;
  readonly position: Position;
  readonly look?: BrowserContextOptions;
}

const NAMES = ['Livia', 'Bruno', 'Cora', 'Dario', 'Elsa', 'Finn'];
const ME = 0;

/** Sits down in the first seat. */
export async function openWritten<State, Move>(
  browser: Browser,
  url: string,
  { game, position, look = {} }: Far<State, Move>,
): Promise<WrittenTable> {
  const { page, complaints } = await openPage(browser, { viewport: { width: 1280, height: 720 }, ...look });
  const state = game.place(position);
  const items: unknown[] = [];
  const sent: string[] = [];
  let decision = 1;
  let tell: (message: unknown) => void = () => undefined;

  const table = (): unknown => {
    const moves: Move[] = [];
    const count = game.legal(state, ME, moves);
    const view = JSON.parse(JSON.stringify(game.view(state, ME))) as unknown;
    const legal = moves.slice(0, count);
    return {
      ...{ view, decision, legal: legal.map(game.write), say: legal.map(game.sayMove), ask: game.ask(game.view(state, ME)) },
      ...{ awaited: list(game.toAct(state)), undo: false, partial: false },
    };
  };
  const play = (seat: number, move: Move): void => {
    const fresh: unknown[] = [];
    game.play(state, seat, move, (event, audience) => {
      const n = items.length + fresh.length + 1;
      if (hears(audience, ME)) fresh.push({ n, kind: 'event', event, say: game.sayEvent(event) });
    });
    items.push(...fresh);
    decision++;
    tell({ t: 'news', items: fresh, table: table() });
  };

  const { id, summary, found } = await matchOn(page, url, game.id, Number((position as { seats: number }).seats));
  await page.route(`**/api/matches/${id}`, (route) => route.fulfill({ json: { ...found, match: summary, yours: [ME] } }));
  await page.routeWebSocket(/socket/, (socket) => {
    tell = (message) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const request = JSON.parse(String(text)) as { t: string; id: string; moves: readonly string[] };
      if (request.t === 'hello')
        tell({
          t: 'welcome',
          match: summary,
          seat: ME,
          yours: [ME],
          items,
          table: table(),
          chat: [],
          orders: [],
          last: null,
        });
      else if (request.moves !== undefined) {
        sent.push(request.moves[0]);
        const move = game.read(request.moves[0]);
        const refusal = move === null ? { rule: null, code: 'no-move' } : game.whyNot(state, ME, move);
        if (move === null || refusal !== null) tell({ t: 'refused', id: request.id, ...refusal });
        else {
          tell({ t: 'ack', id: request.id });
          play(ME, move);
        }
      }
    });
  });
  await page.goto(`${url}/match/${id}`);
  await page.locator('[data-table]').waitFor();
  await page.evaluate('document.fonts.ready');
  return {
    page,
    complaints,
    sent,
    act(seat, ...moves) {
      for (const text of moves) {
        const move = game.read(text);
        const refusal = move === null ? 'no such move' : game.whyNot(state, seat, move);
        if (move === null || refusal !== null) throw new Error(`${text}: ${JSON.stringify(refusal)}`);
        play(seat, move);
      }
    },
  };
}

interface Found {
  readonly id: string;
  readonly summary: object;
  readonly found: object;
}

/** A match that the server has never let begin, as its page is told of it. */
async function matchOn(page: Page, url: string, game: string, seats: number): Promise<Found> {
  await page.goto(url);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'greedy' }));
  const created = await page.request.post(`${url}/api/matches`, { data: { game, seats: [{ kind: 'me' }, ...bots] } });
  const found = (await created.json()) as { match: { id: string; seats: object[] } };
  const sitters = found.match.seats.map((sitter, seat) => ({ ...sitter, name: NAMES[seat], present: true }));
  return { id: found.match.id, summary: { ...found.match, phase: 'playing', seats: sitters }, found };
}
