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

test('a book that inherits another has its headings twice, and each is found, sought in and led to', async () => {
  const { page, complaints } = await openPage(at.browser);
  await page.goto(`${at.server.url}/rules/landlord-second`);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: /^Set-up and turn/ }).waitFor();
  const before = (await contents.getByRole('link').allInnerTexts()).length;
  const twice = contents.getByRole('link', { name: /^What there is/ });
  expect(await twice.count()).toBe(2);
  await twice.last().click();
  await page.locator('section:target').getByText('L-1', { exact: true }).waitFor();

  const search = page.getByLabel('Search the rules');
  await search.fill('roof');
  const told = await page.getByRole('status').innerText();
  const codes = page.locator('[data-rules] dt');
  await expect.poll(async () => `${await codes.count()} clauses.`).toBe(told);
  expect((await contents.getByRole('link').allInnerTexts()).length).toBe(await page.locator('[data-rules] section').count());
  await page.locator('mark').first().waitFor();
  await search.press('Enter');
  await page
    .locator('dl > :target')
    .filter({ hasText: (await codes.first().innerText()) ?? '' })
    .waitFor();
  await search.fill('');
  expect((await contents.getByRole('link').allInnerTexts()).length).toBe(before);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a clause that names another leads to it, also where the search had put that away', async () => {
  const { page } = await openPage(at.browser);
  await page.goto(`${at.server.url}/rules/landlord-second`);
  await page.getByLabel('Search the rules').fill('never expanded');
  await page.locator('#F-22').getByRole('link', { name: 'F-23' }).click();
  await page.locator('#F-23:target').waitFor();
  expect(await page.getByLabel('Search the rules').inputValue()).toBe('');
  await page.context().close();
});

test('a star in a table and the note about it are stars', async () => {
  const { page } = await openPage(at.browser);
  await page.goto(`${at.server.url}/rules/landlord-second`);
  const note = page.locator('#F-2 p').first();
  expect(await note.innerText()).toContain('marked *; the others are a ruling, and the option tenants replaces');
  expect(await note.locator('b').allInnerTexts()).toEqual(['ruling']);
  await page.context().close();
});
