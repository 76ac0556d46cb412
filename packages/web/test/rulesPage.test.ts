import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('the rules of a game that is not there are not those of a game without a name', async () => {
  const { page } = await openPage(at.browser);
  await page.goto(`${at.house.url}/rules/nogame`);
  await page.getByRole('heading', { name: 'There is no such game' }).waitFor();
  expect(await page.title()).toBe('There is no such game · Insula');
  await page.goto(`${at.house.url}/rules/room-share`);
  await page.getByText('S-24').first().waitFor();
  expect(await page.title()).toBe('Room Share: the rules · Insula');
  await page.context().close();
});
