import type { Create, YourMatch } from '@insula/protocol';
import type { Page } from 'playwright-core';

export const ME = { kind: 'me' } as const;
export const GREEDY = { kind: 'bot', level: 'greedy' } as const;
export const SMALL_DESK = { viewport: { width: 1280, height: 720 } } as const;

/** Makes and starts a match of Raja of whoever the page belongs to, and opens it. */
export async function beginRaja(page: Page, url: string, wanted: Partial<Create>): Promise<void> {
  await page.goto(url);
  const made = await page.request.post(`${url}/api/matches`, { data: { game: 'raja', ...wanted } });
  if (!made.ok()) throw new Error(await made.text());
  const { match } = (await made.json()) as YourMatch;
  await page.request.post(`${url}/api/matches/${match.id}/start`, { data: {} });
  await page.goto(`${url}/match/${match.id}`);
  await page.locator('[data-table] [data-place-target]').first().waitFor();
}

/** At a written position: the first seat is the page's, the others are bots. */
export const beginAt = (page: Page, url: string, position: { readonly [field: string]: unknown }): Promise<void> =>
  beginRaja(page, url, {
    seats: Array.from({ length: Number(position.seats) }, (_, seat) => (seat === 0 ? ME : GREEDY)),
    position,
  });

/** A place on the map, by its name. */
export const placeOn = (page: Page, name: string) => page.locator(`[data-place-target="${name}"]`);
