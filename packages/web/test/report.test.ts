import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { dice } from './support/dice.ts';
import { BOT, setUp } from './support/newMatch.ts';
import { PHONE } from './support/pages.ts';
import { playRoomShare } from './support/roomShare.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('after a match against bots what decided it is thought over, and a page to open', async () => {
  const { page, complaints } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  await playRoomShare(page, dice(3), 12).catch(() => undefined);
  await page.getByRole('button', { name: 'Menu' }).click();
  // Bots that are ahead do not agree to end it.
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'What decided it' }).click();
  const link = page.getByRole('link', { name: 'What decided it: open the report' });
  await link.waitFor({ timeout: 60_000 });
  const opening = page.context().waitForEvent('page');
  await link.click();
  const report = await opening;
  await report.getByRole('heading', { name: 'What decided it' }).waitFor();
  expect(await report.getByRole('heading', { level: 2 }).count()).toBe(3);
  expect(await report.locator('polyline:visible').count()).toBe(2);
  expect(await report.getByText('Greedy bot').count()).toBeGreaterThan(0);
  // Its own style is allowed, and nothing else.
  expect(await report.evaluate('getComputedStyle(document.querySelector("polyline")).fill')).toBe('none');
  // On a phone all of the picture is there, and its names stand below it.
  await report.setViewportSize(PHONE.viewport);
  expect(await report.locator('polyline:visible').count()).toBe(2);
  const picture = await report.locator('svg:visible').boundingBox();
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(PHONE.viewport.width);
  expect(await report.locator('ul li:visible', { hasText: 'Greedy bot' }).count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
