import type { Locator, Page } from 'playwright-core';

/** Plays a match on the street to its end by what the accessibility tree tells alone: regions, roles and names. */
export async function playStreetByName(page: Page, roll: (sides: number) => number, most = 1500): Promise<void> {
  const prompt = page.getByRole('region', { name: 'Your move' });
  const hand = page.getByRole('list', { name: 'Your cards' });
  for (let deeds = 0; deeds < most; deeds++) {
    if ((await page.getByRole('button', { name: 'Check the shuffle' }).count()) > 0) return;
    const suitable = page.getByRole('button', { name: /It fits|You can choose it|lay the card as a floor/ });
    const found =
      (roll(4) > 0 ? await oneOf(suitable, roll) : null) ??
      (roll(4) > 0 ? await oneOf(prompt.getByRole('button', { disabled: false }), roll) : null) ??
      (await oneOf(hand.getByRole('button'), roll));
    await found?.click({ timeout: 1_000 }).catch(() => undefined);
    await page.waitForTimeout(30);
  }
  throw new Error(`the match was not over after ${most} deeds`);
}

async function oneOf(all: Locator, roll: (sides: number) => number): Promise<Locator | null> {
  const count = await all.count();
  return count === 0 ? null : all.nth(roll(count));
}
