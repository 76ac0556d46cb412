import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './support/browser.ts';
import { dice } from './support/dice.ts';
import { type House, openHouse } from './support/house.ts';
import { playRoomShare } from './support/roomShare.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

test('from the front door, one click starts Room Share against bots, and clicking ends it', {
  timeout: 240_000,
}, async () => {
  const { page, complaints } = await openPage(browser);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play now Room Share' }).click();
  await playRoomShare(page, dice(1));
  expect(await page.getByRole('heading', { name: / wins?$/ }).count()).toBe(1);
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await page.getByText('The shuffle was fair').waitFor();
  expect(complaints).toEqual([]);
});
