import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { isInSight } from './support/inSight.ts';
import { BOT, FRIEND, setUp } from './support/newMatch.ts';
import { PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('a match ended by agreement has no winner, no coins, and still tells what each seat has', async () => {
  const agreed = 'It was ended by agreement.';
  let page = await againstBots();
  for (;;) {
    await fromTheMenu(page, 'Propose to end the match');
    await page.getByText(agreed).or(page.getByText('A bot is ahead and wants to play on.')).waitFor();
    if ((await page.getByText(agreed).count()) > 0) break;
    // With some deals a bot is ahead before one's first turn.
    await page.context().close();
    page = await againstBots();
  }
  expect(await rows(page)).toEqual([
    { coin: null, rank: null, mine: true, gold: false },
    { coin: null, rank: null, mine: false, gold: false },
    { coin: null, rank: null, mine: false, gold: false },
  ]);
  expect(await page.getByRole('list', { name: 'Seats' }).getByText('points').count()).toBe(3);
  await page.context().close();
});

test('after a resignation all who share the first rank are golden, and nobody else', async () => {
  const page = await againstBots();
  await resign(page);
  await page.getByText('It ended by resignation.').waitFor();
  expect(await rows(page)).toEqual([
    { coin: '1', rank: '1', mine: false, gold: true },
    { coin: '1', rank: '1', mine: false, gold: true },
    { coin: '3', rank: '3', mine: true, gold: false },
  ]);
  await page.context().close();
});

test('the whole ranking of six is in sight, with who ended it and what comes next', async () => {
  const { page, complaints } = await openPage(at.browser, { viewport: { width: 1280, height: 720 } });
  await setUp(page, at.server.url, { game: 'landlord', others: [BOT, BOT, BOT, BOT, BOT] });
  await page.getByRole('region', { name: 'Your move' }).waitFor();
  await resign(page);
  await page.getByText('It ended by resignation. You resigned.').waitFor();
  const places = page.getByRole('region', { name: 'Your move' }).locator('ol > li');
  expect(await places.count()).toBe(6);
  for (const place of await places.all()) expect(await isInSight(place)).toBe(true);
  for (const way of ['Replay', 'Another game']) expect(await isInSight(page.getByRole('link', { name: way }))).toBe(true);
  expect(await isInSight(page.getByRole('button', { name: 'Rematch' }))).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('on a phone how it ended, and the ways from there, are in sight wherever one had scrolled to', async () => {
  const page = await againstBots();
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  await resign(page);
  const end = page.getByRole('region', { name: 'Your move' });
  await end.getByText('It ended by resignation. You resigned.').waitFor();
  for (const place of await end.locator('ol > li').all()) await expect.poll(() => isInSight(place)).toBe(true);
  for (const way of ['Replay', 'Another game'])
    await expect.poll(() => isInSight(end.getByRole('link', { name: way }))).toBe(true);
  await expect.poll(() => isInSight(end.getByRole('button', { name: 'Rematch' }))).toBe(true);
  await page.context().close();
});

test('a win is cheered for less than two seconds, and not at all for who wants little motion', async () => {
  const page = await againstBots();
  await resign(page);
  const cheer = page.locator('[data-cheer]');
  await cheer.waitFor();
  const lasts = await cheer.evaluate((papers) =>
    Math.max(...papers.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
  );
  expect(lasts).toBeLessThan(2_000);
  await cheer.waitFor({ state: 'detached' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.getByText('It ended by resignation. You resigned.').waitFor();
  expect(await cheer.count()).toBe(0);
  await page.context().close();
});

test('what told equals apart is named where it decided, and nowhere else', async () => {
  const { page } = await openPage(at.browser, PHONE);
  let outcome = { points: [5, 5, 4], rank: [2, 1, 3] };
  // A match that ends level is rare: this one is told as if it had.
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.match?.outcome) Object.assign(message.match.outcome, { why: 'rules', ending: 'rounds' }, outcome);
      socket.send(JSON.stringify(message));
    });
  });
  await setUp(page, at.server.url, { game: 'raja', others: [BOT, BOT] });
  await page.getByRole('region', { name: 'Your move' }).waitFor();
  await resign(page);
  const tie = page.getByText('Level on palaces; more gold decides.');
  await tie.waitFor();
  for (outcome of [
    { points: [5, 6, 7], rank: [3, 2, 1] },
    { points: [5, 5, 4], rank: [1, 1, 3] },
  ]) {
    await page.reload();
    await page.getByText('The last round has been played.').waitFor();
    expect(await tie.count()).toBe(0);
  }
  outcome = { points: [5, 5, 6], rank: [3, 2, 1] };
  await page.reload();
  await tie.waitFor();
  await page.context().close();
});

test('against bots a rematch is one click', async () => {
  const page = await againstBots();
  await resign(page);
  const before = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.getByRole('region', { name: 'Your move' }).waitFor();
  expect(await page.locator('[data-end]').count()).toBe(0);
  await page.context().close();
});

test('whoever agrees to a rematch is led to it, as whoever proposed it', async () => {
  const [host, guest] = await Promise.all([0, 1].map(async () => (await openPage(at.browser, PHONE)).page));
  await setUp(host, at.server.url, { game: 'room-share', others: [FRIEND] });
  await guest.goto(await host.getByRole('textbox', { name: 'Address of this match' }).inputValue());
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await host.getByRole('button', { name: 'Start the match' }).click();
  await guest.getByRole('region', { name: 'Your move' }).waitFor();
  await fromTheMenu(host, 'Propose to end the match');
  await guest.getByRole('button', { name: 'Yes' }).click();
  const before = guest.url();
  await guest.getByRole('button', { name: 'Rematch' }).click();
  await host.getByText('proposes a rematch.').waitFor();
  await host.getByRole('button', { name: 'Yes' }).click();
  for (const page of [host, guest]) {
    await page.waitForURL((url) => url.href !== before);
    await page.getByRole('heading', { name: /^(Everybody is here|You have a seat)$/ }).waitFor();
  }
  await Promise.all([host, guest].map((page) => page.context().close()));
});

test('a rematch is asked of those who must agree, and proposed once', async () => {
  const [host, guest] = await Promise.all([0, 1].map(async () => (await openPage(at.browser, PHONE)).page));
  await setUp(host, at.server.url, { game: 'room-share', others: [FRIEND] });
  await guest.goto(await host.getByRole('textbox', { name: 'Address of this match' }).inputValue());
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await host.getByRole('button', { name: 'Start the match' }).click();
  await guest.getByRole('region', { name: 'Your move' }).waitFor();
  await resign(guest);
  const proposes = guest.getByRole('button', { name: 'Rematch' });
  await proposes.click();
  await guest.getByText('You propose a rematch.').waitFor();
  expect(await proposes.isDisabled()).toBe(true);
  await host.getByRole('button', { name: 'No' }).click();
  await expect.poll(() => proposes.isDisabled()).toBe(false);
  await Promise.all([host, guest].map((page) => page.context().close()));
});

test('whoever resigned is not asked for a rematch', async () => {
  const pages = await Promise.all([0, 1, 2].map(async () => (await openPage(at.browser, PHONE)).page));
  const [host, ...guests] = pages;
  await setUp(host, at.server.url, { game: 'room-share', others: [FRIEND, FRIEND] });
  const link = await host.getByRole('textbox', { name: 'Address of this match' }).inputValue();
  for (const guest of guests) {
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Sit here' }).first().click();
  }
  await host.getByRole('button', { name: 'Start the match' }).click();
  await guests[1].getByRole('region', { name: 'Your move' }).waitFor();
  await resign(guests[1]);
  await fromTheMenu(host, 'Propose to end the match');
  await guests[1].getByText('proposes to end the match.').waitFor();
  expect(await guests[1].getByRole('button', { name: 'Yes' }).count()).toBe(0);
  await guests[0].getByRole('button', { name: 'Yes' }).click();
  await host.getByRole('button', { name: 'Rematch' }).click();
  // Each hears of it in its own time.
  await guests[0].getByRole('button', { name: 'Yes' }).waitFor();
  await guests[1].getByText('proposes a rematch.').waitFor();
  expect(await guests[1].getByRole('button', { name: 'Yes' }).count()).toBe(0);
  await Promise.all(pages.map((page) => page.context().close()));
});

async function againstBots(): Promise<Page> {
  const { page } = await openPage(at.browser, PHONE);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT, BOT] });
  await page.getByRole('region', { name: 'Your move' }).waitFor();
  return page;
}

async function resign(page: Page): Promise<void> {
  await fromTheMenu(page, 'Resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}

async function fromTheMenu(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: what, exact: true }).click();
}

/** How each seat's line of the outcome looks, from the first to the last. */
const rows = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll('section[aria-label="Your move"] ol > li')].map((row, _, all) => ({
    coin: row.querySelector('span:has(+ b)')?.textContent ?? null,
    rank: row.dataset.rank ?? null,
    mine: row.dataset.me === 'true' && row.textContent.includes('(you)'),
    gold: getComputedStyle(row).borderColor === getComputedStyle(document.body).color,
  }))`);
