import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { FRIEND, setUp } from './support/newMatch.ts';
import { PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('a name that is typed and not saved is the one a match is begun with', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await page.goto(at.server.url, { waitUntil: 'networkidle' });
  await page.getByLabel('Your name').fill('Livia');
  await page.getByRole('button', { name: 'Play Room Share now' }).click();
  await page.getByRole('list', { name: 'Seats' }).getByText('Livia').waitFor();
  await page.goto(at.server.url, { waitUntil: 'networkidle' });
  expect(await page.getByLabel('Your name').inputValue()).toBe('Livia');
  expect(await page.getByText('is not known any more').count()).toBe(0);
  await page.context().close();
});

test('a name that is typed on the way to a new match goes along', async () => {
  const { page } = await openPage(at.browser);
  await page.goto(at.server.url, { waitUntil: 'networkidle' });
  await page.getByLabel('Your name').fill('Livia');
  await page.getByRole('link', { name: 'With friends … Room Share' }).click();
  await page.getByRole('button', { name: 'Create and invite' }).click();
  await page.getByRole('listitem').getByText('Livia').waitFor();
  await page.context().close();
});

test('a name that is typed and not saved is the one somebody sits down with', async () => {
  const [host, guest] = await Promise.all([0, 1].map(async () => (await openPage(at.browser, PHONE)).page));
  await setUp(host, at.server.url, { game: 'room-share', others: [FRIEND] });
  const link = await host.getByRole('textbox', { name: 'Address of this match' }).inputValue();
  await guest.goto(link, { waitUntil: 'networkidle' });
  await guest.getByLabel('Your name').fill('Livia');
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await host.getByRole('listitem').getByText('Livia').waitFor();
  await guest.getByRole('listitem').getByText('Livia').waitFor();
  await expect.poll(() => guest.getByLabel('Your name').inputValue()).toBe('Livia');
  await Promise.all([host, guest].map((page) => page.context().close()));
});
