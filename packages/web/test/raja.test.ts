import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { dice } from './support/dice.ts';
import { BOT, setUp } from './support/newMatch.ts';
import { playRaja } from './support/raja.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('a short match of Raja is played to its end by clicking', { timeout: 240_000 }, async () => {
  const { page, complaints } = await openPage(at.browser, { viewport: { width: 1280, height: 720 } });
  await setUp(page, at.server.url, { game: 'raja', others: [BOT], variants: { Length: 'Short' } });
  await playRaja(page, dice(3));
  expect(await page.getByRole('heading', { name: / wins?$| share the win$/ }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await page.context().close();
});
