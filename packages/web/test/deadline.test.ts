import { expect, test } from 'vitest';
import { shown } from '../src/parts/timeLeft.ts';
import { openPage } from './support/browser.ts';
import { PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();
const MINE = 'section[data-mine="true"]';
const COUNTED = /\d+:\d\d|\bseconds?\b/;

test('time is told as people tell it', () => {
  const [minute, hour, day] = [60, 3600, 86_400];
  expect([0, 7, minute, 10 * minute, hour - 1].map(shown)).toEqual(['0:00', '0:07', '1:00', '10:00', '59:59']);
  expect([hour, 5 * hour + 12 * minute, day - 1].map(shown)).toEqual(['1 h 0 min', '5 h 12 min', '23 h 59 min']);
  expect([day, 3 * day - 1, 3 * day].map(shown)).toEqual(['1 d 0 h', '2 d 23 h', '3 d 0 h']);
});

for (const game of ['room-share', 'landlord', 'landlord-second', 'raja', 'example'])
  test(`${game}: whoever is asked sees how long they have, and nothing else looks like that`, async () => {
    const { page } = await openPage(at.browser, PHONE);
    await page.goto(at.server.url);
    const open = async (clock: object): Promise<void> => {
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }];
      const data = { game, seats, clock, pace: 'instant' };
      const { match } = await (await page.request.post(`${at.server.url}/api/matches`, { data })).json();
      await page.request.post(`${at.server.url}/api/matches/${match.id}/start`, { data: {} });
      await page.goto(`${at.server.url}/match/${match.id}`);
      await page.locator(MINE).waitFor();
    };
    await open({ kind: 'move', seconds: 60 });
    const own = page.locator(MINE).locator('time');
    await expect.poll(() => own.innerText()).toMatch(/^(1:00|0:5\d)\s+left$/);
    expect(await own.isVisible()).toBe(true);
    const before = await own.innerText();
    await expect.poll(() => own.innerText()).not.toBe(before);
    await open({ kind: 'none' });
    expect(await page.locator('time').count()).toBe(0);
    expect(await page.locator(MINE).innerText()).not.toMatch(COUNTED);
    await page.context().close();
  });
