import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { dice } from './support/dice.ts';
import { playLandlord } from './support/landlord.ts';
import { beginMatch } from './support/landlordMatches.ts';
import { setting } from './support/setting.ts';

const at = setting();

test.each([
  { game: 'landlord', seed: 3 },
  { game: 'landlord-second', seed: 4 },
])('a short match of $game against a bot is played to its end by clicking', { timeout: 240_000 }, async ({ game, seed }) => {
  const { page, complaints } = await openPage(at.browser, { viewport: { width: 1280, height: 720 } });
  await beginMatch(page, at.server.url, { game, bots: 1, options: { end: 'rounds', rounds: 3 } });
  await playLandlord(page, dice(seed));
  expect(await page.getByRole('heading', { name: / wins?$| share the win$/ }).count()).toBe(1);
  // The game and the server each say so: whoever reads the log is told once.
  expect(await page.getByRole('log').getByText('The match is over').count()).toBe(1);
  expect(complaints).toEqual([]);
});
