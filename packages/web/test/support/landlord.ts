import type { Locator, Page } from 'playwright-core';

/** Plays a match on the street to its end by clicking only what a person can see, and returns how many clicks it took. */
export async function playLandlord(page: Page, roll: (sides: number) => number, most = 2500): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    const target = await nextOnStreet(page, roll);
    if (target === null) return clicks;
    // What was there a moment ago may be gone: somebody else moved, or the last click already played.
    await target.click({ timeout: 2_000 }).catch(() => undefined);
  }
  throw new Error(`the match was not over after ${most} clicks`);
}

const MINE = 'section[data-mine="true"]:not(:has([data-answered]))';
const PATIENCE = 120_000;
/** Coarse to fine: a spot that glows is what was looked for; then the buttons; then another card. */
const SPOTS = `body:has(${MINE}) [data-spot][data-state="glow"]`;
const ROWS = `body:has(${MINE}) [data-row][data-can="true"]`;
const WAYS = `${MINE} [data-way]:not(:disabled, [aria-disabled="true"])`;
const CARDS = `body:has(${MINE}) [data-card][data-off="false"]`;
const TILES = `body:has(${MINE}) [data-tile][data-glow="true"]`;
const MODES = `${MINE} [data-mode]`;
/** On a phone a refusal lies over the question. */
const READ = '[role="alert"] button[aria-label="Close"]';

/** Something to click that can be seen; null: the match is over. */
export async function nextOnStreet(page: Page, roll: (sides: number) => number): Promise<Locator | null> {
  for (const patience = Date.now() + PATIENCE; Date.now() < patience; ) {
    if (await page.getByRole('button', { name: 'Check the shuffle' }).isVisible()) return null;
    const [read] = await seen(page, READ);
    if (read !== undefined) return read;
    const found = await Promise.all([ROWS, SPOTS, WAYS, CARDS, TILES, MODES].map((kind) => seen(page, kind)));
    const [rows, spots, ways, cards, tiles, modes] = found;
    if (rows.length > 0) return rows[roll(rows.length)];
    if (spots.length > 0 && roll(5) > 0) return spots[roll(spots.length)];
    if (ways.length > 0 && roll(3) > 0) return ways[roll(ways.length)];
    if (cards.length > 0 && roll(4) > 0) return cards[roll(cards.length)];
    const rest = [...tiles, ...modes, ...ways, ...spots];
    if (rest.length > 0) return rest[roll(rest.length)];
    await page.waitForTimeout(25);
  }
  throw new Error(
    `nothing to click, and the match is not over: ${await page.getByRole('region', { name: 'Your move' }).innerText()}`,
  );
}

async function seen(page: Page, kind: string): Promise<Locator[]> {
  const found = await page.locator(kind).all();
  const visible: Locator[] = [];
  for (const one of found) if (await one.isVisible()) visible.push(one);
  return visible;
}
