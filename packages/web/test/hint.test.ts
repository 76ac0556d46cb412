import { expect, test } from 'vitest';
import { inOrder } from '../src/match/hintOrder.ts';
import { violations } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { BOT, HERE, setUp } from './support/newMatch.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('against bots two moves are shown with their chances, and nothing is played', async () => {
  const { page, complaints } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  const hint = page.getByRole('button', { name: 'Hint' }).first();
  await expect.poll(() => hint.isEnabled()).toBe(true);
  const told = await page.locator('[data-told]').getAttribute('data-told');
  await hint.click();
  const dialog = page.getByRole('dialog', { name: 'What an expert would do' });
  const found = dialog.getByRole('listitem');
  await found.first().waitFor();
  expect(await found.count()).toBe(2);
  for (const line of await found.allInnerTexts()) expect(line).toMatch(/\d+ % to win, give or take \d+/);
  expect(await page.locator('[data-told]').getAttribute('data-told')).toBe(told);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('where people play each other there is no hint', async () => {
  const { page } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'room-share', others: [HERE, BOT] });
  await page
    .getByRole('button', { name: 'Menu' })
    .or(page.getByRole('button', { name: /^I am/ }))
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  await page.context().close();
});

test('of two moves too close to tell apart the one with the better chance stands first', () => {
  const [chosen, better, best] = [0.34, 0.35, 0.6].map((chance) => ({ move: `${chance}`, chance, error: 0.015 }));
  expect(inOrder([chosen, better])).toEqual([better, chosen]);
  expect(inOrder([chosen, best])).toEqual([chosen, best]);
  expect(inOrder([chosen])).toEqual([chosen]);
});
