import type { Page } from 'playwright-core';

/** Each page, opened until something on it shows that it is there. */
export const PAGES: readonly { readonly name: string; open(page: Page, url: string): Promise<void> }[] = [
  {
    name: 'the front door',
    async open(page, url) {
      await page.goto(url);
      await page.getByRole('button', { name: 'Play Room Share now' }).waitFor();
    },
  },
  {
    name: 'a new match',
    async open(page, url) {
      await page.goto(`${url}/new/room-share`);
      await page.getByLabel('Royal suite', { exact: true }).waitFor();
    },
  },
  {
    name: 'the settings',
    async open(page, url) {
      await page.goto(`${url}/settings`);
      await page.getByRole('heading', { name: 'What you hear' }).waitFor();
    },
  },
  {
    name: 'the history',
    async open(page, url) {
      await page.goto(`${url}/history`);
      await page.getByText('No match has ended yet.').waitFor();
    },
  },
  {
    name: 'the rules',
    async open(page, url) {
      await page.goto(`${url}/rules/room-share`);
      await page.getByText('S-24').first().waitFor();
    },
  },
  {
    name: 'the waiting room',
    async open(page, url) {
      await page.goto(`${url}/new/room-share`);
      await page.getByRole('button', { name: 'Create and invite' }).click();
      await page.getByRole('img', { name: 'QR code' }).waitFor();
    },
  },
  {
    name: 'the Room Share table',
    async open(page, url) {
      await page.goto(url);
      await page.getByRole('button', { name: 'Play Room Share now' }).click();
      await page.getByRole('group', { name: 'The block of flats' }).waitFor();
    },
  },
  {
    name: 'the generic table',
    async open(page, url) {
      await page.goto(url);
      await page.getByRole('button', { name: 'Play Lantern Lane now' }).click();
      await page.getByRole('heading', { name: 'On the table' }).waitFor();
    },
  },
  {
    name: 'a match that is not there',
    async open(page, url) {
      await page.goto(`${url}/match/gone`);
      await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
    },
  },
];

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
export const DESK = { viewport: { width: 1440, height: 900 } } as const;
