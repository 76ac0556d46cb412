import { expect, test } from 'vitest';
import { PLAYED } from '../../../scripts/positions/landlord.mjs';
import { setting } from './support/setting.ts';
import { openStreet } from './support/writtenTable.ts';

const at = setting();

test('another price is asked for where there is a higher one, and not of who offers all they have', async () => {
  for (const [offer, isAsked] of [
    [3, true],
    [9, false],
  ] as const) {
    const { page, act, complaints } = await openStreet(at.browser, at.server.url, PLAYED.roofSale());
    act(1, 'ask 1', 'want roof', `pay ${offer}`);
    await page
      .locator('[data-way="accept"]')
      .filter({ hasText: `$${offer}` })
      .waitFor();
    expect(await page.locator('[data-way="counter"]').count()).toBe(isAsked ? 1 : 0);
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});
