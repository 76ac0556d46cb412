import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { dice } from '../support/dice.ts';
import { FRIEND, setUp } from '../support/newMatch.ts';
import { playRoomShare } from '../support/roomShare.ts';
import { setting } from '../support/setting.ts';

const at = setting();

test('two browsers play each other, with a reload, a lost line and a server that dies in the middle', async () => {
  const [host, guest] = [await openPage(at.browser), await openPage(at.browser)];
  await setUp(host.page, at.server.url, { game: 'room-share', others: [FRIEND] });
  const link = await host.page.getByRole('textbox', { name: 'Address of this match' }).inputValue();
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.getByRole('button', { name: 'Start the match' }).click();

  const [hostPlays, guestPlays] = [playRoomShare(host.page, dice(3)), playRoomShare(guest.page, dice(4))];
  await turns(host.page, 10);
  await guest.page.reload();
  await turns(host.page, 25);
  await host.page.context().setOffline(true);
  await host.page.waitForTimeout(1_500);
  await host.page.context().setOffline(false);
  await turns(host.page, 45);
  await at.server.restart();
  await Promise.all([hostPlays, guestPlays]);

  const [first, second] = await Promise.all(
    [host, guest].map(({ page }) => page.getByRole('region', { name: 'Your move' }).locator('ol b').allInnerTexts()),
  );
  expect(first.map(withoutYou)).toHaveLength(2);
  expect(second.map(withoutYou)).toEqual(first.map(withoutYou));
  // Each is told which one is theirs, and that is not the same one.
  expect(second.findIndex(isYou)).toBe(1 - first.findIndex(isYou));
});

const YOU = ' (you)';
const isYou = (name: string): boolean => name.endsWith(YOU);
const withoutYou = (name: string): string => name.replace(YOU, '');

/** Waits until the log has so many lines. */
async function turns(page: Page, lines: number): Promise<void> {
  await page
    .locator('[role=log] li')
    .nth(lines - 1)
    .waitFor({ state: 'attached', timeout: 120_000 });
}
