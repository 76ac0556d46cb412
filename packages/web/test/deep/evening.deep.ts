import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { setting } from '../support/setting.ts';

const at = setting();
const GAMES = ['room-share', 'landlord', 'landlord-second', 'raja', 'example'];
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];
/** What somebody has chosen who has never been here. */
const NOTHING_YET = {};
const MINE = 'section[data-mine="true"]';
/** Whatever a first answer can begin with, on any table. */
const CLICKABLE = [
  `${MINE} [data-way]:not(:disabled)`,
  `${MINE} [data-guest]`,
  `${MINE} [data-deed]`,
  `body:has(${MINE}) [data-card][data-off="false"]`,
  `body:has(${MINE}) button[data-card][aria-disabled="false"]`,
  `body:has(${MINE}) [data-spot][data-state="glow"]`,
  `body:has(${MINE}) [data-disc]`,
  `${MINE} button:not(:disabled)`,
].join(', ');

for (const game of GAMES)
  for (const viewport of WINDOWS)
    test(`${game} at ${viewport.width} × ${viewport.height}: two clicks from the first page into the first move, without scrolling`, async () => {
      const { page, complaints } = await openPage(at.browser, { viewport }, NOTHING_YET);
      await page.goto(at.server.url);
      await page.locator(`[data-game="${game}"] button[data-play]`).click();
      await page.locator(MINE).waitFor({ timeout: 60_000 });
      await expect.poll(() => inSight(page)).not.toBe(null);
      const before = await drawn(page);
      const [x, y] = (await inSight(page)) ?? [0, 0];
      await page.mouse.click(x, y);
      await expect.poll(() => drawn(page)).not.toBe(before);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

/** The middle of something to begin a move with, if whoever touches it there touches that; null: there is none. */
const inSight = (page: Page): Promise<[x: number, y: number] | null> =>
  page.evaluate(`[...document.querySelectorAll(${JSON.stringify(CLICKABLE)})].flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const middle = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(...middle);
    return there !== null && (one.contains(there) || there.contains(one)) ? [middle] : [];
  })[0] ?? null`);

/** All that is seen of the table: it changes when a move is begun. */
const drawn = (page: Page): Promise<string> => page.locator('[data-table]').evaluate((table) => table.innerHTML);

for (const game of GAMES)
  test(`${game}: what happened since one's last turn is played in ten seconds, and ends where the match is`, async () => {
    const { page, complaints } = await openPage(at.browser);
    await page.goto(at.server.url);
    const seats = [{ kind: 'me' }, ...[0, 1].map(() => ({ kind: 'bot', level: 'greedy' }))];
    const { match } = await (
      await page.request.post(`${at.server.url}/api/matches`, { data: { game, seats, pace: 'fast' } })
    ).json();
    await page.request.post(`${at.server.url}/api/matches/${match.id}/start`, { data: { seed: 'since' } });
    await page.goto(`${at.server.url}/match/${match.id}`);
    await page.locator('[data-table]').waitFor();
    await aWhileByBots(page);
    await page.goto(`${at.server.url}/replay/${match.id}?seat=0&recap=true`);
    const scrubber = page.getByLabel('Moment', { exact: true });
    await scrubber.waitFor();
    const began = Date.now();
    const end = await scrubber.getAttribute('max');
    await expect.poll(() => scrubber.inputValue(), { timeout: 15_000 }).toBe(end);
    // A step is shown for its whole time after the last one has begun.
    expect(Date.now() - began).toBeLessThan(12_000);
    await page.getByRole('link', { name: 'To my turn' }).click();
    await page.locator('[data-table]').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

/** A bot plays on for a while, and gives the seat back. */
async function aWhileByBots(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.waitForTimeout(5_000);
  await page
    .getByRole('button', { name: 'Take over again' })
    .click({ timeout: 3_000 })
    .catch(() => undefined);
}
