import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('the rules of a game that is not there are not those of a game without a name', async () => {
  const { page } = await openPage(at.browser);
  await page.goto(`${at.server.url}/rules/nogame`);
  await page.getByRole('heading', { name: 'There is no such game' }).waitFor();
  expect(await page.title()).toBe('There is no such game · Insula');
  await page.goto(`${at.server.url}/rules/room-share`);
  await page.getByText('S-24').first().waitFor();
  expect(await page.title()).toBe('Room Share: the rules · Insula');
  await page.context().close();
});

test('on a phone the ways to the rules and to each clause are large enough for a finger', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await page.goto(`${at.server.url}/new/room-share`);
  const rules = page.getByRole('link', { name: 'The rules of Room Share' });
  expect((await rules.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.goto(`${at.server.url}/rules/room-share`);
  const clause = await page.getByRole('link', { name: 'S-24', exact: true }).boundingBox();
  expect(Math.min(clause?.width ?? 0, clause?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.context().close();
});
