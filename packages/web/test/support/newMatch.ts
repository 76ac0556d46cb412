import type { Page } from 'playwright-core';

export interface Wanted {
  readonly game: string;
  /** What is chosen for each seat after the first, as the page calls it. */
  readonly others: readonly string[];
  /** Variants by their names on the page: a value to choose, or true to tick. */
  readonly variants?: { readonly [label: string]: string | true };
}

export const BOT = 'A bot: greedy';
export const FRIEND = 'A friend, by link';
export const HERE = 'Someone at this device';

/** Sets up a match on its page, as a person would. */
export async function setUp(page: Page, url: string, { game, others, variants = {} }: Wanted): Promise<void> {
  await page.goto(`${url}/new/${game}`);
  await page.getByRole('button', { name: `${others.length + 1} players` }).click();
  for (const [i, other] of others.entries()) await page.getByLabel(`Seat ${i + 2}`).selectOption({ label: other });
  for (const [label, value] of Object.entries(variants)) {
    const field = page.getByLabel(label, { exact: true });
    const few = page.getByRole('radiogroup', { name: label });
    if (value === true) await field.check();
    else if ((await few.count()) > 0) await few.getByRole('radio', { name: value, exact: true }).check();
    else await field.selectOption({ label: value });
  }
  await page.getByRole('button', { name: /^(Create and invite|Start the match)$/ }).click();
}
