import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { dice } from './support/dice.ts';
import { BOT, setUp } from './support/newMatch.ts';
import { playRoomShare } from './support/roomShare.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('a match is gone through again, moment by moment, and every moment has an address', async () => {
  const { page, complaints } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  await playRoomShare(page, dice(3), 12).catch(() => undefined);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Propose to end the match' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  const moment = page.getByText(/^Moment \d+ of \d+$/);
  await moment.waitFor();
  const last = Number((await moment.innerText()).split(' ')[3]);
  expect(last).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect.poll(() => page.locator('[data-table]').getAttribute('data-told')).toBe('0');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('[data-table]').getAttribute('data-told')).toBe('1');
  await page.getByLabel('Moment', { exact: true }).fill('4');
  await expect.poll(() => page.locator('[data-table]').getAttribute('data-told')).toBe('4');
  expect(page.url()).toMatch(/\?n=4&seat=0$/);
  await page.reload();
  await page.getByText(`Moment 4 of ${last}`).waitFor();
  await page.getByLabel('Seen by').selectOption({ index: 2 });
  await expect.poll(() => page.url()).toMatch(/&seat=1$/);
  expect(complaints).toEqual([]);
  await page.context().close();
});
