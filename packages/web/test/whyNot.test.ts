import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { BOT, setUp } from './support/newMatch.ts';
import { DESK, PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();
const PATIENCE = { timeout: 20_000 };
const LOOKS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['a phone', PHONE],
  ['a desk', DESK],
];

for (const [name, look] of LOOKS)
  test(`on ${name} whoever clicks another flat, or a card, while placing a tenant sees why not`, async () => {
    const { page } = await openPage(at.browser, look);
    do await setUp(page, at.server.url, { game: 'room-share', others: [BOT, BOT] });
    while (!(await comesToPlacing(page)));
    const why = page.getByText('Choose a tenant from your reserve and a free arrow.');
    for (const wrong of ['[data-flat]:not([data-can="true"])', '[data-card]']) {
      // Marked as disabled, so that nobody expects it to be played.
      await page.locator(wrong).first().dispatchEvent('click');
      await why.waitFor();
      await page.getByRole('alert').getByText('S-22').waitFor();
      await expect.poll(() => isInSight(page)).toBe(true);
      await page.reload();
      await page.locator('[data-futon]').first().waitFor();
    }
    await page.context().close();
  });

test('a refusal goes when one chooses again', async () => {
  const { page } = await openPage(at.browser);
  // With some hands every flat can be chosen, and none refused.
  const wrong = page.locator('[data-flat]:not([data-can="true"])');
  do {
    await setUp(page, at.server.url, { game: 'room-share', others: [BOT, BOT] });
    await page.locator('section[data-mine="true"] [data-card]').first().waitFor();
  } while ((await wrong.count()) === 0);
  const refusal = page.getByRole('alert').filter({ hasText: /S-\d+/ });
  // A flat that no card was chosen for. The first click may only end what is still being shown.
  await expect
    .poll(async () => {
      await wrong.first().dispatchEvent('click');
      return refusal.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
    }, PATIENCE)
    .toBe(true);
  await page.locator('[data-card]').first().click();
  await refusal.waitFor({ state: 'detached' });
  await page.context().close();
});

/** Plays on, one thing after the other, until a card asks who moves in. With some hands that leads nowhere. */
async function comesToPlacing(page: Page): Promise<boolean> {
  const own = 'section[data-mine="true"]';
  for (let tries = 0; tries < 25; tries++) {
    if ((await page.locator(own).getByText('Put a tenant into').count()) > 0) {
      if ((await page.locator('[data-futon]').count()) > 0) return true;
      // On a slow machine the last click may still be on its way.
      await page.waitForTimeout(300);
      continue;
    }
    const next = page.locator(`button[data-futon]:not(:disabled), [data-flat][data-can="true"]`).first();
    if ((await next.count()) === 0) {
      const card = page.locator(`${own} [data-card]`).nth(tries % 3);
      if ((await card.count()) > 0) await card.dispatchEvent('click');
    } else await next.dispatchEvent('click');
    await page.waitForTimeout(300);
  }
  return false;
}

/** Whether the middle of the answer is what one would touch there. */
const isInSight = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const answer = document.querySelector('section[aria-label="Your move"] [role="alert"]');
    const { left, top, width, height } = answer.getBoundingClientRect();
    return [top + 4, top + height - 4].every((y) => answer.contains(document.elementFromPoint(left + width / 2, y)));
  })()`);
