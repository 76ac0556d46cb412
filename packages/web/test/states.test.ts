import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overhang, violations } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { FRIEND, setUp } from './support/newMatch.ts';
import { PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('a first visitor is the same guest when they come back', async () => {
  for (let visitor = 0; visitor < 4; visitor++) {
    const { page } = await openPage(at.browser, PHONE);
    await page.goto(at.server.url, { waitUntil: 'networkidle' });
    const name = await page.getByLabel('Your name').inputValue();
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.getByLabel('Your name').inputValue()).toBe(name);
    expect(await page.getByText('used to be known here').count()).toBe(0);
    await page.context().close();
  }
});

test('a name typed before the server has said who one is stays', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await page.route('**/api/me', async (route) => {
    if (route.request().method() === 'GET') await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  const answered = page.waitForResponse('**/api/me');
  await page.goto(at.server.url);
  const name = page.getByLabel('Your name');
  await name.fill('Livia');
  await answered;
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  expect(await name.inputValue()).toBe('Livia');
  await page.context().close();
});

test('whose cookie is forged is told so at the table, and can look on', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await page.goto(at.server.url);
  await page.getByRole('button', { name: 'Play Room Share now' }).click();
  await page.getByRole('region', { name: 'Your move' }).waitFor();
  await forge(page);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'This seat is not yours here' }).waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await page.getByText('Watching', { exact: true }).waitFor();
  await page.context().close();
});

test('whose cookie is forged is told at the front door whom the server took them for', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await page.goto(at.server.url, { waitUntil: 'networkidle' });
  const name = page.getByLabel('Your name');
  await name.fill('Livia');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe('Livia');
  expect(await page.getByText('used to be known here').count()).toBe(0);
  await forge(page);
  await page.reload();
  await page.getByText('This browser used to be known here as Livia').waitFor();
  expect(await name.inputValue()).toMatch(/^Guest /);
  await isSound(page);
  await page.context().close();
});

test('from a match that is not there the first way leads to all games', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await page.goto(`${at.server.url}/match/gone`);
  await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
  const [first] = await page.locator('main a, main button').all();
  await first.click();
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  await page.context().close();
});

test('where nobody answers every page says that, and not that there is nothing', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await page.route('**/api/**', (route) => route.abort());
  for (const path of ['history', 'rules/raja', 'new/raja', 'replay/some', 'match/some']) {
    await page.goto(`${at.server.url}/${path}`);
    await page.getByRole('heading', { name: 'Nobody answers' }).waitFor();
  }
  await isSound(page);
  await page.context().close();
});

test('a full match offers one of your own, and to look on once it starts', async () => {
  const [host, guest, third] = await Promise.all([0, 1, 2].map(async () => (await openPage(at.browser, PHONE)).page));
  await setUp(host, at.server.url, { game: 'room-share', others: [FRIEND] });
  const link = await host.getByRole('textbox', { name: 'Address of this match' }).inputValue();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await third.goto(link);
  await third.getByRole('heading', { name: 'All seats are taken' }).waitFor();
  await third.getByRole('link', { name: 'Set up a match' }).waitFor();
  await isSound(third);
  await host.getByRole('button', { name: 'Start the match' }).click();
  await third.getByText('Watching', { exact: true }).waitFor();
  await Promise.all([host, guest, third].map((page) => page.context().close()));
});

test('who has no matches yet is told what will be kept, below the games', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await page.goto(at.server.url);
  const mine = page.getByRole('region', { name: 'Your matches' });
  await mine.getByText('None yet.').waitFor();
  const [shelf, none] = [await page.getByRole('heading', { name: 'Choose a game' }).boundingBox(), await mine.boundingBox()];
  expect(none?.y).toBeGreaterThan(shelf?.y ?? Number.POSITIVE_INFINITY);
  await isSound(page);
  await page.getByRole('button', { name: 'Play Room Share now' }).click();
  await page.getByRole('region', { name: 'Your move' }).waitFor();
  await page.goto(at.server.url);
  await mine.getByRole('link', { name: 'Room Share' }).waitFor();
  await page.context().close();
});

/** As when the server has another key now, or somebody has tampered with it. */
async function forge(page: Page): Promise<void> {
  const [cookie] = await page.context().cookies();
  await page.context().addCookies([{ ...cookie, value: `${cookie.value.split('.')[0]}.forged` }]);
}

async function isSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
}
