// `npm run bench:rounds`: how long one person in the street waits between two turns of their own, and how often they are made
// to click meanwhile. A real page at its usual settings, bots at the usual pace; whatever is asked is answered at once, by
// clicking.
//   --game ID      landlord, or landlord-second
//   --bots N       three
//   --level NAME   casual
//   --matches N    two
//   --rounds N     how many rounds of each are played: six
//
// A wait begins when somebody else has the turn, and ends when the page asks for a move in a turn of one's own. Its clicks are
// those that had to be made in between; what the page has answered by itself is counted beside them.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { flags } from './flags.mjs';
import { build, install } from './ready.mjs';

const { game, ...numbers } = flags({
  game: { type: 'string', default: 'landlord' },
  bots: { type: 'string', default: '3' },
  level: { type: 'string', default: 'casual' },
  matches: { type: 'string', default: '2' },
  rounds: { type: 'string', default: '6' },
});
install();
build();
const { chromium } = await import('playwright-core');
const { chromiumPath } = await import('./chromium.mjs');
const { readSettings, serve } = await import('../packages/server/dist/index.js');

const data = mkdtempSync(join(tmpdir(), 'insula-rounds-'));
const browser = await chromium.launch({ executablePath: chromiumPath() });
const served = await serve(readSettings({ HOST: '127.0.0.1', PORT: '0', DATA: data, REQUESTS_PER_MINUTE: '100000' }));
const url = `http://127.0.0.1:${served.port}`;
const waits = [];
try {
  for (let nth = 1; nth <= Number(numbers.matches); nth++) await play(nth);
} finally {
  await browser.close();
  await served.close();
  rmSync(data, { recursive: true, force: true });
}
console.log(
  `${waits.length} waits: ${spread('seconds')} s, ${spread('clicks')} clicks, ${spread('byItself')} answers by the page`,
);
console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);

/** One match: every wait in it. */
async function play(nth) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(`localStorage.setItem('insula-settings', '{"knows":["${game}"]}')`);
  const heard = overhear(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const bots = Array.from({ length: Number(numbers.bots) }, () => ({ kind: 'bot', level: numbers.level }));
  const wanted = { game, seats: [{ kind: 'me' }, ...bots], pace: 'normal' };
  const { match } = await (await page.request.post(`${url}/api/matches`, { data: wanted })).json();
  await page.request.post(`${url}/api/matches/${match.id}/start`, { data: { seed: `rounds ${nth}` } });
  await page.goto(`${url}/match/${match.id}`);
  await page.locator('[data-table]').waitFor();
  /** The wait that is under way; null: it is one's own turn. */
  let wait = null;
  for (let round = 0, dice = nth; round < Number(numbers.rounds) && !heard.isOver; await page.waitForTimeout(20)) {
    const isOwn = heard.view.turn === 0;
    if (!isOwn && wait === null) {
      wait = { match: nth, began: Date.now(), clicks: 0 };
      heard.byItself = heard.news = heard.windows = 0;
    }
    const clicked = await page.evaluate(isOwn ? anything : anAnswer, dice++);
    if (clicked === null) continue;
    heard.isClicked = true;
    if (isOwn && wait !== null) {
      const { began, ...rest } = wait;
      const { byItself, news, windows } = heard;
      waits.push({ ...rest, seconds: Math.round((Date.now() - began) / 100) / 10, byItself, news, windows });
      console.log(JSON.stringify(waits.at(-1)));
      wait = null;
      round++;
    } else if (wait !== null) wait.clicks++;
  }
  await context.close();
}

/** What goes over the page's socket. */
function overhear(page) {
  const heard = { view: {}, isOver: false, isClicked: false, byItself: 0, news: 0, windows: 0 };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (JSON.parse(payload).t !== 'move') return;
      if (!heard.isClicked) heard.byItself++;
      heard.isClicked = false;
    });
    socket.on('framereceived', ({ payload }) => {
      const { t, match, table } = JSON.parse(payload);
      if (match?.phase === 'over') heard.isOver = true;
      if (!table) return;
      heard.view = { ...heard.view, ...table.view };
      if (t === 'news') heard.news++;
      if (table.closes > 0) heard.windows++;
    });
  });
  return heard;
}

/** Run in the page: begins or makes any move of one's own turn. Returns what was clicked; null: nothing can be. */
function anything(dice) {
  const mine = 'section[data-mine="true"]:not(:has([data-answered]))';
  if (document.querySelector(mine) === null) return null;
  const ways = `${mine} [data-way]:not(:disabled, [aria-disabled="true"])`;
  const kinds = ['[data-row][data-can="true"]', '[data-spot][data-state="glow"]', ways, '[data-card][data-off="false"]'];
  const found = kinds.flatMap((kind) => [...document.querySelectorAll(kind)]);
  const one = found[((dice * 2654435761) % 4294967296) % found.length];
  one?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  return one?.outerHTML.slice(0, 80) ?? null;
}

/** Run in the page: answers what somebody else's turn asks, with no more than is needed. */
function anAnswer() {
  const mine = 'section[data-mine="true"]:not(:has([data-answered]))';
  const ways = [...document.querySelectorAll(`${mine} [data-way]:not(:disabled, [aria-disabled="true"])`)];
  if (document.querySelector(mine) === null) return null;
  const spots = document.querySelectorAll('[data-spot][data-state="glow"]');
  const one = ways.find(({ dataset }) => /^(pass|no|refuse|decline)/.test(dataset.way)) ?? ways[0] ?? spots[0];
  one?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  return one?.dataset.way ?? one?.dataset.spot ?? null;
}

/** The median, and the least and the most. */
function spread(what) {
  const all = waits.map((wait) => wait[what]).sort((a, b) => a - b);
  return `${all[Math.floor(all.length / 2)]} (${all[0]}–${all.at(-1)})`;
}
