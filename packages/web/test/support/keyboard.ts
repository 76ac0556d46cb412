import type { Page } from 'playwright-core';

/** Plays a match of Room Share to its end with Tab, arrow keys and Enter alone. */
export async function playByKeyboard(page: Page, roll: (sides: number) => number, most = 800): Promise<void> {
  for (let deeds = 0; deeds < most; deeds++) {
    const wanted = await next(page);
    if (wanted === null) return;
    if (wanted.includes('[data-flat]')) await walkToFlat(page, roll);
    else await tabTo(page, wanted, roll(3));
    await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
  }
  throw new Error(`the match was not over after ${most} deeds`);
}

const MINE = 'section[data-mine="true"]';
const LIT = '[data-flat][data-can="true"]:not([data-picked="true"])';
/** Others may be slow, or their line down. */
const PATIENCE = 120_000;
const KINDS = [
  `${MINE} [data-futon]`,
  `${MINE} fieldset:not(:has([aria-pressed="true"])) button`,
  `body:has(${MINE}) ${LIT}`,
  `${MINE} [data-way]`,
  `${MINE} [data-guest]`,
  `${MINE} button[data-card][aria-disabled="false"]:not([aria-pressed="true"])`,
];

async function next(page: Page): Promise<string | null> {
  for (const patience = Date.now() + PATIENCE; Date.now() < patience; ) {
    if (await page.getByRole('button', { name: 'Check the shuffle' }).isVisible()) return null;
    for (const kind of KINDS) if ((await page.locator(kind).count()) > 0) return kind;
    await page.waitForTimeout(25);
  }
  throw new Error('nothing to reach with the keyboard, and the match is not over');
}

/** Presses Tab until something of that kind has the focus, and then goes on to a later one now and then. */
async function tabTo(page: Page, wanted: string, further: number): Promise<void> {
  for (let presses = 0, left = further; presses < 150; presses++) {
    const there = await page.evaluate(`document.activeElement?.matches(${JSON.stringify(wanted)}) ?? false`);
    if (there && left-- <= 0) return;
    await page.keyboard.press('Tab');
    if (there && !(await page.evaluate(`document.activeElement?.matches(${JSON.stringify(wanted)}) ?? false`))) {
      await page.keyboard.press('Shift+Tab');
      return;
    }
  }
}

async function walkToFlat(page: Page, roll: (sides: number) => number): Promise<void> {
  await tabTo(page, '[data-flat]', 0);
  for (let steps = roll(3); ; steps--) {
    const lit = await page.evaluate(`document.activeElement?.matches('${LIT}') ?? false`);
    if (lit && steps <= 0) return;
    if (steps < -60) return;
    await page.keyboard.press(steps % 5 === 0 ? 'ArrowDown' : 'ArrowRight');
  }
}
