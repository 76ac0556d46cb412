import type { Locator, Page } from 'playwright-core';

/** Plays a match of Raja to its end by clicking only what a person can see, and returns how many clicks it took. */
export async function playRaja(page: Page, roll: (sides: number) => number, most = 4000): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    const target = await nextAtTheMap(page, roll);
    if (target === null) return clicks;
    // What was lit a moment ago may be gone: somebody else moved, or the last click already played.
    await target.click({ timeout: 2_000 }).catch(() => undefined);
  }
  throw new Error(`the match was not over after ${most} clicks`);
}

/** Others may be slow, or their line down. */
const PATIENCE = 120_000;

/** Something to click; waits for one's turn. Null when the match is over. */
export async function nextAtTheMap(page: Page, roll: (sides: number) => number): Promise<Locator | null> {
  for (const patience = Date.now() + PATIENCE; Date.now() < patience; ) {
    if (await page.getByRole('button', { name: 'Check the shuffle' }).isVisible()) return null;
    for (const kind of kinds(roll)) {
      const seen: Locator[] = [];
      for (const one of await page.locator(kind).all()) if (await one.isVisible()) seen.push(one);
      if (seen.length > 0) return seen[roll(seen.length)];
    }
    await page.waitForTimeout(25);
  }
  throw new Error(
    `nothing to click, and the match is not over: ${await page.getByRole('region', { name: 'Your move' }).innerText()}`,
  );
}

const MINE = 'section[data-mine="true"]:not(:has([data-answered]))';
const ENDS = `${MINE} [data-way="end turn"]`;

/** In the order in which a person would look for them; a turn is played with a little luck, and sometimes left undone. */
function kinds(roll: (sides: number) => number): readonly string[] {
  const builds = `${MINE} [data-can="true"]`;
  const asked = [
    `body:has(${MINE}) [data-skip]`,
    `${MINE} [data-way="go on"]`,
    `${MINE} [data-ready]:not(:disabled)`,
    `${MINE} [data-action]`,
    `${MINE} [data-way]:is([data-way="take"], [data-way="give"], [data-way="swap"], [data-way="governor"]):not(:disabled)`,
    `${MINE} [data-character][aria-disabled="false"][aria-pressed="false"]`,
    `${MINE} [data-way="seduce"]`,
    `${MINE} button[data-governor][aria-disabled="false"][aria-pressed="false"]`,
    `${MINE} [data-way="marker"]`,
    `${MINE} [data-way="${roll(3) === 0 ? 'bid' : 'pass'}"]:not(:disabled)`,
    `${MINE} [data-way="bid"]:not(:disabled)`,
  ];
  const lit = `body:has(${MINE}):not(:has(${ENDS})) ${TARGET}[data-can="true"]`;
  const turn = [builds, `${MINE} [data-task]`, `${MINE} [data-way="travel"]:not(:disabled)`, TARGET, ENDS];
  return [...asked, `body:has(${ENDS}) ${turn[roll(turn.length)]}`, builds, lit, ENDS];
}

const TARGET = '[data-place-target]';
