import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { BOT, setUp } from './support/newMatch.ts';
import { PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();
/** A desk's window at 400 %. */
const TINY = { viewport: { width: 320, height: 256 } };

test('your name is never so long that it hides which seat is yours', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT, BOT] });
  const mine = page.getByRole('list', { name: 'Seats' }).getByRole('listitem').first();
  await mine.getByText('(you)').waitFor();
  expect(await cut(page)).toEqual([]);
  await page.setViewportSize(TINY.viewport);
  expect(await cut(page)).not.toContain('(you)');
  await page.context().close();
});

test('in a tiny window nothing sticks out of a seat’s card', async () => {
  const { page } = await openPage(at.browser, TINY);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT, BOT] });
  await page.getByRole('list', { name: 'Seats' }).getByText('points').first().waitFor();
  expect(
    await page.evaluate(`[...document.querySelectorAll('[aria-label="Seats"] > li')].flatMap((card) =>
      [...card.querySelectorAll('*:not(.aside)')]
        .filter((part) => part.getBoundingClientRect().right > card.getBoundingClientRect().right)
        .map((part) => part.textContent))`),
  ).toEqual([]);
  await page.context().close();
});

test('however many places a house can be put, what is asked leaves the map its room on a phone', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await setUp(page, at.server.url, { game: 'raja', others: [BOT, BOT] });
  await page.locator('[data-character][aria-disabled="false"]').first().click();
  await page.locator('[data-way="take"]').click();
  await expect.poll(() => page.locator('[data-place-target][data-can="true"]').count()).toBeGreaterThan(20);
  const map = await page.getByRole('group', { name: 'The map' }).boundingBox();
  expect(map?.height).toBeGreaterThanOrEqual(0.3 * PHONE.viewport.height);
  await page.context().close();
});

/** What is shown in part only. */
const cut = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll('[aria-label="Seats"] span, [aria-label="Seats"] small')]
    .filter(({ className, scrollWidth, clientWidth }) => className !== 'aside' && scrollWidth > clientWidth && clientWidth > 0)
    .map(({ textContent }) => textContent)`);
