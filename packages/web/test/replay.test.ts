import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { dice } from './support/dice.ts';
import { BOT, setUp } from './support/newMatch.ts';
import { playRoomShare } from './support/roomShare.ts';
import { setting } from './support/setting.ts';

const at = setting();

const told = (page: Page): Promise<string | null> => page.locator('[data-table]').getAttribute('data-told');
const shows = (page: Page, n: number): Promise<void> => expect.poll(() => told(page)).toBe(String(n));

/** How many items have been told, and what is seen then: who stands where, what every seat has, and one's own cards. */
const picture = (page: Page): Promise<readonly [n: number, seen: string]> => page.evaluate(PICTURE);
/** Runs in the page, where types know nothing of this test. */
const PICTURE = `(() => {
  const all = (what, how) => [...document.querySelectorAll(what)].map(how);
  const pieces = all('[data-piece]', ({ style, innerHTML }) => [style.left, style.top, innerHTML].join()).sort();
  const facts = all('[aria-label="Seats"] li .aside', (fact) => fact.textContent);
  const hand = all('[data-card]', (card) => card.dataset.card).sort();
  return [Number(document.querySelector('[data-table]').dataset.told), JSON.stringify([pieces, facts, hand])];
})()`;

test('a replay scrubbed to every tenth moment shows what the seat had seen then', { timeout: 240_000 }, async () => {
  const { page, complaints } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  const seen = new Map<number, string>();
  for (let move = 0; move < 24; move++) {
    await playRoomShare(page, dice(move), 1).catch(() => undefined);
    seen.set(...(await picture(page)));
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  // Bots that are ahead do not agree to end it.
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await shows(page, 0);
  const scrubber = page.getByLabel('Moment', { exact: true });
  const last = Number(await scrubber.getAttribute('max'));
  let compared = 0;
  for (let tenth = 0; tenth <= last; tenth += 10) {
    const moments = [...seen.keys()].filter((n) => n >= tenth && n < tenth + 10);
    for (const n of moments.slice(0, 1)) {
      await scrubber.fill(String(n));
      await shows(page, n);
      expect(await picture(page)).toEqual([n, seen.get(n)]);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(4);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a match is gone through again by moments and turns, and every moment has an address', {
  timeout: 240_000,
}, async () => {
  const { page, complaints } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  await playRoomShare(page, dice(3), 12).catch(() => undefined);
  await page.getByRole('tabpanel').waitFor();
  await page.getByRole('link', { name: 'Since your last turn' }).click();
  // It plays by itself, and ends where the match is now.
  const scrubber = page.getByLabel('Moment', { exact: true });
  await scrubber.waitFor();
  const end = await scrubber.getAttribute('max');
  await expect.poll(() => scrubber.inputValue()).toBe(end);
  expect(await page.getByLabel('Seen by').locator('option').allInnerTexts()).not.toContain('Everything open');
  await page.getByRole('link', { name: 'To my turn' }).click();
  await page.getByRole('region', { name: 'Your move' }).waitFor();
  // Somebody who was away for minutes is asked whether they want to see what they missed.
  const match = page.url();
  await page.goto(`${at.server.url}/settings`);
  await page.evaluate(`localStorage.setItem('insula-left', JSON.stringify([
    { match: '${match.split('/').at(-1)}', seat: 0, n: 1, at: Date.now() - 300_000 },
  ]))`);
  await page.goto(match);
  await page.getByText('Things happened while you were away.').waitFor();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  // Bots that are ahead do not agree to end it.
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await shows(page, 0);
  // Nobody had resigned then.
  expect(await page.getByRole('list', { name: 'Seats' }).getByText('resigned').count()).toBe(0);
  await page.locator('body').press('ArrowRight');
  await shows(page, 1);
  await page.getByRole('button', { name: 'One turn on' }).click();
  await page.getByText(/^Turn 2 of \d+/).waitFor();
  await scrubber.fill('4');
  await shows(page, 4);
  expect(page.url()).toMatch(/\?n=4&seat=0$/);
  await page.reload();
  await page.getByText(/moment 4 of/).waitFor();
  const turn = async (): Promise<string | undefined> => /Turn \d+/.exec(await page.getByText(/· moment/).innerText())?.[0];
  const before = await turn();
  await page.getByLabel('Seen by').selectOption({ label: 'Everything open' });
  await expect.poll(() => page.url()).toMatch(/&open=true$/);
  await page
    .getByRole('region', { name: /’s hand$/ })
    .nth(1)
    .waitFor();
  // Through other eyes the moment stays.
  expect(await turn()).toBe(before);
  // The chart leads to the beginning of a turn, and says the same in a table.
  const rows = page.getByRole('table', { name: 'Points' }).getByRole('row');
  expect(await rows.count()).toBeGreaterThan(3);
  await page.locator('[data-chart]').click({ position: { x: 50, y: 40 } });
  await shows(page, 0);
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
