import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Position } from '@insula/kernel';
import { landlord } from '@insula/landlord';
import { PROTOCOL } from '@insula/protocol';
import type { APIResponse, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CLASSIC } from '../../../scripts/positions/landlord.mjs';
import { openWritten } from '../../../scripts/written.mjs';
import { openPage } from './support/browser.ts';
import { PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';
import { beyondTheEdge, clippedButtons, looseTexts } from './support/strange.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Moves after which a table is looked at. */
const MOMENTS = [3, 15];

// The language is added as any other would be: a file for each game and for each part of the pages.
const pages = execFileSync(process.execPath, [join(ROOT, 'scripts/pseudo.mjs')], { encoding: 'utf8' }).trim();
const at = setting({ PAGES: pages });

test('all pages are written in the language of whoever reads them', async () => {
  const page = await strangePage();
  for (const path of ['/', '/new/landlord-second', '/settings', '/history', '/rules/raja', '/match/gone', '/nowhere']) {
    await page.goto(at.server.url + path, { waitUntil: 'networkidle' });
    await isStrange(page);
  }
  await page.context().close();
});

test.each(['room-share', 'landlord', 'landlord-second', 'raja', 'example'])(
  'a match of %s and its replay speak the language of whoever plays it, and no button is clipped on a phone',
  async (game) => {
    const page = await strangePage();
    await page.goto(at.server.url, { waitUntil: 'networkidle' });
    const made = await page.request.post(`${at.server.url}/api/matches`, {
      data: { game, seats: [{ kind: 'me' }, { kind: 'open' }], pause: 0 },
    });
    const { match } = await made.json();
    await page.goto(`${at.server.url}/match/${match.id}`, { waitUntil: 'networkidle' });
    await isStrange(page);
    const bot = { seat: 1, to: { kind: 'bot', level: 'random' } };
    await expectDone(page.request.post(`${at.server.url}/api/matches/${match.id}/reseat`, { data: bot }));
    await expectDone(page.request.post(`${at.server.url}/api/matches/${match.id}/start`, { data: { seed: 'strange' } }));
    await page.locator('[data-table]').waitFor();
    for (const moves of MOMENTS) {
      await page.evaluate(play, { protocol: PROTOCOL, id: match.id, moves });
      await page.waitForTimeout(1_500);
      await isStrange(page);
    }
    await page.evaluate(resign, { protocol: PROTOCOL, id: match.id });
    await page.locator('div[data-end]').waitFor();
    await isStrange(page);
    await page.goto(`${at.server.url}/replay/${match.id}`, { waitUntil: 'networkidle' });
    await isStrange(page);
    await page.context().close();
  },
);

test('the longest name stays on its card, at the edge of a phone too', async () => {
  const page = await strangePage();
  const { hands, ...position } = CLASSIC.play() as unknown as { hands: string[][] };
  const mine = ['student', 'manager', 'roof', 'roof-renovation'];
  await openWritten(page, at.server.url, landlord, { ...position, hands: [mine, ...hands.slice(1)] } as unknown as Position);
  expect(await page.evaluate(beyondTheEdge)).toEqual([]);
  await page.context().close();
});

async function expectDone(answer: Promise<APIResponse>): Promise<void> {
  expect(await (await answer).json()).not.toHaveProperty('code');
}

/** A page of somebody who has chosen that language. */
async function strangePage(): Promise<Page> {
  const { page } = await openPage(at.browser, PHONE);
  await page.addInitScript(() => localStorage.setItem('insula-language', 'en-XA'));
  return page;
}

async function isStrange(page: Page): Promise<void> {
  expect(await page.evaluate(looseTexts)).toEqual([]);
  expect(await page.evaluate(clippedButtons)).toEqual([]);
  expect(await page.evaluate(beyondTheEdge)).toEqual([]);
}

/** Runs in the page: another device of the same person, which plays so many moves of theirs. */
function play({ protocol, id, moves }: { protocol: number; id: string; moves: number }): Promise<void> {
  const socket = new WebSocket(`ws://${location.host}/socket`);
  let count = 0;
  let answered = -1;
  return new Promise((resolve) => {
    const done = (): void => {
      socket.close();
      resolve();
    };
    setTimeout(done, 20_000);
    socket.onopen = () =>
      socket.send(JSON.stringify({ t: 'hello', protocol, match: id, seat: 0, since: 0, phrases: false }));
    socket.onmessage = ({ data }) => {
      const { t, table, match } = JSON.parse(data);
      if (t === 'match' && match.phase === 'over') done();
      if (!table?.awaited.includes(0) || table.decision === answered) return;
      answered = table.decision;
      if (count === moves) return done();
      count += 1;
      const move = table.legal[(count * 7919) % table.legal.length];
      socket.send(JSON.stringify({ t: 'move', id: `s${moves}-${count}`, decision: table.decision, moves: [move] }));
    };
  });
}

/** Runs in the page: another device of the same person gives up. */
function resign({ protocol, id }: { protocol: number; id: string }): void {
  const socket = new WebSocket(`ws://${location.host}/socket`);
  socket.onopen = () => {
    socket.send(JSON.stringify({ t: 'hello', protocol, match: id, seat: 0, since: 0, phrases: false }));
    socket.send(JSON.stringify({ t: 'resign', id: 'enough' }));
  };
}
