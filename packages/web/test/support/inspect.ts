import type { Browser, BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { overhang, violations } from './axe.ts';
import { openPage } from './browser.ts';
import type { PAGES } from './pages.ts';

/** Opens a page in one look, and finds nothing wrong with it. */
export async function inspect(
  browser: Browser,
  url: string,
  { open }: (typeof PAGES)[number],
  look: BrowserContextOptions,
): Promise<void> {
  const { page, complaints } = await openPage(browser, look);
  await open(page, url);
  await page.waitForTimeout(300);
  expect(await violations(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  // The browser itself complains of every answer with a 4xx status.
  expect(complaints.filter((line) => !line.includes('the server responded with a status of 404'))).toEqual([]);
  await page.context().close();
}
