import { expect, test } from 'vitest';
import { overhang, violations } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { FRIEND, setUp } from './support/newMatch.ts';
import { PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('the host can leave an open match, and come back', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await setUp(page, at.house.url, { game: 'room-share', others: [FRIEND] });
  await page.getByRole('button', { name: 'Leave this seat' }).click();
  await page.getByText('Only they can start it').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByRole('button', { name: 'Put a bot here' }).click();
  await page.getByRole('button', { name: 'Leave this seat' }).waitFor();
  expect(await overhang(page)).toBe(0);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('region', { name: 'Your move' }).waitFor();
  await page.context().close();
});

test('a match that nothing but its start is missing from says so among your matches', async () => {
  const [host, guest] = await Promise.all([0, 1].map(async () => (await openPage(at.browser, PHONE)).page));
  await setUp(host, at.house.url, { game: 'room-share', others: [FRIEND] });
  await guest.goto(await host.getByRole('textbox', { name: 'Address of this match' }).inputValue());
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await guest.getByRole('heading', { name: 'You have a seat' }).waitFor();
  await Promise.all([host, guest].map((page) => page.goto(at.house.url)));
  await host.getByRole('link', { name: 'Everybody is here: start it' }).waitFor();
  await guest.getByRole('link', { name: 'Waiting for the host to start it' }).waitFor();
  await Promise.all([host, guest].map((page) => page.context().close()));
});

test('an address that no match can have is one without a match', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await page.goto(`${at.house.url}/match/..%2f`);
  await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
  await page.context().close();
});
