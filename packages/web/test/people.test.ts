import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { dice } from './support/dice.ts';
import { next } from './support/generic.ts';
import { BOT, FRIEND, setUp } from './support/newMatch.ts';
import { PHONE } from './support/pages.ts';
import { playRoomShare } from './support/roomShare.ts';
import { setting } from './support/setting.ts';

const at = setting();
const USUAL = {};

test('a bot stands in only after a question, at a pace one can follow, and gives the seat back with one click', async () => {
  const { page } = await openPage(at.browser, {}, USUAL);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  await fromTheMenu(page, 'Let a bot play for me');
  const sheet = page.getByRole('dialog', { name: 'Let a bot play for me' });
  await sheet.getByText('You can do that at any moment').waitFor();
  await sheet.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.getByText('A bot is playing for you.').waitFor();
  // Its turn is the bot's then: nobody is called to the table.
  const own = page.getByRole('list', { name: 'Seats' }).getByRole('listitem').first();
  await expect.poll(() => own.getAttribute('data-awaited')).toBe('true');
  expect(await page.locator('section[data-mine="true"]').count()).toBe(0);
  await expect.poll(() => page.title()).not.toMatch(/Your turn/);
  const before = await told(page);
  await page.waitForTimeout(3_000);
  const steps = (await told(page)) - before;
  expect(steps).toBeGreaterThan(0);
  // A step of a bot may be told in a few lines, and there are seven of them in three seconds.
  expect(steps).toBeLessThan(40);
  await page.getByRole('button', { name: 'Take over again' }).click();
  await page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
  await page.context().close();
});

test('where bots play at once, too, there is a way back from a bot that stands in', async () => {
  const { page } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  await fromTheMenu(page, 'Let a bot play for me');
  await page.getByText('until you take it back').waitFor();
  const dialog = page.getByRole('dialog', { name: 'Let a bot play for me' });
  await dialog.getByRole('button', { name: 'Let a bot' }).click();
  await page.getByText('A bot is playing for you.').waitFor();
  await page.waitForTimeout(2_000);
  await page.getByRole('button', { name: 'Take over again' }).click();
  await page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Check the shuffle' }).count()).toBe(0);
  await page.context().close();
});

test('whoever does nothing for five timeouts takes the seat back with one click', async () => {
  const { page } = await openPage(at.browser);
  await page.goto(at.server.url);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }];
  const data = { game: 'raja', seats, clock: { kind: 'move', seconds: 2 }, pace: 'fast' };
  const { match } = await (await page.request.post(`${at.server.url}/api/matches`, { data })).json();
  await page.request.post(`${at.server.url}/api/matches/${match.id}/start`, { data: { seed: 'slow' } });
  await page.goto(`${at.server.url}/match/${match.id}`);
  await page.locator('[data-table]').waitFor();
  const sitter = async () =>
    (await (await page.request.get(`${at.server.url}/api/matches/${match.id}`)).json()).match.seats[0];
  await page.waitForTimeout(5 * 2_000);
  await page.getByText('A bot is playing for you.').waitFor();
  expect(await sitter()).toMatchObject({ standIn: true, brief: false });
  expect(await page.locator('time').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Take over again' }).click();
  await page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
  expect(await sitter()).toMatchObject({ standIn: false });
  await page.context().close();
});

test('whoever proposed something hears that the others do not agree', async () => {
  const [host, guest] = await twoAt('room-share');
  await fromTheMenu(guest, 'Propose to end the match');
  await host.getByRole('button', { name: 'No', exact: true }).click();
  await guest.getByText('The others do not agree to end the match.').waitFor();
  await guest.getByRole('button', { name: 'All right' }).click();
  await guest.getByText('The others do not agree').waitFor({ state: 'detached' });
  await Promise.all([host, guest].map((page) => page.context().close()));
});

test('whoever asked for an undo hears that the match went on before everybody had agreed', async () => {
  const both = await twoAt('example');
  // Both choose in secret; then one of them has the turn.
  for (const page of both) await moves(page);
  const asked = (): Promise<number[]> => Promise.all(both.map((page) => page.locator('section[data-mine="true"]').count()));
  await expect.poll(async () => (await asked()).sort()).toEqual([0, 1]);
  const [moving, waiting] = (await asked())[0] === 1 ? both : [both[1], both[0]];
  await fromTheMenu(waiting, 'Ask the others for an undo');
  await moving.getByText('asks to take back a move').waitFor();
  await moves(moving);
  await waiting.getByText('The match went on before everybody had agreed: nothing is taken back.').waitFor();
  expect(await moving.getByText('asks to take back a move').count()).toBe(0);
  expect(await moving.getByText('The match went on before').count()).toBe(0);
  await Promise.all(both.map((page) => page.context().close()));
});

test('after answering the question is gone, and who waits is told so', async () => {
  const [host, guest] = await twoAt('example');
  const asked = host.getByText('Everybody picks a lantern in secret');
  await asked.waitFor();
  await moves(host);
  await host.getByText('Waiting for the others').waitFor();
  await host.locator('[data-answered]').waitFor();
  expect(await asked.count()).toBe(0);
  expect(await host.locator('section[data-mine="true"]').count()).toBe(0);
  // The other is asked as before.
  await guest.getByText('Everybody picks a lantern in secret').waitFor();
  await Promise.all([host, guest].map((page) => page.context().close()));
});

test('an undo is offered as long as one’s last step may be undone, and no longer', async () => {
  const { page } = await openPage(at.browser);
  let allowed = false;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { table } = JSON.parse(String(payload)) as { table?: { undo: boolean } };
      if (table !== undefined) allowed = table.undo;
    }),
  );
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  await page.locator('[data-table]').waitFor();
  const undo = page.getByRole('region', { name: 'Your move' }).getByRole('button', { name: 'Undo' });
  const seen = { offered: 0, not: 0 };
  const roll = dice(4);
  for (let clicks = 0; clicks < 40 && Math.min(seen.offered, seen.not) < 3; clicks++) {
    await playRoomShare(page, roll, 1).catch(() => undefined);
    await expect.poll(async () => (await undo.count()) > 0 === allowed).toBe(true);
    seen[allowed ? 'offered' : 'not']++;
  }
  expect(Math.min(seen.offered, seen.not)).toBeGreaterThan(2);
  await page.context().close();
});

test('repeated clicks answer one question, and bring no refusal about the next', async () => {
  const { page } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'example', others: [BOT] });
  await page.locator('section[data-mine="true"]').waitFor();
  for (let clicks = 0; clicks < 12; clicks++) {
    const way = page.locator('section[data-mine="true"] [data-way], section[data-mine="true"] [data-deed]').first();
    await way.click({ clickCount: 4, delay: 5, timeout: 5_000 }).catch(() => undefined);
    expect(await page.getByRole('alert').allInnerTexts()).toEqual(expect.not.arrayContaining([expect.stringMatching(/\S/)]));
  }
  await page.context().close();
});

test('what is chosen in the settings is kept, and followed at once', async () => {
  const { page } = await openPage(at.browser, {}, USUAL);
  await page.goto(`${at.server.url}/settings`);
  await page.getByRole('radio', { name: 'Slow', exact: true }).check();
  await page.getByRole('radio', { name: 'Sky', exact: true }).check();
  await page.getByRole('radio', { name: 'Larger', exact: true }).check();
  await page.getByRole('radio', { name: 'Less', exact: true }).check();
  await page.getByRole('radio', { name: 'Always', exact: true }).check();
  await page.reload();
  for (const kept of ['Slow', 'Sky', 'Larger', 'Less', 'Always'])
    expect(await page.getByRole('radio', { name: kept, exact: true }).isChecked(), kept).toBe(true);
  expect(await page.evaluate('getComputedStyle(document.documentElement).getPropertyValue("--walk")')).toMatch(
    /^ ?(160ms|0?\.16s)$/,
  );
  expect(await page.evaluate('getComputedStyle(document.documentElement).getPropertyValue("--red").trim()')).toBe('#d55e00');
  expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('20px');
  await page.context().close();
});

for (const game of ['room-share', 'landlord', 'raja', 'example'])
  test(`${game}: who wants little motion here has what the system would ask for, at the table too`, async () => {
    const { page } = await openPage(at.browser, {}, { motion: 'reduced', pace: 'instant', knows: [game] });
    /** What is only meant for those whose system wants little motion, and what all are shown. */
    const rules = (): Promise<string[]> =>
      page.evaluate(`[...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSMediaRule).map((rule) => rule.media.mediaText)`);
    await setUp(page, at.server.url, { game, others: [BOT] });
    await page.locator('[data-table]').waitFor();
    await expect.poll(rules).not.toContain('(prefers-reduced-motion: reduce)');
    expect(await rules()).toContain('all');
    await page.goto(`${at.server.url}/settings`);
    await page.getByRole('radio', { name: 'As set on this device' }).check();
    await expect.poll(rules).toContain('(prefers-reduced-motion: reduce)');
    expect(await rules()).not.toContain('all');
    await page.context().close();
  });

test('sounds are off until somebody asks for them; then a turn is heard, as loud as the bar says', async () => {
  const { page } = await openPage(at.browser, {}, USUAL);
  await page.addInitScript(`
    window.rooms = 0;
    const Room = window.AudioContext;
    window.AudioContext = class extends Room { constructor() { super(); window.rooms++; } };
    window.tones = 0;
    const Tone = window.OscillatorNode;
    window.OscillatorNode = class extends Tone { constructor(...all) { super(...all); window.tones++; } };
  `);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  await page.locator('section[data-mine="true"]').waitFor();
  expect(await page.evaluate('window.rooms')).toBe(0);
  await page.goto(`${at.server.url}/settings`);
  expect(await page.getByRole('button', { name: 'Try it' }).isDisabled()).toBe(true);
  await page.getByText('Small sounds').click();
  expect(await page.evaluate('window.rooms')).toBe(0);
  await page.getByRole('button', { name: 'Try it' }).click();
  expect(await page.evaluate('window.rooms')).toBe(1);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  await page.locator('section[data-mine="true"]').waitFor();
  await expect.poll(() => page.evaluate('window.tones')).toBeGreaterThan(0);
  await page.getByRole('banner').getByLabel('Volume').fill('0');
  await page.reload();
  await page.locator('section[data-mine="true"]').waitFor();
  expect(await page.evaluate('window.tones')).toBe(0);
  await page.context().close();
});

test('whose turn it is shows in the title and on the icon', async () => {
  const { page } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  await page.locator('section[data-mine="true"]').waitFor();
  await expect.poll(() => page.title()).toMatch(/^● Your turn/);
  expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/icon-turn.svg');
  await page.context().close();
});

test('in another window the browser itself says whose turn it is, where that is wanted', async () => {
  // A bot that answers at once leaves no moment in which it is not one's turn.
  const { page } = await openPage(at.browser, {}, { ...USUAL, notices: true, pace: 'fast', speed: 'instant' });
  await page.addInitScript(`
    window.notices = [];
    window.Notification = class { static permission = 'granted'; constructor(title) { notices.push(title); } close() {} };
    Object.defineProperty(document, 'hidden', { get: () => window.isAway === true });
  `);
  await setUp(page, at.server.url, { game: 'example', others: [BOT] });
  // What is said of the first turn is said to whoever is still here.
  await expect.poll(() => page.title()).toMatch(/^● Your turn/);
  expect(await page.evaluate('window.notices')).toEqual([]);
  await page.evaluate('window.isAway = true');
  const isTold = async (): Promise<boolean> => (await page.evaluate<string[]>('window.notices')).length > 0;
  for (let clicks = 0; clicks < 20; clicks++) {
    const way = await next(page, () => 0);
    // Whoever answers within a moment is not called.
    await page.waitForTimeout(300);
    if (await isTold()) break;
    await way?.click({ timeout: 3_000 }).catch(() => undefined);
  }
  expect(await page.evaluate('window.notices[0]')).toBe('● Your turn · Lantern Lane');
  await page.context().close();
});

/** Two people at a table, each with a browser of their own. */
async function twoAt(game: string): Promise<[host: Page, guest: Page]> {
  const [host, guest] = await Promise.all([0, 1].map(async () => (await openPage(at.browser, PHONE)).page));
  await setUp(host, at.server.url, { game, others: [FRIEND] });
  await guest.goto(await host.getByRole('textbox', { name: 'Address of this match' }).inputValue());
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await host.getByRole('button', { name: 'Start the match' }).click();
  await guest.getByRole('region', { name: 'Your move' }).waitFor();
  return [host, guest];
}

/** Makes the first move there is on the generic table. */
async function moves(page: Page): Promise<void> {
  const before = await told(page);
  for (let isMove = false; !isMove; ) {
    const way = await next(page, () => 0);
    isMove = (await way?.getAttribute('aria-expanded')) === null;
    await way?.click();
  }
  const isHeard = async (): Promise<boolean> =>
    (await page.locator('[data-answered]').count()) > 0 || (await told(page)) > before;
  await expect.poll(isHeard).toBe(true);
}

async function fromTheMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name }).click();
}

const told = async (page: Page): Promise<number> => Number(await page.locator('[data-table]').getAttribute('data-told'));
