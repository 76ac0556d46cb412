import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { DESK, PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();
const LARGER = { size: 'larger', speed: 'instant', pace: 'instant', knows: [], forced: false, sounds: true };
const WINDOWS = [PHONE, { viewport: { width: 1280, height: 720 } }, DESK];
/** The longest that can be said of opponents. */
const MANY = { landlord: { count: 5, level: 'novice' }, 'room-share': { count: 3, level: 'expert' } };

for (const window of WINDOWS)
  for (const settings of [LARGER, {}])
    test(`with ${'size' in settings ? 'larger' : 'usual'} text nothing at the door lies over anything else: ${JSON.stringify(window.viewport)}`, async () => {
      const { page } = await openPage(at.browser, window, settings);
      await page.goto(at.server.url);
      await page.evaluate(`localStorage.setItem('insula-against', '${JSON.stringify(MANY)}')`);
      await page.reload();
      await page.locator('[data-play]:not(:disabled)').first().waitFor();
      for (const flat of await page.locator('[data-game]').all()) {
        const parts = flat.locator('h3, button, a:not(:has(img))').filter({ visible: true });
        const boxes = await Promise.all((await parts.all()).map(boxOf));
        const around = await boxOf(flat);
        for (const part of await parts.all()) expect(await part.evaluate(overhangs), await part.innerText()).toBe(false);
        for (const [i, box] of boxes.entries()) {
          expect(isIn(box, around), await flat.innerText()).toBe(true);
          for (const other of boxes.slice(i + 1)) expect(overlap(box, other), await flat.innerText()).toBe(false);
        }
      }
      await page.context().close();
    });

test('with larger text the hand of Room Share, and what its cards do, stay within the prompt on a phone', async () => {
  const { page } = await openPage(at.browser, PHONE, LARGER);
  await page.goto(at.server.url);
  await page.getByRole('button', { name: 'Play Room Share now' }).click();
  const prompt = page.getByRole('region', { name: 'Your move' });
  await prompt.locator('[data-card]').first().waitFor();
  const around = await boxOf(prompt);
  for (const part of await prompt.locator('[data-card], li, p').all()) expect(isIn(await boxOf(part), around)).toBe(true);
  await page.context().close();
});

for (const game of ['room-share', 'landlord', 'landlord-second', 'raja', 'example'])
  test(`with larger text the name of ${game} is whole on a phone`, async () => {
    const { page } = await openPage(at.browser, PHONE, LARGER);
    await page.goto(at.server.url);
    await page.locator(`[data-game="${game}"] button[data-play]`).click();
    await page.locator('[data-table]').waitFor();
    const title = page.getByRole('banner').getByRole('heading');
    expect(await title.evaluate(overhangs)).toBe(false);
    expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
    await page.context().close();
  });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return box;
}

/** Whether what it says is longer than itself, and lies over its neighbours or is cut. */
const overhangs = ({ scrollWidth, clientWidth }: { readonly scrollWidth: number; readonly clientWidth: number }): boolean =>
  scrollWidth > clientWidth + 1;

/** Pixels that rounding may add. */
const SLACK = 2;
const isIn = (box: Box, around: Box): boolean =>
  box.x >= around.x - SLACK &&
  box.x + box.width <= around.x + around.width + SLACK &&
  box.y + box.height <= around.y + around.height + SLACK;
const overlap = (a: Box, b: Box): boolean =>
  a.x + SLACK < b.x + b.width && b.x + SLACK < a.x + a.width && a.y + SLACK < b.y + b.height && b.y + SLACK < a.y + a.height;
