import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overhang, violations } from './support/axe.ts';
import { openBrowser, openPage } from './support/browser.ts';
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

const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true } as const;
const DESK = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;

/** Each page, and something on it that shows that it is there. */
const PAGES: readonly { readonly name: string; open(page: Page): Promise<unknown> }[] = [
  {
    name: 'the front door',
    open: async (page) => {
      await page.goto(house.url);
      await page.getByRole('button', { name: 'Play now Room Share' }).waitFor();
    },
  },
  {
    name: 'a new match',
    open: async (page) => {
      await page.goto(`${house.url}/new/room-share`);
      await page.getByLabel('Royal suite').waitFor();
    },
  },
  {
    name: 'the rules',
    open: async (page) => {
      await page.goto(`${house.url}/rules/room-share`);
      await page.getByText('S-24').first().waitFor();
    },
  },
  {
    name: 'the waiting room',
    open: async (page) => {
      await page.goto(`${house.url}/new/room-share`);
      await page.getByRole('button', { name: 'Create and invite' }).click();
      await page.getByRole('img', { name: 'QR code' }).waitFor();
    },
  },
  {
    name: 'the Room Share table',
    open: async (page) => {
      await page.goto(house.url);
      await page.getByRole('button', { name: 'Play now Room Share' }).click();
      await page.getByRole('group', { name: 'The block of flats' }).waitFor();
    },
  },
  {
    name: 'the generic table',
    open: async (page) => {
      await page.goto(house.url);
      await page.getByRole('button', { name: 'Play now Lantern Lane' }).click();
      await page.getByRole('heading', { name: 'On the table' }).waitFor();
    },
  },
  {
    name: 'a match that is not there',
    open: async (page) => {
      await page.goto(`${house.url}/match/gone`);
      await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
    },
  },
];

for (const { name, open } of PAGES)
  test(`${name}: accessible, and nothing sticks out on a phone`, { timeout: 60_000 }, async () => {
    for (const look of [DESK, PHONE]) {
      const { page, complaints } = await openPage(browser, look);
      await open(page);
      await page.waitForTimeout(300);
      expect(await violations(page)).toEqual([]);
      expect(await overhang(page)).toBe(0);
      expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
      await page.context().close();
    }
  });
