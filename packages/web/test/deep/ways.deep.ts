import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { dice } from '../support/dice.ts';
import { playByKeyboard } from '../support/keyboard.ts';
import { BOT, setUp } from '../support/newMatch.ts';
import { setting } from '../support/setting.ts';

const at = setting();

test('a match by keyboard alone', async () => {
  const { page, complaints } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT, BOT] });
  await playByKeyboard(page, dice(7));
  expect(await page.getByRole('heading', { name: / wins?$/ }).count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('a match through the accessibility tree alone, without motion', async () => {
  const { page, complaints } = await openPage(at.browser, { reducedMotion: 'reduce' });
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT, BOT] });
  const roll = dice(9);
  const over = page.getByRole('button', { name: 'Check the shuffle' });
  const moves = page
    .getByRole('region', { name: 'Your move' })
    .getByRole('list', { name: 'Possible moves' })
    .getByRole('button');
  const opener = page.getByRole('button', { name: /possible moves?$/, expanded: false });
  for (let deeds = 0; deeds < 2_000 && !(await over.isVisible()); deeds++) {
    if (await opener.isVisible()) await opener.click();
    const count = await moves.count();
    if (count > 0)
      await moves
        .nth(roll(count))
        .click({ timeout: 2_000 })
        .catch(() => undefined);
    await page.waitForTimeout(40);
  }
  expect(await page.getByRole('heading', { name: / wins?$/ }).count()).toBe(1);
  expect(complaints).toEqual([]);
});
