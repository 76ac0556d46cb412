import type { Locator, Page } from 'playwright-core';

/** Plays a match of Room Share to its end by clicking only what a person can see, and returns how many clicks it took. */
export async function playRoomShare(page: Page, roll: (sides: number) => number, most = 1500): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    const target = await next(page, roll);
    if (target === null) return clicks;
    // What was lit a moment ago may be gone: somebody else moved, or the last click already played.
    await target.click({ timeout: 2_000 }).catch(() => undefined);
  }
  throw new Error(`the match was not over after ${most} clicks`);
}

/** Something to click; waits for one's turn. Null when the match is over. */
async function next(page: Page, roll: (sides: number) => number): Promise<Locator | null> {
  for (const patience = Date.now() + PATIENCE; Date.now() < patience; ) {
    if (await page.getByRole('button', { name: 'Check the shuffle' }).isVisible()) return null;
    const pass = page.getByRole('button', { name: /^I am / });
    if (await pass.isVisible()) return pass;
    for (const kind of KINDS) {
      const found = await page.locator(kind).all();
      const seen: Locator[] = [];
      for (const one of found) if (await one.isVisible()) seen.push(one);
      if (seen.length > 0) return seen[roll(seen.length)];
    }
    await page.waitForTimeout(25);
  }
  throw new Error(
    `nothing to click, and the match is not over: ${await page.getByRole('region', { name: 'Your move' }).innerText()}`,
  );
}

const MINE = 'section[data-mine="true"]';
/** Others may be slow, or their line down. */
const PATIENCE = 120_000;
/** In the order in which a person would look for them. */
const KINDS = [
  `${MINE}:not(:has([data-futon][aria-pressed="true"])) [data-futon]`,
  `${MINE} [role="group"]:has([data-futon][aria-pressed="true"]) button:not([data-futon]):not([aria-pressed="true"])`,
  `${MINE} fieldset:not(:has([aria-pressed="true"])) button`,
  `body:has(${MINE}) [data-flat][data-can="true"]:not([data-picked="true"])`,
  `${MINE} [data-way]`,
  `${MINE} [data-guest]`,
  `${MINE} button[data-card][aria-disabled="false"]:not([aria-pressed="true"])`,
];
