// `npm run bench:web`: how much a browser has to load, and how soon a move is drawn on a machine four times as slow.
//   --json       prints only { "firstPageKB": n, "tableKB": { … }, "drawMs": { GAME: { "phone": { "p50", "p95" }, "desk": … } },
//                "longestTaskMs": { … } }
//   --only ID    one game
//
// Script is counted as it comes over the wire, compressed: the first page's, and all of it once a table stands.
//
// A move is drawn from the instant the server has sent its news until the browser's main thread has finished the
// first frame that shows it: seats, prompt, log and board as they are now. Only what waits for nothing but the browser
// counts, so the device shows everything at once: at its usual speed it shows what others do one after the other, for people
// to follow, and only one's own move never waits (`presented.test.ts`). The longest task is measured while pieces move. What
// the page is busy with when news come counts in full, bots that answer in one breath included. The list of all
// possible moves is open, which few people do and which costs most; what the page draws of it later, all but the first few,
// does not count. `drawMs` are the times that half and nineteen in twenty of all moves do not exceed, over three runs with
// seeds of their own, on a phone and on a desk; in each NEWS moves, or as many as a match has. Compositing and the screen
// come after that, on other threads. At the map of Raja one's own moves are measured from the click (`bench-raja.mjs`).
//
// The upstream and its bots would be on another machine. Here they share a few cores with the browser, whose slowing
// multiplies by four whatever it waits for a core: so they run at a low priority, on what the browser leaves to them.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { flags } from './flags.mjs';
import { build, install } from './ready.mjs';

const SLOWER = 4;
const NEWS = 40;
const OWN_MOVES = 20;
const LONGEST = 40_000;
const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1440, height: 900 } };
/** One for each run: who is dealt what, and what is clicked. */
const SEEDS = [7, 11, 13];
/** Characters of a message up to its number. */
const LONGEST_HEAD = 24;
const STREETS = ['landlord', 'landlord-second'];
const GAMES = ['room-share', 'example', 'landlord', 'landlord-second', 'raja'];
/** Bots that do not wait, and somebody who knows the games and wants everything shown at once: on purpose a page waits until
 *  one thing was seen before it shows the next, and that is no drawing. */
const CHOSEN = { pace: 'instant', speed: 'instant', knows: GAMES, forced: false };

const values = flags({ json: { type: 'boolean', default: false }, only: { type: 'string' } });
if (values.only !== undefined && !GAMES.includes(values.only)) {
  console.error(`--only must be one of ${GAMES.join(', ')}, not "${values.only}".`);
  process.exit(1);
}
install();
build();
const { chromium } = await import('playwright-core');
const { chromiumPath } = await import('./chromium.mjs');
const { beginRaja, rajaDrawn, rajaLongestTask } = await import('./bench-raja.mjs');
const { crowded } = await import('./positions/landlord.mjs');
const { readSettings, serve } = await import('../packages/server/dist/index.js');

const data = mkdtempSync(join(tmpdir(), 'insula-bench-'));
const browser = await chromium.launch({ executablePath: chromiumPath() });
setPriority(constants.priority.PRIORITY_LOW);
const played = await serve(readSettings({ HOST: '127.0.0.1', PORT: '0', DATA: data, REQUESTS_PER_MINUTE: '100000' }));
const { server, passed } = await tap(played.port);
const report = { firstPageKB: 0, tableKB: {}, drawMs: {}, longestTaskMs: {} };
try {
  for (const game of values.only === undefined ? GAMES : [values.only]) {
    report.drawMs[game] = {};
    report.longestTaskMs[game] = 0;
    for (const [size, viewport] of Object.entries(SIZES)) {
      const times = [];
      for (const seed of SEEDS) times.push(...(await run(game, viewport, seed)));
      times.sort((a, b) => a - b);
      report.drawMs[game][size] = { p50: part(times, 0.5), p95: part(times, 0.95) };
      tell(game, size, times);
    }
  }
} finally {
  await browser.close();
  server.close();
  await played.close();
  rmSync(data, { recursive: true, force: true });
}
if (values.json) console.log(JSON.stringify(report));
else console.log(`first page: ${report.firstPageKB} kB of script as sent (at most 150)`);

/** One match from its first page on: how long each move took to be drawn. */
async function run(game, viewport, seed) {
  const context = await browser.newContext({ viewport });
  // The drawing is measured, not the patience of bots.
  await context.addInitScript(`localStorage.setItem('insula-settings', '${JSON.stringify(CHOSEN)}')`);
  const page = await context.newPage();
  const wire = await page.context().newCDPSession(page);
  const scripts = await countScripts(wire);
  await page.goto(`http://127.0.0.1:${server.address().port}`, { waitUntil: 'networkidle' });
  report.firstPageKB = kilobytes(scripts.bytes);
  await begin(page, game, seed);
  await page.locator('[data-table]').waitFor();
  await page.waitForTimeout(500);
  report.tableKB[game] = kilobytes(scripts.bytes);
  const isMap = game === 'raja';
  const times = isMap
    ? await rajaDrawn(page, wire, { passed, slower: SLOWER, moves: OWN_MOVES, seed })
    : await drawn(page, wire, seed);
  const longest = isMap ? await rajaLongestTask(page, wire, seed) : await longestTask(page, wire, seed);
  report.longestTaskMs[game] = Math.max(report.longestTaskMs[game], longest);
  await context.close();
  return times;
}

function tell(game, size, times) {
  if (values.json) return;
  const { p50, p95 } = report.drawMs[game][size];
  console.log(
    `${game}, ${size}: ${report.tableKB[game]} kB of script in all (at most 250); processor slowed ${SLOWER}-fold, ${times.length} moves ` +
      `drawn after ${p50} ms (half of them), ${p95} ms (nineteen in twenty, at most 100), ${part(times, 1)} ms (all); longest task at full speed ` +
      `${report.longestTaskMs[game]} ms (at most 50)`,
  );
}

/** One click against bots; the street begins with six seats and as many houses as its cards can finish, 26 or 23. */
async function begin(page, game, seed) {
  if (game === 'raja') return beginRaja(page, seed);
  if (!STREETS.includes(game)) return page.locator(`[data-game="${game}"] button[data-play]`).click();
  const url = new URL(page.url()).origin;
  const seats = [{ kind: 'me' }, ...Array.from({ length: 5 }, () => ({ kind: 'bot', level: 'greedy' }))];
  const made = await page.request.post(`${url}/api/matches`, { data: { game, seats, position: crowded(game, 6) } });
  const { match } = await made.json();
  await page.request.post(`${url}/api/matches/${match.id}/start`, { data: { seed: `bench ${seed}` } });
  await page.goto(`${url}/match/${match.id}`, { waitUntil: 'networkidle' });
}

/** The longest task of the page's main thread while it is played on and pieces move, at full speed. Of tasks below its bar
 *  the browser itself tells a page nothing: hence a trace. */
async function longestTask(page, wire, seed) {
  const moving = JSON.stringify({ ...CHOSEN, speed: 'normal' });
  await page.addInitScript(`localStorage.setItem('insula-settings', '${moving}')`);
  await page.reload();
  await page.locator('[data-table]').waitFor();
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForTimeout(1_000);
  const traced = [];
  wire.on('Tracing.dataCollected', ({ value }) => traced.push(...value));
  await wire.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await page.evaluate(play, { news: Number.POSITIVE_INFINITY, longest: 8_000, seed });
  const whole = new Promise((resolve) => wire.once('Tracing.tracingComplete', resolve));
  await wire.send('Tracing.end');
  await whole;
  // The thread that runs the page's frames is the one that runs its scripts.
  const { pid, tid } = traced.find(({ name }) => name === 'FireAnimationFrame') ?? {};
  const tasks = traced.filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask'));
  return Math.round(tasks.reduce((longest, { dur = 0 }) => Math.max(longest, dur), 0) / 1000);
}

/** Bytes of script that came over the wire, compressed as they came. */
async function countScripts(wire) {
  const count = { bytes: 0 };
  const scripts = new Set();
  await wire.send('Network.enable');
  wire.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) count.bytes += encodedDataLength;
  });
  return count;
}

/** Stands between the browser and the server and notes when each news passes, by its number: what the browser says of
 *  that comes too late, when it is busy. */
function tap(port) {
  const passed = new Map();
  const server = createServer((browser) => {
    const upstream = connect(port, '127.0.0.1');
    let end = '';
    upstream.on('data', (chunk) => {
      const text = end + chunk.toString('latin1');
      for (const [, n] of text.matchAll(/\{"t":"news","n":(\d+),/g))
        if (!passed.has(Number(n))) passed.set(Number(n), performance.timeOrigin + performance.now());
      end = text.slice(-LONGEST_HEAD);
    });
    browser.pipe(upstream).pipe(browser);
    const hangUp = () => {
      browser.destroy();
      upstream.destroy();
    };
    for (const socket of [browser, upstream]) socket.on('error', hangUp).on('close', hangUp);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve({ server, passed })));
}

/** Plays, and returns how long each news took to be drawn. */
async function drawn(page, wire, seed) {
  passed.clear();
  await page.addInitScript(watch);
  await page.reload();
  await page.locator('[data-table]').waitFor();
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const seen = await page.evaluate(play, { news: NEWS, longest: LONGEST, seed });
  return seen.map(({ n, at }) => at - passed.get(n));
}

/** The time that so many of all do not exceed. */
function part(times, share) {
  return Math.round(times[Math.max(0, Math.ceil(times.length * share) - 1)]);
}

/** Runs in the page before its own scripts: notes when the frame with each news is done. */
function watch() {
  globalThis.insulaDrawn = [];
  const waiting = [];
  let inFrame = false;
  /** Whatever the page sets in any callback of a frame is drawn with that frame. */
  const real = requestAnimationFrame;
  globalThis.requestAnimationFrame = (run) =>
    real((time) => {
      // Before all that has come meanwhile, else its work would count too.
      if (!inFrame) scheduler.postTask(afterFrame, { priority: 'user-blocking' });
      inFrame = true;
      run(time);
    });
  const afterFrame = () => {
    inFrame = false;
    for (const news of waiting.filter(({ set }) => set)) {
      globalThis.insulaDrawn.push({ n: news.n, at: performance.timeOrigin + performance.now() });
      waiting.splice(waiting.indexOf(news), 1);
    }
  };
  const marked = {};
  /** Looked for once, and news read no further than its numbers: what the watch itself does is not the page's work. */
  const number = (name) => {
    if (!marked[name]?.isConnected) marked[name] = document.querySelector(`[data-${name}]`);
    return Number(marked[name]?.dataset[name] ?? Number.POSITIVE_INFINITY);
  };
  const NEWS = /^\{"t":"news","n":(\d+),"items":\[\{"n":(\d+)/;
  /** What was set between two frames is drawn with the next one. */
  const look = () => {
    const [told, shown] = [number('told'), number('shown')];
    for (const news of waiting) {
      if (news.set || told < news.n || (!news.queued && shown < news.first)) continue;
      if (inFrame) news.set = true;
      else requestAnimationFrame(() => Object.assign(news, { set: true }));
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-told', 'data-shown'] });

  const Real = globalThis.WebSocket;
  globalThis.WebSocket = class extends Real {
    set onmessage(heard) {
      super.onmessage = (event) => {
        const [, n, first] = NEWS.exec(event.data) ?? [];
        if (n !== undefined && Number.isFinite(number('told'))) {
          const queued = waiting.length > 0 || number('shown') < number('told');
          waiting.push({ n: Number(n), first: Number(first), queued, set: false });
        }
        heard?.call(this, event);
      };
    }
  };
}

/** Runs in the page: opens the list of moves and plays any of them, until enough was drawn or the match is over. */
async function play({ news, longest, seed }) {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const mine = 'section[data-mine="true"]';
  let dice = seed;
  for (const end = performance.now() + longest; performance.now() < end && globalThis.insulaDrawn.length < news; ) {
    await wait(100);
    document.querySelector(`${mine} button[aria-expanded="false"][aria-controls]:not(:disabled)`)?.click();
    const listed = document.querySelectorAll(`${mine} [data-move]`);
    // A table of its own may have no such list: then whatever glows, and the ways of the prompt.
    // Looked for plainly: what the search costs would count as drawing.
    if (document.querySelector(mine) === null) continue;
    const own = '[data-spot][data-state="glow"], [data-way]:not(:disabled), [data-card][data-off="false"]';
    const moves = listed.length > 0 ? listed : document.querySelectorAll(own);
    dice = (dice * 48_271) % 2_147_483_647;
    if (moves.length === 0) continue;
    moves[dice % moves.length].click();
    await wait(300);
  }
  return globalThis.insulaDrawn;
}

function kilobytes(bytes) {
  return Math.round(bytes / 100) / 10;
}
