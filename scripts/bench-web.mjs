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
// seeds of their own, on a phone and on a desk; in each as many moves as ENOUGH says, all of them counted. Compositing and the
// screen come after that, on other threads.
//
// At the map of Raja one's own moves are measured, with five seats and three rounds before the end: from the click until the
// main thread has finished the first frame that shows the move, with the board on its way there. That is what the page takes
// from the click until the move has left it, and from the instant the server has sent the news until that frame; what the
// server and its disk take in between is not the page's, and is left out.
//
// The upstream and its bots would be on another machine. Here they share a few cores with the browser, whose slowing
// multiplies by four whatever it waits for a core: so they run at a low priority, on what the browser leaves to them.
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { flags } from './flags.mjs';
import { build, install } from './ready.mjs';

const SLOWER = 4;
/** Moves that are drawn in each run, if matches last. */
const ENOUGH = 40;
const ENOUGH_OF_ONES_OWN = 20;
/** Short games may need another match for that. */
const MOST_MATCHES = 3;
/** Milliseconds for each of them, those for the longest task, and those in which whoever plays looks at what was drawn: the
 *  page does then what it has put off. An answer window is open as long: at its usual two seconds, nine tenths of a match
 *  in the street were spent waiting for windows. */
const LONGEST = 30_000;
const MOVING = 3_000;
const PAUSE = 200;
const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1440, height: 900 } };
/** One for each run: who is dealt what, and what is clicked. */
const SEEDS = [7, 11, 13];
const GAMES = ['room-share', 'example', 'landlord', 'landlord-second', 'raja'];

const values = flags({ json: { type: 'boolean', default: false }, only: { type: 'string' } });
if (values.only !== undefined && !GAMES.includes(values.only)) {
  console.error(`--only must be one of ${GAMES.join(', ')}, not "${values.only}".`);
  process.exit(1);
}
install();
build();
const { chromium } = await import('playwright-core');
const { chromiumPath } = await import('./chromium.mjs');
const { crowded } = await import('./positions/landlord.mjs');
const { longestTask } = await import('./pages/longestTask.mjs');
const { playByList, playOnMap } = await import('./pages/players.mjs');
const { rajaLate } = await import('./rajaPosition.mjs');
const { tap } = await import('./pages/tap.mjs');
const { watch } = await import('./pages/watch.mjs');
const { readSettings, serve } = await import('../packages/server/dist/index.js');

const ANY = { seats: 4, play: playByList, ownOnly: false, enough: ENOUGH };
/** How each is played. The street begins with as many houses as its cards can finish, 26 or 23. */
const TABLES = {
  'room-share': ANY,
  example: ANY,
  landlord: { ...ANY, seats: 6, position: crowded('landlord', 6) },
  'landlord-second': { ...ANY, seats: 6, position: crowded('landlord-second', 6) },
  raja: { seats: 5, play: playOnMap, ownOnly: true, enough: ENOUGH_OF_ONES_OWN, position: rajaLate() },
};

const data = mkdtempSync(join(tmpdir(), 'insula-bench-'));
const browser = await chromium.launch({ executablePath: chromiumPath() });
setPriority(constants.priority.PRIORITY_LOW);
const played = await serve(readSettings({ HOST: '127.0.0.1', PORT: '0', DATA: data, REQUESTS_PER_MINUTE: '100000' }));
const { server, passed } = await tap(played.port);
const url = `http://127.0.0.1:${server.address().port}`;
const report = { firstPageKB: 0, tableKB: {}, drawMs: {}, longestTaskMs: {} };
try {
  for (const game of values.only === undefined ? GAMES : [values.only]) {
    report.drawMs[game] = {};
    report.longestTaskMs[game] = 0;
    for (const size of Object.keys(SIZES)) tell(game, size, await measured(game, size));
  }
} finally {
  await browser.close();
  server.close();
  await played.close();
  rmSync(data, { recursive: true, force: true });
}
if (values.json) console.log(JSON.stringify(report));
else console.log(`first page: ${report.firstPageKB} kB of script as sent (at most 150)`);

/** A new browser's way from the first page to the table, and what is played there: how long each move took to be drawn. */
async function measured(game, size) {
  const context = await browser.newContext({ viewport: SIZES[size] });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const scripts = await countScripts(wire);
  await page.goto(url, { waitUntil: 'networkidle' });
  report.firstPageKB = kilobytes(scripts.bytes);
  await begin(page, game, 'first');
  await page.waitForLoadState('networkidle');
  report.tableKB[game] = kilobytes(scripts.bytes);
  await page.addInitScript(watch);
  const times = [];
  for (const seed of SEEDS) {
    times.push(...(await drawn(page, wire, game, seed)));
    report.longestTaskMs[game] = Math.max(report.longestTaskMs[game], await whileMoving(page, wire, game, seed));
  }
  await context.close();
  times.sort((a, b) => a - b);
  report.drawMs[game][size] = { p50: part(times, 0.5), p95: part(times, 0.95) };
  return times;
}

/** Plays on a slow machine: how long each move took to be drawn. */
async function drawn(page, wire, game, seed) {
  const { play, enough, ownOnly } = TABLES[game];
  const times = [];
  await choose(page, 'instant');
  for (let nth = 0; nth < MOST_MATCHES && times.length < enough; nth++) {
    await begin(page, game, `${seed} ${nth}`);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const plan = { enough: enough - times.length, longest: LONGEST, dice: seed + nth, ownOnly, pause: PAUSE };
    const seen = await page.evaluate(play, plan);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    for (const { n, own, at } of seen) times.push((ownOnly ? own.sent - own.pressed : 0) + at - passed.get(n));
  }
  return times;
}

/** Plays at full speed with everything on its way: the longest task. */
async function whileMoving(page, wire, game, seed) {
  const { play, ownOnly } = TABLES[game];
  await choose(page, 'normal');
  await begin(page, game, `${seed} moving`);
  const plan = { enough: Number.MAX_SAFE_INTEGER, longest: MOVING, dice: seed, ownOnly, pause: PAUSE };
  return longestTask(wire, () => page.evaluate(play, plan));
}

/** Somebody who knows the games and says how fast this device shows what happens: on purpose a page waits until one thing was
 *  seen before it shows the next, and that is no drawing. */
async function choose(page, speed) {
  const chosen = JSON.stringify({ speed, knows: GAMES, forced: false });
  await page.evaluate((text) => localStorage.setItem('insula-settings', text), chosen);
}

/** Begins a match against bots that do not wait, and waits for its table. */
async function begin(page, game, seed) {
  const { seats, position } = TABLES[game];
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'greedy' }));
  const made = await page.request.post(`${url}/api/matches`, {
    data: { game, seats: [{ kind: 'me' }, ...bots], position, pause: PAUSE },
  });
  const { match } = await made.json();
  await page.request.post(`${url}/api/matches/${match.id}/start`, { data: { seed: `bench ${seed}` } });
  // No news of the match before may pass any more: its numbers are the same.
  await page.goto('about:blank');
  passed.clear();
  await page.goto(`${url}/match/${match.id}`);
  await page.locator('[data-table]').waitFor();
  await page.waitForTimeout(500);
}

/** With --json on the other stream: so it is seen how far it is. */
function tell(game, size, times) {
  const { p50, p95 } = report.drawMs[game][size];
  (values.json ? console.error : console.log)(
    `${game}, ${size}: ${report.tableKB[game]} kB of script in all (at most 250); processor slowed ${SLOWER}-fold, ${times.length} moves ` +
      `drawn after ${p50} ms (half of them), ${p95} ms (nineteen in twenty, at most 100), ${part(times, 1)} ms (all); longest task at full speed ` +
      `${report.longestTaskMs[game]} ms (at most 50)`,
  );
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

/** The time that so many of all do not exceed. */
function part(times, share) {
  return Math.round(times[Math.max(0, Math.ceil(times.length * share) - 1)]);
}

function kilobytes(bytes) {
  return Math.round(bytes / 100) / 10;
}
