import type { Locator, Page } from 'playwright-core';
import { nextOnStreet } from './landlord.ts';

/** Plays a match on the street to its end with Tab, arrow keys and Enter alone. */
export async function playStreetByKey(page: Page, roll: (sides: number) => number, most = 600): Promise<void> {
  for (let deeds = 0; deeds < most; deeds++) {
    const target = await nextOnStreet(page, roll);
    if (target === null) return;
    if (await reach(page, target)) await page.keyboard.press('Enter');
    await page.waitForTimeout(40);
  }
  throw new Error(`the match was not over after ${most} deeds`);
}

/** Goes to it by Tab, and by arrow keys within the street. False: it is gone, or nothing leads there. */
async function reach(page: Page, target: Locator): Promise<boolean> {
  for (let presses = 0; presses < 160; presses++) {
    const key = await target.evaluate(keyTowards, undefined, { timeout: 2_000 }).catch(() => null);
    if (key === null) return false;
    if (key === 'Enter') return true;
    await page.keyboard.press(key);
  }
  throw new Error(`no key leads to ${await target.getAttribute('aria-label')}`);
}

/** As much of an element as is asked for. */
interface Shown {
  readonly ownerDocument: { readonly activeElement: Shown | null };
  closest(selector: string): Shown | null;
  contains(other: Shown): boolean;
  getBoundingClientRect(): { readonly left: number; readonly top: number };
}

/** Runs in the page: the key that brings the focus nearer. */
function keyTowards(target: unknown): string {
  const node = target as Shown;
  const here = node.ownerDocument.activeElement;
  if (here === node) return 'Enter';
  const street = node.closest('[role="group"]');
  if (street === null || here === null || !street.contains(here)) return 'Tab';
  const [from, to] = [here.getBoundingClientRect(), node.getBoundingClientRect()];
  if (Math.abs(to.left - from.left) > 2) return to.left > from.left ? 'ArrowRight' : 'ArrowLeft';
  return to.top > from.top ? 'ArrowDown' : 'ArrowUp';
}
