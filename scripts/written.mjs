// A table that stands in a written position, for pictures, tests and benchmarks. Its far end is not a server but the rules
// themselves, which nobody paces: what the other seats are let do happens at once.
import { hears, list } from '@insula/kernel';

const NAMES = ['Livia', 'Bruno', 'Cora', 'Dario', 'Elsa', 'Finn'];
const ME = 0;

/** Sits down in the first seat of a position, on a page of a server that knows its games. What is `past` was played before
 *  anybody looked: pairs of a seat and its move. */
export async function openWritten(page, url, game, position, past = []) {
  const state = game.place(position);
  const items = [];
  const sent = [];
  let decision = 1;
  let tell = () => undefined;

  const table = () => {
    const moves = [];
    const count = game.legal(state, ME, moves);
    const legal = moves.slice(0, count);
    const view = game.view(state, ME);
    return {
      ...{
        view,
        decision,
        legal: legal.map(game.write),
        say: legal.map((move) => game.sayMove(move, view)),
        ask: game.ask(view),
      },
      ...{ awaited: list(game.toAct(state)), undo: false, partial: false },
      ...(game.window(state) ? { closes: 0 } : {}),
    };
  };
  const play = (seat, move) => {
    const fresh = [];
    game.play(state, seat, move, (event, audience) => {
      const n = items.length + fresh.length + 1;
      if (hears(audience, ME)) fresh.push({ n, at: n, kind: 'event', event, say: game.sayEvent(event) });
    });
    items.push(...fresh);
    decision++;
    tell({ t: 'news', items: fresh, table: table() });
  };
  const whyNot = (text) => {
    const move = game.read(text);
    return move === null ? { rule: null, code: 'no-move' } : game.whyNot(state, ME, move);
  };
  const answered = ({ t, id, moves: [text] }) => {
    const refusal = whyNot(text);
    if (t === 'why') return tell({ t, id, move: refusal === null ? null : 0, rule: null, code: null, ...refusal });
    sent.push(text);
    if (refusal !== null) return tell({ t: 'refused', id, ...refusal });
    tell({ t: 'ack', id });
    play(ME, game.read(text));
  };

  const act = (seat, text) => {
    const move = game.read(text);
    const refusal = move === null ? 'no such move' : game.whyNot(state, seat, move);
    if (refusal !== null) throw new Error(`${text}: ${JSON.stringify(refusal)}`);
    play(seat, move);
  };
  for (const [seat, text] of past) act(seat, text);

  const { found, summary } = await matchOn(page, url, position);
  const seated = { match: summary, seat: ME, yours: [ME] };
  await page.route(`**/api/matches/${summary.id}`, (route) => route.fulfill({ json: { ...found, ...seated } }));
  await page.routeWebSocket(/socket/, (socket) => {
    tell = (message) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const request = JSON.parse(String(text));
      if (request.t === 'hello')
        tell({ t: 'welcome', ...seated, of: items.length, items, table: table(), chat: [], orders: [], last: null });
      else if (request.moves !== undefined) answered(request);
    });
  });
  await page.goto(`${url}/match/${summary.id}`);
  await page.locator('[data-table]').waitFor();
  await page.evaluate('document.fonts.ready');
  return {
    sent,
    act(seat, ...moves) {
      for (const text of moves) act(seat, text);
    },
  };
}

/** A match that the server has never let begin, as its page is told of it. */
async function matchOn(page, url, { game, seats }) {
  await page.goto(url);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'greedy' }));
  const created = await page.request.post(`${url}/api/matches`, { data: { game, seats: [{ kind: 'me' }, ...bots] } });
  const found = await created.json();
  const sitters = found.match.seats.map((sitter, seat) => ({ ...sitter, name: NAMES[seat], present: true }));
  return { found, summary: { ...found.match, phase: 'playing', seats: sitters } };
}
