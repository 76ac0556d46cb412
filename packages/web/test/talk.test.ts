import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { isInSight } from './support/inSight.ts';
import { BOT, setUp } from './support/newMatch.ts';
import { PAGES, PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('a line of the chat that is half written is still there after a look at the log', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await PAGES.find(({ name }) => name === 'the Room Share table')?.open(page, at.server.url);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Write to the table').fill('Who wants the roy');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('tab', { name: 'Chat' }).click();
  expect(await page.getByLabel('Write to the table').inputValue()).toBe('Who wants the roy');
  await page.context().close();
});

for (const game of ['room-share', 'landlord', 'example'])
  test(`${game}: in a low window the chat has room for what is said and for what one says`, async () => {
    const { page } = await openPage(at.browser, { viewport: { width: 1280, height: 720 } }, {});
    await setUp(page, at.server.url, { game, others: [BOT] });
    await page.getByRole('tab', { name: 'Chat' }).click();
    const line = page.getByLabel('Write to the table');
    for (const said of ['Good evening!', 'Who is hungry?', 'Shall we begin?']) {
      await line.fill(said);
      await line.press('Enter');
    }
    const chat = page.getByRole('log', { name: 'Chat' });
    const send = page.getByRole('button', { name: 'Send' });
    for (const part of [chat.getByText('Who is hungry?'), chat.getByText('Shall we begin?'), line, send])
      await expect.poll(() => isInSight(part)).toBe(true);
    await page.context().close();
  });

test('on a phone every line of the log that can be touched is large enough for a finger', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await PAGES.find(({ name }) => name === 'the Room Share table')?.open(page, at.server.url);
  await page.getByRole('button', { name: /possible moves/ }).click();
  await page.locator('[data-move]').first().click();
  const line = page.getByRole('log', { name: 'Log' }).getByRole('button').first();
  await line.waitFor();
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.context().close();
});
