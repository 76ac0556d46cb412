import type { Create, YourMatch } from '@insula/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { dice } from './support/dice.ts';
import { BOT, setUp } from './support/newMatch.ts';
import { PHONE } from './support/pages.ts';
import { nextAtTheMap, playRaja } from './support/raja.ts';
import { setting } from './support/setting.ts';

const at = setting();
const SMALL_DESK = { viewport: { width: 1280, height: 720 } } as const;
const ME = { kind: 'me' } as const;
const GREEDY = { kind: 'bot', level: 'greedy' } as const;

test('a short match of Raja is played to its end by clicking', { timeout: 240_000 }, async () => {
  const { page, complaints } = await openPage(at.browser, SMALL_DESK);
  await setUp(page, at.server.url, { game: 'raja', others: [BOT], variants: { Length: 'Short' } });
  await playRaja(page, dice(3));
  expect(await page.getByRole('heading', { name: / wins?$| share the win$/ }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each([
  ['a desk', SMALL_DESK],
  ['a phone', PHONE],
])('rule 1: with five seats nothing scrolls on %s, whatever is asked', { timeout: 120_000 }, async (_name, look) => {
  const { page, complaints } = await openPage(at.browser, look);
  await begin(page, { seats: [ME, GREEDY, GREEDY, GREEDY, GREEDY] });
  const roll = dice(7);
  const seen = new Set<string>();
  for (let clicks = 0; clicks < 150 && seen.size < 6; clicks++) {
    const overhang = await scrolls(page);
    expect(overhang, `${[...seen]}`).toEqual([]);
    seen.add(await asks(page));
    await (await nextAtTheMap(page, roll))?.click({ timeout: 2_000 }).catch(() => undefined);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['characters', 'disc', 'turn']));
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('two actions are chosen in three taps, and a house is built in a village in two', async () => {
  const { page } = await openPage(at.browser, SMALL_DESK);
  await begin(page, { seats: [ME, GREEDY], options: { length: 'short' } });
  await untilSeen(page, '[data-action]');
  await page.locator('[data-action="house"]').click();
  await page.locator('[data-action="gold"]').click();
  await page.locator('[data-ready]').click();
  await page.locator('[data-way="end turn"]').waitFor();
  const lit = page.locator('[data-place-target][data-can="true"]').first();
  const name = await lit.getAttribute('data-place-target');
  await lit.click();
  await page.locator('[data-way="house"][data-can="true"]').click();
  const house = page.getByRole('button', { name: new RegExp(`^${name}, a village: (?!nothing)`) });
  await house.waitFor();
  await page.context().close();
});

test('rules 16 to 18: a disc can be read by its owner and changed, and tells nobody else that it is there', async () => {
  const { page } = await openPage(at.browser, SMALL_DESK);
  const { page: friend } = await openPage(at.browser, SMALL_DESK);
  await friend.goto(at.server.url);
  const made = await page.request.post(`${at.server.url}/api/matches`, {
    data: { game: 'raja', seats: [ME, { kind: 'open' }, GREEDY] },
  });
  const { match } = (await made.json()) as YourMatch;
  await friend.request.post(`${at.server.url}/api/matches/${match.id}/join`, { data: {} });
  await page.request.post(`${at.server.url}/api/matches/${match.id}/start`, { data: {} });
  for (const each of [page, friend]) await each.goto(`${at.server.url}/match/${match.id}`);
  for (let turns = 0; turns < 40 && !(await page.locator('[data-action]').first().isVisible()); turns++)
    for (const each of [page, friend])
      if (await each.locator('section[data-mine="true"]').isVisible())
        await (await nextAtTheMap(each, dice(turns + 2)))?.click({ timeout: 2_000 }).catch(() => undefined);
  await friend.locator('[data-action]').first().waitFor();
  const whatTheySee = (): Promise<string> => friend.locator('[data-table]').innerHTML();
  const before = await whatTheySee();
  const frames: string[] = [];
  for (const [first, second] of [
    ['gold', 'quarry'],
    ['house', 'house'],
  ]) {
    await page.locator(`[data-action="${first}"]`).click();
    await page.locator(`[data-action="${second}"]`).click();
    await page.locator('[data-ready]').click();
    await page.getByText('Nobody sees it yet').waitFor();
    await friend.waitForTimeout(300);
    expect(await whatTheySee()).toBe(before);
    frames.push(await page.getByText('Nobody sees it yet').innerText());
    await page.getByRole('button', { name: 'Take it back' }).click();
  }
  expect(frames[0]).toContain('gold');
  expect(frames[1]).toContain('house');
  expect(await whatTheySee()).toBe(before);
  for (const each of [page, friend]) await each.context().close();
});

/** Makes and starts a match of whoever the page belongs to, and opens it. */
async function begin(page: Page, wanted: Partial<Create>): Promise<void> {
  await page.goto(at.server.url);
  const made = await page.request.post(`${at.server.url}/api/matches`, { data: { game: 'raja', ...wanted } });
  const { match } = (await made.json()) as YourMatch;
  await page.request.post(`${at.server.url}/api/matches/${match.id}/start`, { data: {} });
  await page.goto(`${at.server.url}/match/${match.id}`);
  await page.locator('[data-table]').waitFor();
}

async function untilSeen(page: Page, wanted: string): Promise<void> {
  const roll = dice(9);
  for (let clicks = 0; clicks < 60 && !(await page.locator(wanted).first().isVisible()); clicks++)
    await (await nextAtTheMap(page, roll))?.click({ timeout: 2_000 }).catch(() => undefined);
  await page.locator(wanted).first().waitFor();
}

/** What the desk asks for at the moment. */
const asks = (page: Page): Promise<string> =>
  page.evaluate(`document.querySelector('[data-action]') ? 'disc'
    : document.querySelector('[data-scoring]') ? 'scoring'
    : document.querySelector('[data-way="end turn"]') ? 'turn'
    : document.querySelector('[data-character]') ? 'characters'
    : document.querySelector('section[data-mine="true"]') ? 'placing' : 'waiting'`);

/** Whatever has to be scrolled, the page included: the map and the log may be. */
const scrolls = (page: Page): Promise<unknown> =>
  page.evaluate(`[document.documentElement, ...document.querySelectorAll('section, section > div')]
    .filter((part) => part.clientHeight > 0 && getComputedStyle(part).overflowY !== 'visible')
    .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
    .map((part) => [part.tagName, part.className, part.scrollHeight - part.clientHeight])`);
