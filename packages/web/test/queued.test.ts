import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { BOT, setUp } from './support/newMatch.ts';
import { PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('what is chosen while the line is down is said to be sent later', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  await page.getByText('Your turn').waitFor();
  await page.getByRole('button', { name: /possible moves?$/, expanded: false }).click();
  await page.context().setOffline(true);
  const lost = page.getByText('The connection is lost');
  await lost.waitFor();
  // However far down somebody is: here, at the bottom of the page.
  await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
  expect(await page.evaluate('window.scrollY')).toBeGreaterThan(100);
  const box = await lost.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  await page.getByRole('list', { name: 'Possible moves' }).getByRole('button').first().click();
  const note = page.getByText('It will be sent when the connection is back.');
  await note.waitFor();
  await page.context().setOffline(false);
  await note.waitFor({ state: 'detached' });
  await page.context().close();
});
