import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../../../scripts/chromium.mjs';

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: chromiumPath() });

/** What somebody in a hurry has chosen, who knows the games: bots that do not wait, and moves that are shown at once. */
const HURRIED = {
  speed: 'instant',
  pace: 'instant',
  knows: ['room-share', 'raja', 'landlord', 'landlord-second', 'example'],
  forced: false,
};

interface Opened {
  readonly page: Page;
  readonly complaints: string[];
}

const USUAL_WINDOW = { viewport: { width: 1440, height: 900 } };

/** A page of somebody with a memory of their own. Everything the page complains about is collected. */
export const openPage = async (
  browser: Browser,
  options: BrowserContextOptions = {},
  settings: object = HURRIED,
): Promise<Opened> => pageIn(await browser.newContext({ ...USUAL_WINDOW, ...options }), settings);

/** A browser of somebody's own, whose memory lies in a folder: closing its context ends it, as when the machine is turned off. */
export const openOwnBrowser = async (folder: string): Promise<Opened> =>
  pageIn(await chromium.launchPersistentContext(folder, { executablePath: chromiumPath(), ...USUAL_WINDOW }), HURRIED);

async function pageIn(context: BrowserContext, settings: object): Promise<Opened> {
  await context.addInitScript(
    `if (localStorage.getItem('insula-settings') === null) localStorage.setItem('insula-settings', '${JSON.stringify(settings)}')`,
  );
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}
