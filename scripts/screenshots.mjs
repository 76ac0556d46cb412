// `npm run screenshots`: pictures of every page and table in several states, into docs/screenshots/.
//   --only WORDS  only those whose names contain one of them: `--only history,replay`
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flags } from './flags.mjs';
import { RAJA_PICTURES } from './rajaPictures.mjs';
import { build, install, root } from './ready.mjs';

const { only } = flags({ only: { type: 'string', default: '' } });
install();
build();
const { chromium } = await import('playwright-core');
const { default: WebSocket } = await import('ws');
const { chromiumPath } = await import('./chromium.mjs');
const { readSettings, serve } = await import('../packages/server/dist/index.js');
const { landlord, landlordSecond } = await import('../games/landlord/dist/index.js');
const { raja } = await import('../games/raja/dist/index.js');
const { PICTURED } = await import('./positions/landlord.mjs');
const { openWritten } = await import('./written.mjs');

const isWanted = (name) => only.split(',').some((word) => name.includes(word));

const DESK = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' };
const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'light' };
/** Without the grain of the paper, which no compression likes: only the first picture shows it. */
const SMOOTH = { contrast: 'more' };
const dark = (look) => ({ ...look, colorScheme: 'dark' });
const PATIENCE = 60_000;
const MOST_TRIES = 8;
const NEVER = () => false;
const folder = join(root, 'docs', 'screenshots');
const data = mkdtempSync(join(tmpdir(), 'insula-pictures-'));
const server = await serve(readSettings({ HOST: '127.0.0.1', PORT: '0', DATA: data, REQUESTS_PER_MINUTE: '100000' }));
const url = `http://127.0.0.1:${server.port}`;
const browser = await chromium.launch({ executablePath: chromiumPath() });
mkdirSync(folder, { recursive: true });

const tap = (selector) => async (page) => page.locator(selector).first().click();
const pick = (card) => tap(`[data-card="${card}"]`);
const after = (...acts) => ({
  act: async (page) => {
    for (const each of acts) await each(page);
  },
});
const WRITTEN = [landlord, landlordSecond, raja];
/** Situations of both editions, seen from the first seat. */
const STREETS = [
  ['landlord', DESK, PICTURED.play, after(pick('student'))],
  ['landlord-why-not', dark(DESK), PICTURED.play, after(pick('student'), tap('[data-spot="room 6/2"]'))],
  ['landlord-build', DESK, PICTURED.build],
  ['landlord-murder', DESK, PICTURED.murder],
  ['landlord-investigation', dark(DESK), PICTURED.investigation],
  ['landlord-relocation', DESK, PICTURED.relocation, after(tap('[data-way="leave 1/2"]'))],
  ['landlord-rent-day', dark(DESK), PICTURED.play, { ...after(tap('[data-way="done"]')), pause: 620 }],
  ['landlord-roof-deal', DESK, PICTURED.deal],
  ['landlord-neighbour', DESK, PICTURED.play, after(pick('student'), tap('[data-tile="3"]'))],
  ['landlord-phone', PHONE, PICTURED.play, after(pick('student'))],
  ['landlord-murder-phone', dark(PHONE), PICTURED.murder],
  ['landlord-second', DESK, PICTURED.six],
  ['landlord-second-scientist', dark(DESK), PICTURED.examine],
  ['landlord-second-build', DESK, PICTURED.secondBuild],
  ['landlord-second-bomb', dark(DESK), PICTURED.bombed],
  ['landlord-second-buy', DESK, PICTURED.secondBuy],
  ['landlord-second-breakdown', DESK, PICTURED.secondPlay, after(tap('[data-spot="room 1/2"]'))],
  ['landlord-second-card', DESK, PICTURED.secondPlay, after(pick('group-house'))],
  ['landlord-second-phone', PHONE, PICTURED.examine],
  ['landlord-second-waiting-phone', PHONE, PICTURED.six],
  ['landlord-second-bomb-phone', dark(PHONE), PICTURED.bombed],
];
const CHOSEN = JSON.stringify({ knows: ['room-share', 'raja', 'landlord', 'landlord-second', 'example'], forced: false });
const BOTS = (count) => Array.from({ length: count }, () => ({ kind: 'bot', level: 'greedy' }));
const crowded = (least) => (view) => view.phase === 'turn' && view.tenants.replaceAll('.', '').length >= least;

try {
  await picture('front-door', DESK, '/');
  await picture('front-door-phone', dark(PHONE), '/');
  await picture('new-match', dark(DESK), '/new/room-share');
  await picture('invitation-phone', PHONE, '/new/room-share', async (page) => {
    await page.getByRole('button', { name: 'Create and invite' }).click();
    await page.getByRole('img', { name: 'QR code' }).waitFor();
  });
  await picture('rules', DESK, '/rules/room-share');
  await picture('no-match-phone', dark(PHONE), '/match/zzzzzzzzzz');
  await picture('my-matches', DESK, '/', async (page) => {
    for (const game of ['room-share', 'landlord']) await begun(page.request, { game, seats: [{ kind: 'me' }, ...BOTS(2)] });
    const stranger = await browser.newContext();
    await stranger.request.post(`${url}/api/me`, { data: { name: 'Nina' } });
    const listed = { seats: [{ kind: 'me' }, { kind: 'open' }, ...BOTS(1)], listed: true };
    for (const game of ['raja', 'example']) await made(stranger.request, { game, ...listed });
    await begun(stranger.request, { game: 'landlord-second', seats: [{ kind: 'me' }, ...BOTS(2)], listed: true });
    await page.waitForTimeout(3_000);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('region', { name: 'Tables to watch' }).scrollIntoViewIfNeeded();
    await stranger.close();
  });
  await picture('full-match-phone', PHONE, '/', async (page) => {
    const stranger = await browser.newContext();
    const id = await made(stranger.request, { game: 'room-share', seats: [{ kind: 'me' }, { kind: 'me' }] });
    await page.goto(`${url}/match/${id}`, { waitUntil: 'networkidle' });
    await stranger.close();
  });
  await picture('pass-the-device-phone', PHONE, '/', async (page) => {
    const id = await begun(page.request, { game: 'room-share', seats: [{ kind: 'me' }, { kind: 'me' }] });
    await page.goto(`${url}/match/${id}`, { waitUntil: 'networkidle' });
  });
  await match('lost-line', DESK, { seats: 3, royal: 'off', until: crowded(14), act: hangUp });
  await match('room-share', dark(DESK), { seats: 4, royal: 'classic', until: crowded(22) });
  await match('room-share-choosing', DESK, { seats: 4, royal: 'off', until: crowded(18), act: pickCard });
  await match('room-share-phone', PHONE, { seats: 3, royal: 'off', until: crowded(18), act: pickCard });
  await match('room-share-eviction', DESK, { seats: 4, royal: 'classic', until: (view) => view.phase === 'arrow' });
  await match('room-share-eviction-phone', dark(PHONE), { seats: 4, royal: 'off', until: (view) => view.phase === 'arrow' });
  await match('room-share-why-not', DESK, { seats: 4, royal: 'off', until: crowded(20), act: tryInVain });
  await match('room-share-end', DESK, { seats: 4, royal: 'suite', until: NEVER });
  await match('room-share-end-phone', dark(PHONE), { seats: 3, royal: 'off', until: NEVER });
  await match('replay', DESK, { seats: 4, royal: 'off', until: NEVER, act: rewound });
  await match('replay-phone', dark(PHONE), { seats: 3, royal: 'off', until: NEVER, act: rewound });
  await match('history', DESK, { seats: 4, royal: 'classic', until: NEVER, act: several });
  await picture('settings', dark(DESK), '/settings');
  await match('generic-table', DESK, {
    game: 'example',
    seats: 3,
    until: (view) => view.stack.length > 2 && view.pileSize < 16,
  });
  for (const [name, look, position, act] of STREETS) await written(name, look, position, act);
  for (const { name, night, phone, position, taps } of RAJA_PICTURES) {
    const size = phone ? PHONE : DESK;
    await written(
      name,
      night ? dark(size) : size,
      { position: () => position },
      { ...after(...taps.map(tap)), pause: 2_000 },
    );
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}

/** A window of somebody who knows the games, and answers everything themselves. */
async function windowOf(look) {
  const context = await browser.newContext(look);
  await context.addInitScript(
    `localStorage.getItem('insula-settings') ?? localStorage.setItem('insula-settings', '${CHOSEN}')`,
  );
  return context;
}

async function picture(name, look, path, then = async () => undefined, context = null) {
  if (!isWanted(name)) return;
  const own = context ?? (await windowOf({ ...(name === 'front-door' ? {} : SMOOTH), ...look }));
  const page = await own.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await then(page);
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/screenshots/${name}.png`);
  await own.close();
}

/** A table in a written position. What is drawn while something moves is pictured at once. */
async function written(name, look, { position, past }, { act = async () => undefined, pause = 900 } = {}) {
  if (!isWanted(name)) return;
  const context = await windowOf({ ...SMOOTH, ...look });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const moment = position();
  await openWritten(
    page,
    url,
    WRITTEN.find(({ id }) => id === moment.game),
    moment,
    past,
  );
  await page.waitForTimeout(900);
  await act(page);
  await page.waitForTimeout(pause);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/screenshots/${name}.png`);
  await context.close();
}

/** A match of ours against bots, played on without a page until the table stands as wanted; the next one if it never does. */
async function match(name, look, wanted) {
  if (!isWanted(name)) return;
  for (let tries = 1; ; tries++) {
    const { context, id, found } = await played(name, look, wanted);
    if (found || tries === MOST_TRIES || wanted.until === NEVER)
      return picture(name, look, `/match/${id}`, wanted.act, context);
    await context.close();
  }
}

async function played(name, look, { game = 'room-share', seats, royal, until }) {
  const context = await windowOf({ ...SMOOTH, ...look });
  await context.request.post(`${url}/api/me`, { data: { name: 'Livia' } });
  const options = royal === undefined ? {} : { royal };
  const id = await begun(context.request, { game, seats: [{ kind: 'me' }, ...BOTS(seats - 1)], options, pause: 0 }, name);
  const cookies = await context.cookies();
  const found = await playUntil(id, cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; '), until);
  return { context, id, found };
}

async function made(request, wanted) {
  const answer = await request.post(`${url}/api/matches`, { data: wanted });
  return (await answer.json()).match.id;
}

/** A match that has started. */
async function begun(request, wanted, seed = 'picture') {
  const id = await made(request, wanted);
  await request.post(`${url}/api/matches/${id}/start`, { data: { seed } });
  return id;
}

function playUntil(id, cookie, until) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie, origin: url } });
  let answered = -1;
  let count = 0;
  return new Promise((resolve, reject) => {
    const done = (found) => {
      socket.close();
      resolve(found);
    };
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send(JSON.stringify({ t: 'hello', protocol: 3, match: id, seat: 0, since: 0, phrases: false })),
    );
    socket.on('message', (text) => {
      const { t, table, match: summary } = JSON.parse(text);
      if (t === 'match' && summary.phase === 'over') done(false);
      if (table === undefined || table === null || !table.awaited.includes(0) || table.decision === answered) return;
      if (until(table.view)) return done(true);
      answered = table.decision;
      const move = table.legal[(count * 7) % table.legal.length];
      socket.send(JSON.stringify({ t: 'move', id: `p${++count}`, decision: table.decision, moves: [move] }));
    });
  });
}

async function pickCard(page) {
  await page.locator('button[data-card]').last().click();
}

/** To somewhere in the middle of a match that is over. */
async function rewound(page) {
  await page.getByRole('link', { name: 'Replay' }).click();
  const scrubber = page.getByLabel('Moment', { exact: true });
  await scrubber.fill(String(Math.floor(Number(await scrubber.getAttribute('max')) * 0.6)));
}

/** Three more matches in the history, each of another game. */
async function several(page) {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const [game, seats] of [
    ['example', 3],
    ['raja', 2],
    ['landlord-second', 4],
  ]) {
    const wanted = { game, seats: [{ kind: 'me' }, ...BOTS(seats - 1)], pause: 0 };
    await playUntil(await begun(page.request, wanted, 'history'), cookie, NEVER);
  }
  await page.goto(`${url}/history`, { waitUntil: 'networkidle' });
}

async function hangUp(page) {
  await page.context().setOffline(true);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: 0,
    uploadThroughput: 0,
  });
  await page.waitForTimeout(4_000);
}

/** A key where nobody of its colour lives. */
async function tryInVain(page) {
  for (const card of await page.locator('button[data-card]').all()) {
    await card.click();
    const dull = page.locator('[data-flat][data-can="false"]');
    if ((await dull.count()) === 0 || (await dull.count()) === 20) continue;
    await dull.nth(3).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'S-' })
      .waitFor({ timeout: 3_000 })
      .catch(() => undefined);
    if (await page.getByText(/^S-\d+/).count()) return;
  }
}
