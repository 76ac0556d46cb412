import { test } from 'vitest';
import { openPage } from './support/browser.ts';
import { BOT, setUp } from './support/newMatch.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('what is chosen while the line is down is said to be sent later', async () => {
  const { page } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  await page.getByText('Your turn').waitFor();
  await page.getByRole('button', { name: /possible moves?$/, expanded: false }).click();
  await page.context().setOffline(true);
  await page.getByText('The connection is lost').waitFor();
  await page.getByRole('list', { name: 'Possible moves' }).getByRole('button').first().click();
  const note = page.getByText('It will be sent when the connection is back.');
  await note.waitFor();
  await page.context().setOffline(false);
  await note.waitFor({ state: 'detached' });
  await page.context().close();
});
