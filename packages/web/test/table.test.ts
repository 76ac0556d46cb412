import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { dice } from './support/dice.ts';
import { playGeneric } from './support/generic.ts';
import { BOT, HERE, setUp } from './support/newMatch.ts';
import { playRoomShare } from './support/roomShare.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('whoever plays a game for the first time is told its aim, until they know it', async () => {
  const { page, complaints } = await openPage(at.browser, {}, { speed: 'instant', pace: 'instant' });
  await setUp(page, at.server.url, { game: 'raja', others: [BOT] });
  const aim = page.getByRole('complementary', { name: 'What the game is about' });
  await aim.getByText(/^Build the most palaces/).waitFor();
  await aim.getByRole('button', { name: 'Got it' }).click();
  await aim.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('region', { name: 'Your move' }).waitFor();
  expect(await aim.count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('every flat and card of Room Share can be read by pointer, key and finger: name, facts, text and clause', async () => {
  const { page } = await openPage(at.browser, { hasTouch: true });
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT, BOT] });
  const about = page.locator('[data-about]');
  const [c3, d2] = ['c3', 'd2'].map((name) => page.locator(`[data-flat="${name}"]`));
  const card = page.locator('[data-card]').first();
  await c3.hover();
  await expect.poll(() => about.innerText()).toMatch(/^Flat C3, .+ for each .+ \(S-\d+\)$/);
  await c3.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => about.innerText()).toMatch(/^Flat D3, /);
  await d2.tap();
  await expect.poll(() => about.innerText()).toMatch(/^Flat D2, /);
  await card.hover();
  await expect.poll(() => about.innerText()).toMatch(/\. .+ \(S-2\d\)$/);
  await page.context().close();
});

test('in a first match of Room Share what each card in hand does is said without pointing at it', async () => {
  const { page } = await openPage(at.browser, {}, { speed: 'instant', pace: 'instant' });
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT, BOT] });
  const cards = page.locator('section[data-mine="true"] button[data-card]');
  await cards.first().waitFor();
  const about = page.locator('[data-about]');
  for (const name of await cards.allInnerTexts())
    await about.getByText(`${name.replace(/\s+/g, ' ')}.`, { exact: true }).waitFor();
  expect(await about.getByText(/\(S-2\d\)/).count()).toBe(new Set(await cards.allInnerTexts()).size);
  await page.getByRole('button', { name: 'Got it' }).click();
  await about.getByText(/\(S-2\d\)/).waitFor({ state: 'detached' });
  await page.context().close();
});

test('before the block is laid out everybody sees who is whose, and what guests are', async () => {
  const { page } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'room-share', others: [HERE] });
  await page.getByRole('button', { name: /^I am / }).click();
  await page.getByText(/Pick the colour of your guests: .* never score/).waitFor();
  const people = page.getByRole('main', { name: 'Table' }).getByRole('listitem');
  expect((await people.allInnerTexts()).slice(2)).toEqual(['Guests?', 'Guests?']);
  await page.context().close();
});

test('one click at the front door starts Room Share against bots, and clicking ends it', { timeout: 240_000 }, async () => {
  const { page, complaints } = await openPage(at.browser);
  await page.goto(at.server.url);
  await page.getByRole('button', { name: 'Play Room Share now' }).click();
  await playRoomShare(page, dice(1));
  expect(await page.getByRole('heading', { name: / wins?$/ }).count()).toBe(1);
  expect(await page.getByText('made the last move.').count()).toBe(1);
  const counts = page.getByRole('region', { name: 'Your move' }).locator('details').first();
  expect(await counts.locator('li').first().isVisible()).toBe(false);
  await counts.locator('summary').click();
  expect(await counts.locator('li').first().isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await page.getByText('The shuffle was fair').waitFor();
  expect(complaints).toEqual([]);
});

test('the generic table plays a game it has never heard of against bots', { timeout: 240_000 }, async () => {
  const { page, complaints } = await openPage(at.browser);
  await page.goto(at.server.url);
  await page.getByRole('button', { name: 'Play Lantern Lane now' }).click();
  await playGeneric(page, dice(5));
  expect(await page.getByRole('heading', { name: / wins?$| share the win$/ }).count()).toBe(1);
  expect(complaints).toEqual([]);
});
