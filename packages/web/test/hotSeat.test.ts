import type { Create, YourMatch } from '@insula/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overhang, violations } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { dice } from './support/dice.ts';
import { PHONE } from './support/pages.ts';
import { nextAtTheMap } from './support/raja.ts';
import { setting } from './support/setting.ts';
import { shownOn, watchShown } from './support/shown.ts';

const at = setting();
const ME = { kind: 'me' } as const;
const BOT = { kind: 'bot', level: 'greedy' } as const;

test('nobody’s hand is shown before the device is taken, however slow a seat’s line is', async () => {
  const page = await sharedDevice();
  await slowLines(page, 1);
  await begin(page, { game: 'room-share', seats: [ME, ME, ME] });
  for (let load = 0; load < 3; load++) {
    await expect.poll(() => shownOn(page)).toHaveLength(1);
    expect(await shownOn(page)).toEqual(['pass']);
    const seat = await take(page);
    expect(await shownOn(page)).toEqual(['pass', `table ${seat}`]);
    await page.reload();
  }
  await page.context().close();
});

test('where several choose at once, a reload in the middle shows nobody’s hand', async () => {
  const page = await sharedDevice();
  await begin(page, { game: 'raja', seats: [ME, ME, BOT] });
  await playUntil(page, 'Everyone chooses two actions in secret.');
  await page.reload();
  await page.getByRole('button', { name: /^Show the table to .*, seat 2$/ }).click();
  await page.getByText('Your turn').waitFor();
  expect(await shownOn(page)).toEqual(['pass', 'table 2']);
  await page.reload();
  await expect.poll(() => shownOn(page)).toHaveLength(1);
  expect(await shownOn(page)).toEqual(['pass']);
  await page.context().close();
});

test('a reload while only somebody elsewhere is asked shows nobody’s hand', async () => {
  const page = await sharedDevice();
  const { page: friend } = await openPage(at.browser);
  await friend.goto(at.server.url);
  await page.goto(`${at.server.url}/match/${await awaitsLast(page, friend)}`);
  await page.getByRole('heading', { name: 'Nobody at this device has to answer at the moment' }).waitFor();
  expect(await shownOn(page)).toEqual(['pass']);
  expect(await page.title()).toBe('Room Share · Insula');
  await page.getByRole('button', { name: /^Show the table to .*, seat 2$/ }).click();
  await page.getByText('Waiting for the others').waitFor();
  expect(await shownOn(page)).toEqual(['pass', 'table 2']);
  await Promise.all([page, friend].map((one) => one.context().close()));
});

test('a seat that runs out of time while the device is passed shows no other hand, and can come back', async () => {
  const page = await sharedDevice();
  await begin(page, { game: 'room-share', seats: [ME, ME], clock: { kind: 'bank', seconds: 5, increment: 0 } });
  const asked = page.getByRole('button', { name: /^I am / });
  const back = page.getByRole('button', { name: /^A bot plays for .*: take over again$/ });
  await page.getByText(/^0:0[1-5] left$/).waitFor();
  await back.click();
  await back.waitFor({ state: 'detached' });
  expect(await shownOn(page)).toEqual(['pass']);
  // Somebody is late again: whoever a bot plays for, the device is for the other one.
  await back.waitFor();
  const [away, wanted] = [await back.innerText(), await asked.innerText()].map((text) => /seat (\d)/.exec(text)?.[1]);
  expect([away, wanted].sort()).toEqual(['1', '2']);
  expect(await violations(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  expect(await shownOn(page)).toEqual(['pass']);
  await page.context().close();
});

test('whoever is not asked can take the device too, and pass it on', async () => {
  const page = await sharedDevice();
  await begin(page, { game: 'room-share', seats: [ME, ME] });
  const asked = await page.getByRole('button', { name: /^I am / }).innerText();
  await page.getByRole('button', { name: 'Show the table to' }).click();
  await page.getByText('Waiting for the others').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Pass the device on' }).click();
  expect(await page.getByRole('button', { name: /^I am / }).innerText()).toBe(asked);
  await take(page);
  await page.getByText('Your turn').waitFor();
  await page.context().close();
});

/** Plays for all seats of the device until that is asked. */
async function playUntil(page: Page, question: string): Promise<void> {
  const asked = page.getByText(question);
  const pass = page.getByRole('button', { name: /^I am / });
  const roll = dice(4);
  for (let clicks = 0; clicks < 120 && !(await asked.isVisible()); clicks++) {
    if (await pass.isVisible()) await pass.click();
    else if (await page.locator('section[data-mine="true"]').isVisible())
      await (await nextAtTheMap(page, roll))?.click({ timeout: 2_000 }).catch(() => undefined);
    // A click made before the next question is here would answer that one too.
    await page.waitForTimeout(150);
  }
  await asked.waitFor();
}

async function sharedDevice(): Promise<Page> {
  const { page } = await openPage(at.browser, PHONE);
  await watchShown(page);
  await page.goto(at.server.url);
  return page;
}

/** A match of two seats at one device and a friend elsewhere, in which the friend happens to begin. */
async function awaitsLast(page: Page, friend: Page): Promise<string> {
  for (let tries = 0; tries < 60; tries++) {
    const made = await page.request.post(`${at.server.url}/api/matches`, {
      data: { game: 'room-share', seats: [ME, ME, { kind: 'open' }] },
    });
    const { match } = (await made.json()) as YourMatch;
    await friend.request.post(`${at.server.url}/api/matches/${match.id}/join`, { data: {} });
    const started = await page.request.post(`${at.server.url}/api/matches/${match.id}/start`, { data: {} });
    const { awaited } = (await started.json()) as YourMatch;
    if (awaited.join() === '2') return match.id;
  }
  throw new Error('the friend never began');
}

/** Makes and starts a match of whoever the page belongs to, and opens it. */
async function begin(page: Page, wanted: Partial<Create>): Promise<void> {
  const made = await page.request.post(`${at.server.url}/api/matches`, { data: wanted });
  const { match } = (await made.json()) as YourMatch;
  await page.request.post(`${at.server.url}/api/matches/${match.id}/start`, { data: {} });
  await page.goto(`${at.server.url}/match/${match.id}`);
}

/** Takes the device for the seat that is asked, and says which that is. */
async function take(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^I am / });
  const seat = Number(/seat (\d)$/.exec(await button.innerText())?.[1]);
  await button.click();
  await page.locator('[data-table]').waitFor();
  return seat;
}

/** From the second seat on, every line is slower by so many seconds. */
async function slowLines(page: Page, seconds: number): Promise<void> {
  let lines = 0;
  await page.routeWebSocket('**/socket', async (line) => {
    await new Promise((resolve) => setTimeout(resolve, (lines++ % 3) * seconds * 1_000));
    line.connectToServer();
  });
}
