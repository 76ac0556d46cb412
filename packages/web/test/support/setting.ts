import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { type House, openHouse } from './house.ts';

/** A house and a browser for the tests of one file. */
export function setting(): { readonly house: House; readonly browser: Browser } {
  let opened: { house: House; browser: Browser } | null = null;
  // The first run on a machine may have to build, and to install Chromium.
  beforeAll(async () => {
    const [house, browser] = await Promise.all([openHouse(), openBrowser()]);
    opened = { house, browser };
  }, 300_000);
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.house.close();
  });
  const there = (): { house: House; browser: Browser } => {
    if (opened === null) throw new Error('the house opens before the first test');
    return opened;
  };
  return {
    get house() {
      return there().house;
    },
    get browser() {
      return there().browser;
    },
  };
}
