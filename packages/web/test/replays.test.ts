import type { YourMatch } from '@insula/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overhang, violations } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { DESK, PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();
const MOVING = { speed: 'normal', pace: 'instant', knows: [], forced: false };

/** A whole match of bots that play anything, and who looks at it. */
async function played(page: Page, game: string, options: object): Promise<string> {
  const seats = [0, 1].map(() => ({ kind: 'bot', level: 'random' }));
  const { match } = (await (
    await page.request.post(`${at.server.url}/api/matches`, { data: { game, seats, options, pause: 0 } })
  ).json()) as YourMatch;
  await page.request.post(`${at.server.url}/api/matches/${match.id}/start`, { data: { seed: 'replayed' } });
  const isOver = async (): Promise<boolean> => {
    const found = (await (await page.request.get(`${at.server.url}/api/matches/${match.id}`)).json()) as YourMatch;
    return found.match.phase === 'over';
  };
  await expect.poll(isOver, { timeout: 50_000, interval: 200 }).toBe(true);
  return match.id;
}

/** Run in the page: pixels one can scroll to below its last part. */
const BELOW = `(() => {
  const { scrollHeight } = document.documentElement;
  return scrollHeight - document.getElementById('root').getBoundingClientRect().height;
})()`;

/** A street of a few rounds has all there is to see. */
const SHORT = { end: 'rounds', rounds: 2 };
const GAMES = { 'room-share': {}, landlord: SHORT, 'landlord-second': SHORT, raja: { length: 'short' }, example: {} };

for (const [game, options] of Object.entries(GAMES))
  test(`the replay of ${game}: accessible on a phone and a desk, and pieces walk between neighbours`, async () => {
    const { page, complaints } = await openPage(at.browser, { ...PHONE, colorScheme: 'dark' }, MOVING);
    await page.goto(at.server.url);
    const id = await played(page, game, options);
    await page.goto(`${at.server.url}/replay/${id}`);
    const remembered = page.getByRole('group', { name: 'Moments to remember' });
    await remembered.getByRole('button', { name: 'The end' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
    expect(await page.evaluate(BELOW)).toBeLessThan(2);
    await page.setViewportSize(DESK.viewport);
    // A sign leads to its moment, and the address says which one that is.
    const scrubber = page.getByLabel('Moment', { exact: true });
    await page.locator('body').press('Home');
    await expect.poll(() => scrubber.inputValue()).toBe('0');
    // Of bots that play anything, some matches have nothing else to be remembered.
    await remembered.getByRole('button', { name: 'The end' }).click();
    await expect.poll(() => scrubber.inputValue()).not.toBe('0');
    const n = await scrubber.inputValue();
    await expect.poll(() => page.locator('[data-table]').getAttribute('data-told')).toBe(n);
    expect(page.url()).toMatch(new RegExp(`n=${n}\\b`));
    expect(await remembered.locator('[aria-current="true"]').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    if (game !== 'example') expect(await walks(page)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

/** Goes on from moment to moment until something moves on the board. */
async function walks(page: Page): Promise<boolean> {
  await page.locator('body').press('Home');
  await expect.poll(() => page.locator('[data-table]').getAttribute('data-told')).toBe('0');
  for (let steps = 0; steps < 60; steps++) {
    const before = await page.locator('[data-table]').getAttribute('data-told');
    await page.locator('body').press('ArrowRight');
    await expect.poll(() => page.locator('[data-table]').getAttribute('data-told')).not.toBe(before);
    if (await page.evaluate(`document.querySelector('main').getAnimations({ subtree: true }).length > 0`)) return true;
  }
  return false;
}
