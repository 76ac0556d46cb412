import type { Position } from '@insula/kernel';
import { landlord, landlordSecond } from '@insula/landlord';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openWritten, type Written } from '../../../../scripts/written.mjs';
import { openPage } from './browser.ts';

export interface WrittenTable extends Written {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Opens a written position of either edition in a window of its own. */
export async function openStreet(
  browser: Browser,
  url: string,
  position: Position,
  look: BrowserContextOptions = {},
): Promise<WrittenTable> {
  const { page, complaints } = await openPage(browser, { viewport: { width: 1280, height: 720 }, ...look });
  const game = (position as { game: string }).game === landlord.id ? landlord : landlordSecond;
  return { page, complaints, ...(await openWritten(page, url, game, position)) };
}
