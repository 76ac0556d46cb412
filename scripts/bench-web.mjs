// `npm run bench:web`: how much a browser has to load, and how soon a move is drawn on a machine four times as slow.
//   --json   prints only { "firstPageKB": n, "tableKB": { … }, "drawMs": { … } }
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install } from './ready.mjs';

const SLOWER = 4;
const MOVES = 40;
const TABLES = { 'room-share': 'Room Share', example: 'Lantern Lane' };
const MINE = 'section[data-mine="true"]';

install();
build();
const { chromium } = await import('playwright-core');
const { chromiumPath } = await import('./chromium.mjs');
const { readSettings, serve } = await import('../packages/server/dist/index.js');

const data = mkdtempSync(join(tmpdir(), 'insula-bench-'));
const house = await serve(readSettings({ HOST: '127.0.0.1', PORT: '0', DATA: data, REQUESTS_PER_MINUTE: '100000' }));
const browser = await chromium.launch({ executablePath: chromiumPath() });
const url = `http://127.0.0.1:${house.port}`;
const report = { firstPageKB: 0, tableKB: {}, drawMs: {} };
try {
  for (const [game, title] of Object.entries(TABLES)) {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    const wire = await page.context().newCDPSession(page);
    const scripts = await countScripts(wire);
    await page.goto(url, { waitUntil: 'networkidle' });
    report.firstPageKB = kilobytes(scripts.bytes);
    await page.getByRole('button', { name: `Play now ${title}` }).click();
    await page.locator(MINE).waitFor();
    await page.waitForTimeout(500);
    report.tableKB[game] = kilobytes(scripts.bytes);
    report.drawMs[game] = await drawn(page, wire);
    await page.context().close();
  }
} finally {
  await browser.close();
  await house.close();
  rmSync(data, { recursive: true, force: true });
}
if (process.argv.includes('--json')) console.log(JSON.stringify(report));
else {
  console.log(`first page: ${report.firstPageKB} kB of script as sent (at most 150)`);
  for (const game of Object.keys(TABLES))
    console.log(
      `${game}: ${report.tableKB[game]} kB in all (at most 250); a move is drawn ${report.drawMs[game]} ms after it came, ` +
        `nine in ten of ${MOVES}, processor slowed ${SLOWER}-fold (at most 100)`,
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

/** From a message's arrival to the end of the frame that shows it: nine moves in ten are quicker. */
async function drawn(page, wire) {
  await page.addInitScript(measure);
  await page.reload();
  await page.locator(MINE).waitFor();
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let moves = 0; moves < MOVES; moves++) {
    const before = await page.evaluate(() => globalThis.insulaDrawn.length);
    if (await page.getByRole('button', { name: 'Check the shuffle' }).isVisible()) break;
    const opener = page.locator(`${MINE} button[aria-expanded="false"][aria-controls]`);
    if (await opener.isVisible()) await opener.click();
    await page
      .locator(`${MINE} [data-move]`)
      .first()
      .click({ timeout: 20_000 })
      .catch(() => undefined);
    for (let waited = 0; waited < 100; waited++) {
      if ((await page.evaluate(() => globalThis.insulaDrawn.length)) > before) break;
      await page.waitForTimeout(20);
    }
  }
  const times = await page.evaluate(() => globalThis.insulaDrawn);
  times.sort((a, b) => a - b);
  return Math.round(times[Math.floor(times.length * 0.9)]);
}

/** Runs in the page before its own scripts: notes how long each news takes until the frame with it is done. */
function measure() {
  globalThis.insulaDrawn = [];
  const Real = globalThis.WebSocket;
  globalThis.WebSocket = class extends Real {
    set onmessage(heard) {
      super.onmessage = (event) => {
        const came = performance.now();
        heard.call(this, event);
        if (!String(event.data).startsWith('{"t":"news"')) return;
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => globalThis.insulaDrawn.push(performance.now() - came);
          channel.port2.postMessage(null);
        });
      };
    }
  };
}

function kilobytes(bytes) {
  return Math.round(bytes / 100) / 10;
}
