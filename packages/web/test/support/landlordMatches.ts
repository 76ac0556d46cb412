import type { Page } from 'playwright-core';

interface Wanted {
  readonly game: string;
  readonly bots: number;
  readonly options?: { readonly [key: string]: unknown };
}

/** Starts a match against bots that answer at once, and opens its table. */
export async function beginMatch(page: Page, url: string, { game, bots, options = {} }: Wanted): Promise<void> {
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'greedy' }))];
  await page.goto(url);
  const created = await page.request.post(`${url}/api/matches`, { data: { game, seats, options, pause: 0 } });
  const { match } = (await created.json()) as { match: { id: string } };
  await page.request.post(`${url}/api/matches/${match.id}/start`, { data: { seed: 'street' } });
  await page.goto(`${url}/match/${match.id}`);
  await page.locator('[data-table]').waitFor();
}
