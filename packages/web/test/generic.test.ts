import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './support/browser.ts';
import { dice } from './support/dice.ts';
import { playGeneric } from './support/generic.ts';
import { type House, openHouse } from './support/house.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

test('the generic table plays a game it has never heard of against bots', { timeout: 240_000 }, async () => {
  const { page, complaints } = await openPage(browser);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play now Lantern Lane' }).click();
  await playGeneric(page, dice(5));
  expect(await page.getByRole('heading', { name: / wins?$| share the win$/ }).count()).toBe(1);
  expect(complaints).toEqual([]);
});
