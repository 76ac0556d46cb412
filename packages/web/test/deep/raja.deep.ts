import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rajaPosition, rajaTurn } from '../../../../scripts/rajaPosition.mjs';
import { violations } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { dice } from '../support/dice.ts';
import { BOT, setUp, type Wanted } from '../support/newMatch.ts';
import { DESK, PHONE } from '../support/pages.ts';
import { playRaja } from '../support/raja.ts';
import { byKeys, byMouse, playRajaByName } from '../support/rajaByName.ts';
import { AUCTION, beginAt, placeOn, SMALL_DESK } from '../support/rajaMatch.ts';
import { setting } from '../support/setting.ts';

const at = setting();

const CARAVAN = { Map: 'The caravan: the start in the west' };
const MATCHES: readonly { readonly name: string; readonly wanted: Omit<Wanted, 'game'> }[] = [
  { name: 'two seats', wanted: { others: [BOT] } },
  { name: 'three seats, short, the caravan', wanted: { others: [BOT, BOT], variants: { Length: 'Short', ...CARAVAN } } },
  { name: 'five seats', wanted: { others: [BOT, BOT, BOT, BOT] } },
  { name: 'two seats, advanced', wanted: { others: [BOT], variants: { 'Advanced game': 'On' } } },
  {
    name: 'three seats with several characters each, the caravan',
    wanted: { others: [BOT, BOT], variants: { 'Advanced game': 'On, with several characters each', ...CARAVAN } },
  },
  {
    name: 'five seats with several characters each',
    wanted: { others: [BOT, BOT, BOT, BOT], variants: { 'Advanced game': 'On, with several characters each' } },
  },
];

MATCHES.forEach(({ name, wanted }, i) => {
  test(`Raja to its end: ${name}`, async () => {
    const look = i % 3 === 1 ? PHONE : i % 3 === 2 ? SMALL_DESK : DESK;
    const { page, complaints } = await openPage(at.browser, { ...look, colorScheme: i % 2 === 0 ? 'light' : 'dark' });
    await setUp(page, at.server.url, { game: 'raja', ...wanted });
    await playRaja(page, dice(i + 21));
    expect(await page.getByRole('heading', { name: / wins?$| share the win$/ }).count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

test('R-85 an auction: what is too low is grey, a coin prepares a bid and the button makes it', async () => {
  const page = await opened(AUCTION);
  expect(await page.locator('[data-bid="3"]').isDisabled()).toBe(true);
  await page.locator('[data-bid="15"]').click();
  await page.getByRole('button', { name: 'Bid 15' }).click();
  await page.locator('[data-character]').first().waitFor();
  await page.locator('[data-character="Yogi"]').click();
  await page.getByRole('button', { name: 'Take the Yogi' }).click();
  await seatRow(page, 0).getByRole('button', { name: 'Yogi: what the characters do' }).waitFor();
  await page.context().close();
});

test('R-55 a stolen character changes the order, and what happens to the others is told before', async () => {
  const page = await opened(rajaTurn(4, 'gold + character', { acted: [3] }));
  await page.locator('[data-task="Character"]').click();
  await page.locator('[data-character="Priest"]').click();
  await page.getByText('Greedy bot 1 then takes one of').waitFor();
  const before = await order(page);
  await page.getByRole('button', { name: 'Take the Priest from Greedy bot 1' }).click();
  await expect.poll(() => order(page)).not.toEqual(before);
  await page.context().close();
});

test('R-47 a governor moved down shows the order before and after, and that the game grows longer', async () => {
  const track = [
    null,
    null,
    null,
    'Puri',
    null,
    null,
    'Mysore',
    'Agra',
    'Jaipur',
    'Madurai',
    'Mumbai',
    null,
    null,
    'Varanasi',
  ];
  const page = await opened(rajaTurn(3, 'gold + governor', { acted: [2, 3] }, { track }));
  await page.locator('[data-task="Governor"]').click();
  await page.locator('section [data-governor="Varanasi"]').click();
  await page.getByText('The match may last 2 rounds longer.').waitFor();
  const after = page.getByRole('list', { name: 'Visits afterwards' }).getByRole('listitem');
  expect(await after.count()).toBe(7);
  await page.getByRole('button', { name: 'Move Varanasi’s governor' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: /Varanasi, square 5/ })
    .first()
    .waitFor({ state: 'attached' });
  await page.context().close();
});

test('R-52 a half-done palace and house says what it gives the others before the turn ends', async () => {
  const page = await opened(
    rajaTurn(
      3,
      'gold + palace and house',
      { acted: [2, 3], done: { gold: 1, palaces: 1 } },
      { architects: ['Varanasi', 'Varanasi', 'Agra'] },
    ),
  );
  await page.getByRole('button', { name: 'End turn · gives the others 2 each' }).click();
  await page.getByText('Still to do: Palace and house.').waitFor();
  await page.getByText('→ 11').waitFor();
  await page.getByRole('button', { name: 'Go on playing' }).click();
  await placeOn(page, 'Erode').click();
  await page.getByRole('button', { name: 'Build a house · 1' }).click();
  await page.getByRole('button', { name: 'End turn', exact: true }).click();
  await page.getByText('Everyone chooses two actions').waitFor();
  await page.context().close();
});

test('R-82 a marker buys a third action', async () => {
  const page = await opened(
    rajaTurn(3, 'gold + gold', { acted: [2, 3], done: { gold: 2 } }, { options: { advanced: 'on' }, markers: [2, 0, 0] }),
  );
  await page.locator('[data-task="Marker"]').click();
  await page.locator('[data-way="marker"]').filter({ hasText: 'Quarry' }).click();
  await page.locator('[data-task="Quarry"]').click();
  await page.getByRole('button', { name: 'End turn', exact: true }).waitFor();
  await page.context().close();
});

test('R-90 a seduction: a seat with more characters hands one over', async () => {
  const page = await opened(
    rajaTurn(
      2,
      'gold + character',
      {},
      {
        options: { advanced: 'two' },
        characters: [['Entrepreneur'], ['Grand duke', 'Merchant', 'Priest', 'Wanderer', 'Builder', 'Yogi']],
      },
    ),
  );
  await page.locator('[data-task="Character"]').click();
  await page.getByRole('button', { name: 'Seduce one of Greedy bot' }).click();
  await expect.poll(() => seatRow(page, 0).locator('[data-card]').count()).toBe(2);
  await page.context().close();
});

test('the map is played by keys: a place is walked to, looked at and built in', async () => {
  const page = await opened(rajaTurn(3, 'gold + house', { acted: [2, 3] }));
  await placeOn(page, 'Jaipur').focus();
  await page.keyboard.press('ArrowDown');
  const name = await page.evaluate(`document.activeElement.dataset.placeTarget`);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: String(name) }).waitFor();
  await page.keyboard.press('+');
  await page.getByRole('button', { name: 'Smaller map' }).waitFor();
  await page.context().close();
});

test.each([
  ['keys', byKeys],
  ['mouse', byMouse],
] as const)('a short match of Raja is played to its end by %s alone, all of it found by role and name', async (_, press) => {
  const { page, complaints } = await openPage(at.browser, SMALL_DESK);
  await setUp(page, at.server.url, { game: 'raja', others: [BOT], variants: { Length: 'Short' } });
  await playRajaByName(page, press);
  expect(await page.getByRole('heading', { name: / wins?$| share the win$/ }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('rule 22: a scoring is counted again from its line of the log, as the table stood then', async () => {
  const { page } = await openPage(at.browser, SMALL_DESK, { pace: 'instant', speed: 'normal' });
  await beginAt(page, at.server.url, rajaTurn(3, 'gold + gold', { acted: [2, 3], done: { gold: 2 } }));
  await page.locator('[data-way="end turn"]').click();
  await page.locator('[data-scoring="Varanasi"]').waitFor();
  const title = page.getByRole('heading', { name: 'Round 5: Varanasi is scored' });
  expect(await title.count()).toBe(1);
  expect(await page.getByText('Everyone chooses two actions').count()).toBe(0);
  const first = await page.locator('[data-scoring] table').innerText();
  await page.locator('[data-way="go on"]').click();
  for (const reloads of [false, true]) {
    if (reloads) await page.reload();
    await page.getByRole('button', { name: 'Log' }).click();
    await page
      .getByRole('button', { name: /points? in Varanasi/ })
      .last()
      .click();
    await page.locator('[data-scoring="Varanasi"]').waitFor();
    expect(await title.count()).toBe(1);
    expect(await page.locator('[data-scoring] table').innerText()).toBe(first);
    await page.locator('[data-way="go on"]').click();
  }
  await page.context().close();
});

test('rule 13: a stolen character is held up on its way; a tap finishes it, and reduced motion shows it standing', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page } = await openPage(at.browser, { ...SMALL_DESK, reducedMotion }, { pace: 'instant', speed: 'slow' });
    await beginAt(page, at.server.url, rajaTurn(4, 'gold + character', { acted: [3] }));
    await page.locator('[data-task="Character"]').click();
    await page.locator('[data-character="Priest"]').click();
    await page.getByRole('button', { name: 'Take the Priest from Greedy bot 1' }).click();
    const held = page.locator('.rj-moment');
    if (reducedMotion === 'no-preference') {
      await held.getByText('You take the Priest from Greedy bot 1.').waitFor();
      await page.mouse.click(300, 400);
    }
    await seatRow(page, 0).locator('[data-card="2"]').waitFor();
    await expect.poll(() => held.count()).toBe(0);
    await page.context().close();
  }
});

test('on a phone a hand of the disc is dragged, and two fingers make the map larger and smaller', async () => {
  const { page } = await openPage(at.browser, { ...PHONE, hasTouch: true });
  await beginAt(page, at.server.url, rajaPosition(3));
  const middleOf = async (what: string): Promise<readonly [number, number]> => {
    const { x, y, width, height } = (await page.locator(what).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2];
  };
  await page.locator('[data-action="palace"]').click();
  await page.mouse.move(...(await middleOf('[data-action="palace"]')));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf('[data-action="quarry"]')), { steps: 4 });
  await page.mouse.up();
  expect(await page.locator('[data-action][aria-pressed="true"]').getAttribute('data-action')).toBe('quarry');

  const [x, y] = await middleOf('[data-place-target="Bhopal"]');
  const wire = await page.context().newCDPSession(page);
  const fingers = async (...apart: readonly number[]): Promise<void> => {
    for (const [step, wide] of apart.entries())
      await wire.send('Input.dispatchTouchEvent', {
        type: step === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [
          { x: x - wide / 2, y, id: 0 },
          { x: x + wide / 2, y, id: 1 },
        ],
      });
    await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const smaller = page.getByRole('button', { name: 'Smaller map' });
  expect(await smaller.count()).toBe(0);
  await fingers(60, 80, 100);
  await smaller.waitFor();
  await fingers(120, 90, 60, 40);
  await smaller.waitFor({ state: 'detached' });
  await page.context().close();
});

test('the map on a phone keeps its size whatever is asked', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await beginAt(page, at.server.url, rajaPosition(5));
  const high = (): Promise<number> => page.locator('[data-shown]').evaluate(({ clientHeight }) => clientHeight);
  const heights = [await high()];
  for (const tap of ['[data-action="governor"]', '[data-action="character"]', '[data-ready]', '[data-task="Governor"]']) {
    await page.locator(tap).click();
    heights.push(await high());
  }
  expect(new Set(heights).size).toBe(1);
  await page.context().close();
});

async function opened(position: ReturnType<typeof rajaPosition>): Promise<Page> {
  const { page } = await openPage(at.browser, SMALL_DESK);
  await beginAt(page, at.server.url, position);
  return page;
}

const seatRow = (page: Page, seat: number) => page.getByRole('list', { name: 'Seats' }).locator(`[data-seat="${seat}"]`);
const order = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('[aria-label="Seats"] > [data-seat]')].map(({ dataset }) => dataset.seat)`);
