import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { dice } from './support/dice.ts';
import { BOT, HERE, setUp } from './support/newMatch.ts';
import { nextAtTheMap } from './support/raja.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('what goes away when it is pressed leaves the focus in the prompt', async () => {
  const { page } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'raja', others: [BOT] });
  const prompt = page.getByRole('region', { name: 'Your move' });
  const roll = dice(2);
  const [undo, withdraw] = ['Undo', 'Take it back'].map((name) => prompt.getByRole('button', { name }));
  let takenBack = false;
  for (let deeds = 0; deeds < 60 && !takenBack; deeds++) {
    await (await nextAtTheMap(page, roll))?.press('Enter');
    await page.waitForTimeout(100);
    // A bot that answers just then takes the button away again.
    const back = undo.or(withdraw).first();
    takenBack =
      (await back.isVisible()) &&
      (await back.press('Enter', { timeout: 1_000 }).then(
        () => true,
        () => false,
      ));
  }
  expect(takenBack).toBe(true);
  await page.waitForTimeout(300);
  expect(await focused(page)).toBe('Your move');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('button', { name: 'Let a bot play for me' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Let a bot play for me' })
    .getByRole('button', { name: 'Let a bot' })
    .press('Enter');
  await expect.poll(() => focused(page)).toBe('Menu');
  await prompt.getByRole('button', { name: 'Take over again' }).press('Enter');
  await prompt.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Your move');
  await page.context().close();
});

test('a sheet that came out of the menu gives the focus back to its button', async () => {
  const { page } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  for (const sheet of ['Standing orders', 'Resign'])
    for (const way of ['Escape', 'Close']) {
      await page.getByRole('button', { name: 'Menu' }).press('Enter');
      await page.getByRole('button', { name: sheet }).press('Enter');
      await page.getByRole('dialog', { name: sheet }).waitFor();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await page.getByRole('button', { name: 'Close' }).press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe('Menu');
    }
  await page.context().close();
});

test('whoever takes the device is in the prompt', async () => {
  const { page } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'room-share', others: [HERE] });
  await page.getByRole('button', { name: /^I am / }).press('Enter');
  await expect.poll(() => focused(page)).toBe('Your move');
  await page.context().close();
});

/** What has the focus, by its name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(
    `document.activeElement === document.body ? 'nothing' : (document.activeElement.ariaLabel ?? document.activeElement.textContent)`,
  );
