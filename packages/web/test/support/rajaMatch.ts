import type { Create, YourMatch } from '@insula/protocol';
import type { Page } from 'playwright-core';
import { rajaPosition } from '../../../../scripts/rajaPosition.mjs';

export const ME = { kind: 'me' } as const;
export const GREEDY = { kind: 'bot', level: 'greedy' } as const;
export const SMALL_DESK = { viewport: { width: 1280, height: 720 } } as const;

/** Makes and starts a match of Raja of whoever the page belongs to, and opens it. */
async function beginRaja(page: Page, url: string, wanted: Partial<Create>): Promise<void> {
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

/** R-85 The second auction with five seats: the fourth has its card, the third leads, and the first is asked. */
export const AUCTION = rajaPosition(5, {
  options: { advanced: 'on' },
  round: 0,
  maharaja: 'Bhopal',
  track: ['Puri', 'Varanasi', 'Mysore', 'Mumbai', 'Agra', 'Jaipur', 'Madurai'],
  characters: [[], [], [], ['Builder'], []],
  architects: ['Bhopal', 'Bhopal', 'Bhopal', 'Bhopal', 'Bhopal'],
  gold: [15, 15, 15, 11, 15],
  supply: [4, 4, 4, 4, 4],
  villages: {},
  cities: {},
  doing: { is: 'auction', opener: 5, at: 1, high: 3, leader: 3, bidding: [1, 2, 3] },
});
