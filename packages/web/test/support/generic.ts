import type { Locator, Page } from 'playwright-core';

/** Plays any game on the generic table to its end by clicking only what a person can see. */
export async function playGeneric(page: Page, roll: (sides: number) => number, most = 1500): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    const target = await next(page, roll);
    if (target === null) return clicks;
    await target.click({ timeout: 2_000 }).catch(() => undefined);
  }
  throw new Error(`the match was not over after ${most} clicks`);
}

const MINE = 'section[data-mine="true"]:not(:has([data-answered]))';
/** Others may be slow, or their line down. */
const PATIENCE = 120_000;
const KINDS = [`${MINE} [data-way]`, `${MINE} [data-deed]:not([aria-expanded="true"])`];

/** What somebody could click next: a move, or else a kind of move that is not open yet; null: the match is over. */
export async function next(page: Page, roll: (sides: number) => number): Promise<Locator | null> {
  for (const patience = Date.now() + PATIENCE; Date.now() < patience; ) {
    if (await page.getByRole('button', { name: 'Check the shuffle' }).isVisible()) return null;
    for (const kind of KINDS) {
      const found = await page.locator(kind).all();
      if (found.length > 0) return found[roll(found.length)];
    }
    await page.waitForTimeout(25);
  }
  throw new Error(
    `nothing to click, and the match is not over: ${await page.getByRole('region', { name: 'Your move' }).innerText()}`,
  );
}
