import type { Position } from '@insula/kernel';
import type { YourMatch } from '@insula/protocol';
import { raja } from '@insula/raja';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rajaLate, rajaPosition, rajaTurn } from '../../../scripts/rajaPosition.mjs';
import { openWritten } from '../../../scripts/written.mjs';
import { violations } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { dice } from './support/dice.ts';
import { BOT, setUp } from './support/newMatch.ts';
import { PHONE } from './support/pages.ts';
import { playRaja } from './support/raja.ts';
import { AUCTION, beginAt, GREEDY, ME, placeOn, SMALL_DESK } from './support/rajaMatch.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('a short match of Raja is played to its end by clicking', { timeout: 240_000 }, async () => {
  const { page, complaints } = await openPage(at.browser, SMALL_DESK);
  await setUp(page, at.server.url, { game: 'raja', others: [BOT], variants: { Length: 'Short' } });
  await playRaja(page, dice(3));
  expect(await page.getByRole('heading', { name: / wins?$| share the win$/ }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** What is asked of one seat of five, what is tapped to see the most of it, and what answers it. */
const ASKED: readonly (readonly [string, ReturnType<typeof rajaTurn>, readonly string[], string])[] = [
  ['two actions', rajaPosition(5), ['[data-action="palace"]', '[data-action="character"]'], '[data-ready]'],
  [
    'a way',
    rajaTurn(5, 'two houses + palace', { acted: [2, 3] }),
    ['[data-place-target="Varanasi"]'],
    '[data-way="travel"]',
  ],
  [
    'a governor',
    rajaTurn(5, 'gold + governor', { acted: [2, 3] }),
    ['[data-task="Governor"]', 'section [data-governor="Jaipur"]'],
    '[data-way="governor"]',
  ],
  [
    'a character',
    rajaTurn(5, 'gold + character', { acted: [2, 3] }),
    ['[data-task="Character"]', '[data-character="Priest"]'],
    '[data-way="take"]',
  ],
  [
    'the end of a turn, while a place is looked at,',
    rajaTurn(5, 'two houses + palace', { acted: [2, 3] }),
    ['[data-way="end turn"]', '[data-place-target="Kota"]'],
    '[data-way="end turn"]',
  ],
  ['a bid', AUCTION, ['[data-bid="4"]'], '[data-way="bid"]'],
];

const SEVERAL = {
  options: { advanced: 'two' },
  characters: [['Entrepreneur'], ['Grand duke', 'Merchant'], ['Priest'], ['Wanderer', 'Builder'], ['Yogi']],
  markers: [2, 1, 0, 0, 1],
};
/** What needs more of a phone than the rest: there it may hide one's own row, or a little of the map. */
const LARGEST: typeof ASKED = [
  [
    'a character of others who have several (R-90)',
    rajaTurn(5, 'gold + character', { acted: [2, 3, 4, 5] }, SEVERAL),
    ['[data-task="Character"]', '[data-character="Priest"]'],
    '[data-way="seduce"] >> nth=1',
  ],
  [
    'a turn with everything in it',
    rajaTurn(5, 'palace and house + two houses', { acted: [2, 3, 4, 5] }, SEVERAL),
    [],
    '[data-way="end turn"]',
  ],
];

test.each(LARGEST)('rule 1: with five seats %s is asked without scrolling, too', async (_, position, taps, answer) => {
  const { page } = await openPage(at.browser, SMALL_DESK);
  await beginAt(page, at.server.url, position);
  for (const tap of taps) await page.locator(tap).click();
  for (const { viewport } of [SMALL_DESK, PHONE]) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(200);
    expect(await scrolls(page)).toEqual([]);
    await lowest(page, answer);
    // Several faces leave a name two lines: cut off after the first, all bots are called the same.
    for (const name of await page.locator('[data-row][data-seat] > :nth-child(2)').all())
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  }
  await page.context().close();
});

test('on a phone, too, only the piece that moves is seen to move, and it sets out from where it stood', async () => {
  const { page } = await openPage(at.browser, PHONE, { pace: 'instant', speed: 'slow' });
  await beginAt(page, at.server.url, rajaTurn(3, 'two houses + palace', { acted: [2, 3] }));
  const architect = page.locator('[data-kind="architect 0"]');
  const stood = await architect.boundingBox();
  await placeOn(page, 'Agra').click();
  await page.locator('[data-way="travel"]').click();
  const walks = (): Promise<[string, string][]> =>
    page.evaluate(`document.getAnimations()
      .filter(({ effect }) => effect.target.dataset.piece !== undefined && effect.getKeyframes()[0].translate !== undefined)
      .map(({ effect }) => [effect.target.dataset.kind, effect.getKeyframes()[0].translate])`);
  await expect.poll(async () => (await walks()).map(([kind]) => kind)).toEqual(['architect 0']);
  const [[, from]] = await walks();
  const [dx, dy] = from.split(' ').map(Number.parseFloat);
  const ends = await architect.evaluate((node) => {
    const { offsetLeft, offsetTop } = node as HTMLElement;
    return [offsetLeft, offsetTop];
  });
  const sheet = await architect.locator('..').boundingBox();
  expect(Math.abs((sheet?.x ?? 0) + ends[0] + dx - (stood?.x ?? Number.NaN))).toBeLessThanOrEqual(3);
  expect(Math.abs((sheet?.y ?? 0) + ends[1] + dy - (stood?.y ?? Number.NaN))).toBeLessThanOrEqual(3);
  await page.context().close();
});

test('while others act their deeds are told below the map, the newest in sight and the others above it', async () => {
  const { page } = await openPage(at.browser, PHONE);
  const around = ['travel Varanasi', 'gold', 'travel Agra', 'gold', 'travel Bhopal'];
  const position = rajaTurn(4, 'gold + gold', { done: { gold: 2 } }) as unknown as Position;
  await openWritten(page, at.server.url, raja, position, [
    [0, 'end turn'],
    ...[...around, 'end turn'].map((move) => [2, move] as const),
    ...['gold', 'travel Agra', 'gold', 'travel Varanasi'].map((move) => [1, move] as const),
  ]);
  const desk = page.getByRole('region', { name: 'Your move' });
  const lines = desk.getByRole('listitem').filter({ has: page.locator('svg + *') });
  await desk.getByText('Since your last turn').waitFor();
  const newest = desk.getByText('Bruno travels to Varanasi.');
  await expectWithin(newest, desk);
  const row = await page.locator('[data-row]:not([data-seat])').boundingBox();
  expect((await desk.boundingBox())?.y).toBeGreaterThanOrEqual((row?.y ?? Number.NaN) + (row?.height ?? Number.NaN));
  expect(await lines.count()).toBeGreaterThan(9);
  const oldest = desk.getByText('Cora turns over', { exact: false });
  await oldest.scrollIntoViewIfNeeded();
  await expectWithin(oldest, desk);
  // Opened, the log has all of the page that it lies over.
  await page.getByRole('button', { name: 'Log' }).click();
  const log = await page.getByRole('log', { name: 'Log' }).boundingBox();
  expect((log?.y ?? 0) + (log?.height ?? 0)).toBeGreaterThan(PHONE.viewport.height - 60);
  await page.context().close();
});

test('the faces in a row tell what all characters do, and once more, what was asked', async () => {
  const { page, complaints } = await openPage(at.browser, PHONE);
  await beginAt(page, at.server.url, rajaTurn(3, 'gold + gold', { acted: [2, 3] }, { options: { advanced: 'on' } }));
  const roles = page.getByRole('heading', { name: 'Characters' });
  await page.getByRole('button', { name: 'Priest: what the characters do' }).click();
  await roles.waitFor();
  expect(await scrolls(page)).toEqual([]);
  for (const power of await page.locator('[data-roles] small').all())
    expect(await power.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.locator('[data-way="end turn"]').waitFor();
  await page.locator('[data-cards-of="0"]:visible').press('Enter');
  await roles.waitFor();
  await page.locator('[data-cards-of="0"]:visible').press('Enter');
  await page.locator('[data-way="end turn"]').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('rule 1: late in a match ways with tolls to four owners are asked without scrolling, and leave the map in sight', async () => {
  const { page } = await openPage(at.browser, SMALL_DESK);
  const { discs, doing } = rajaTurn(5, 'two houses + palace', { acted: [2, 3, 4, 5] });
  const advanced = { options: { advanced: 'on' }, markers: [2, 0, 0, 0, 0] };
  await beginAt(page, at.server.url, { ...rajaLate(), ...advanced, discs, doing });
  for (const city of ['Agra', 'Mysore', 'Puri']) {
    await placeOn(page, city).click();
    await page.getByRole('region', { name: city, exact: true }).waitFor();
    for (const { viewport } of [SMALL_DESK, PHONE]) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(200);
      expect(await scrolls(page)).toEqual([]);
      await lowest(page, '[data-way="travel"]');
      if (viewport !== PHONE.viewport) continue;
      const desk = await page.getByRole('region', { name: 'Your move' }).boundingBox();
      const map = await page.getByRole('group', { name: 'The map' }).boundingBox();
      expect(desk?.y).toBeGreaterThanOrEqual((map?.y ?? Number.NaN) + (map?.height ?? Number.NaN));
    }
  }
  await page.context().close();
});

test('what cannot be paid or built is said on the disc, and hides nothing', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await beginAt(page, at.server.url, rajaPosition(5, { gold: [3, 9, 14, 6, 11], supply: [0, 3, 6, 2, 5] }));
  await page.locator('[data-action="palace and house"]').click();
  await page.locator('[data-action="two houses"]').click();
  for (const { viewport } of [SMALL_DESK, PHONE]) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(200);
    expect(await scrolls(page)).toEqual([]);
    const hands = page.locator('li[data-lacks="true"]');
    expect(await hands.allInnerTexts()).toEqual([expect.stringContaining('houses'), expect.stringContaining('houses')]);
    for (const hand of await hands.all())
      expect(await hand.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
  }
  const desk = await page.getByRole('region', { name: 'Your move' }).boundingBox();
  const row = await page.locator('[data-row]:not([data-seat])').boundingBox();
  expect(desk?.y).toBeGreaterThanOrEqual((row?.y ?? Number.NaN) + (row?.height ?? Number.NaN));
  await page.context().close();
});

test('rule 22: whoever has nothing in a city that is scored is told so', async () => {
  const { page } = await openPage(at.browser, SMALL_DESK, { pace: 'instant', speed: 'normal' });
  await beginAt(page, at.server.url, rajaTurn(3, 'gold + gold', { acted: [2, 3], done: { gold: 2 } }));
  await page.locator('[data-way="end turn"]').click();
  await page.locator('[data-scoring="Varanasi"]').waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'Guest' }).getByText('–').count()).toBe(2);
  await page.context().close();
});

test.each([
  ['a phone', PHONE, 5],
  ['a small desk', SMALL_DESK, 5],
  ['a small desk with few seats', SMALL_DESK, 3],
])('on %s the disc tells what the actions are that it is set to, and the wall which round it is', async (_, size, seats) => {
  const { page } = await openPage(at.browser, size);
  await beginAt(page, at.server.url, rajaPosition(seats));
  await page.locator('[data-action="move house"]').click();
  const moves = page.getByText('Move one of your houses to a village', { exact: false });
  await moves.and(page.locator(':visible')).first().waitFor();
  await page.locator('[data-action="two houses"]').click();
  await page.getByText('Build one in the city where').and(page.locator(':visible')).first().waitFor();
  expect(await scrolls(page)).toEqual([]);
  await lowest(page, '[data-ready]');
  expect(await page.getByText('Round 5 · 5 more').isVisible()).toBe(true);
  expect(await page.getByRole('region', { name: 'Who would get what in Varanasi' }).getByText('Varanasi').isVisible()).toBe(
    true,
  );
  await page.context().close();
});

test.each(ASKED)(
  'rule 1: with five seats %s is asked without scrolling, on a desk and on a phone, and covers nothing',
  async (_, position, taps, answer) => {
    const { page, complaints } = await openPage(at.browser, SMALL_DESK);
    await beginAt(page, at.server.url, position);
    for (const tap of taps) await page.locator(tap).click();
    for (const { viewport } of [SMALL_DESK, PHONE]) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(200);
      expect(await scrolls(page)).toEqual([]);
      expect(await page.locator(answer).isVisible()).toBe(true);
      expect(await violations(page)).toEqual([]);
    }
    // On a phone the desk may grow upwards: over one's own row, and then over the map.
    const desk = await page.getByRole('region', { name: 'Your move' }).boundingBox();
    const row = await page.locator('[data-row]:not([data-seat])').boundingBox();
    expect(desk?.y).toBeGreaterThanOrEqual((row?.y ?? Number.NaN) + (row?.height ?? Number.NaN));
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test('rule 1: in somebody’s first match, too, when the aim of the game is told above the map', async () => {
  const { page } = await openPage(at.browser, SMALL_DESK, { speed: 'normal', pace: 'instant', forced: false, knows: [] });
  const { viewport } = SMALL_DESK;
  await beginAt(page, at.server.url, AUCTION);
  await page.getByText(/^Build the most palaces/).waitFor();
  await page.locator('[data-bid="4"]').click();
  for (const size of [viewport, PHONE.viewport]) {
    await page.setViewportSize(size);
    await page.waitForTimeout(200);
    expect(await scrolls(page)).toEqual([]);
    expect(await lowest(page, '[data-way="bid"]')).toBeLessThanOrEqual(size.height);
  }
  // R-86 A home city is one more line in the count, and every seat has markers beside its houses.
  await page.setViewportSize(viewport);
  const owned = { options: { advanced: 'on' }, markers: [1, 1, 2, 1, 1] };
  const all = ['Varanasi', 'Varanasi', 'Varanasi', 'Varanasi', 'Varanasi'];
  const turn = { acted: [2, 3, 4, 5], done: { gold: 2 } };
  await beginAt(page, at.server.url, rajaTurn(5, 'gold + gold', turn, { ...owned, architects: all }));
  for (const row of await page.locator('[data-row][data-seat]').all()) {
    const edge = async (what: string): Promise<{ x: number; width: number } | null> => row.locator(what).boundingBox();
    const [stars, state] = [await edge('i:text("★")'), await edge(':scope > :last-child svg, :scope > :last-child b')];
    expect((stars?.x ?? Number.NaN) + (stars?.width ?? 0)).toBeLessThanOrEqual(state?.x ?? 0);
  }
  await page.locator('[data-way="end turn"]').click();
  await page.getByText('home +1').waitFor();
  expect(await scrolls(page)).toEqual([]);
  expect(await lowest(page, '[data-way="go on"]')).toBeLessThanOrEqual(viewport.height);
  await page.context().close();
});

test('a village in which a first house was put is no longer looked at: what follows has its place', async () => {
  const { page } = await openPage(at.browser, PHONE);
  const early = { round: 0, maharaja: 'Bhopal', track: AUCTION.track, villages: {}, cities: {} };
  const each = {
    architects: ['Bhopal', 'Bhopal'],
    characters: [['Grand duke'], ['Priest']],
    gold: [15, 15],
    supply: [4, 4],
  };
  await beginAt(page, at.server.url, rajaPosition(2, { ...early, ...each, doing: { is: 'placing', turn: 0 } }));
  await placeOn(page, 'Erode').click();
  await page.getByRole('button', { name: 'Put a house here' }).click();
  await page.getByText('Tap a village on the map').waitFor();
  await page.context().close();
});

test('on a phone a village hides no way out of a turn, a city nothing that can be built there, and the list no column', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await beginAt(page, at.server.url, rajaTurn(5, 'two houses + palace', { acted: [2, 3] }));
  // Whoever taps what is done on the map is told how.
  await page.locator('[data-task="Travel"]').click();
  await page.getByRole('status').getByText('Tap a city. A road is open once').waitFor();
  expect(await scrolls(page)).toEqual([]);
  await placeOn(page, 'Erode').click();
  await page.getByRole('button', { name: 'House for free' }).waitFor();
  expect(await page.locator('[data-way="end turn"]').isVisible()).toBe(true);
  expect(await scrolls(page)).toEqual([]);
  await placeOn(page, 'Jaipur').click();
  const buttons = page.getByRole('region', { name: 'Jaipur' }).locator('[data-way]');
  await buttons.first().waitFor();
  expect(await buttons.count()).toBe(4);
  for (const button of await buttons.all())
    expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'List' }).click();
  const { x, width } = (await page.getByRole('table').boundingBox()) ?? { x: Number.NaN, width: 0 };
  expect(x + width).toBeLessThanOrEqual(PHONE.viewport.width);
  await page.context().close();
});

test('a usual turn takes few taps: two actions three, two roads and a palace three, a village house two', async () => {
  const { page, complaints } = await openPage(at.browser, SMALL_DESK);
  await beginAt(page, at.server.url, rajaPosition(2, { characters: [['Grand duke'], ['Priest']] }));
  const taps = async (...wanted: readonly string[]): Promise<void> => {
    for (const one of wanted) await page.locator(one).click();
  };
  await taps('[data-action="palace"]', '[data-action="house"]', '[data-ready]');
  await page.locator('[data-way="end turn"]').waitFor();
  await taps('[data-place-target="Varanasi"]', '[data-way="travel"]', '[data-way="small palace"]');
  await page.getByRole('button', { name: /^Varanasi.*Guest.*’s small palace|^Varanasi.*’s 2 small palaces/ }).waitFor();
  await taps('[data-place-target="Erode"]', '[data-way="house"]');
  await page.getByRole('button', { name: /^Erode, a village: (?!nothing)/ }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('rule 20: tolls to two owners are named before anything is paid, and a tap on the map pays nothing', async () => {
  const { page } = await openPage(at.browser, SMALL_DESK);
  await beginAt(page, at.server.url, rajaTurn(3, 'two houses + palace', { acted: [2, 3] }));
  const purses = page.getByRole('list', { name: 'Seats' });
  const before = await purses.innerText();
  for (const name of ['Agra', 'Varanasi', 'Madurai', 'Kota', 'Varanasi']) await placeOn(page, name).click();
  const card = page.getByRole('region', { name: 'Varanasi' });
  await card.getByText('1 to Greedy bot 1').first().waitFor();
  await card.getByText('2 to Greedy bot 2').first().waitFor();
  expect(await purses.innerText()).toBe(before);
  await card.getByRole('button', { name: 'Travel to Varanasi for 3' }).click();
  await page.getByRole('button', { name: /^Varanasi.*Guest.*’s architect/ }).waitFor();
  const gold = (seat: number): Promise<string> =>
    purses.locator(`[data-seat="${seat}"] [data-place^="~purse"] b`).innerText();
  expect([await gold(0), await gold(1), await gold(2)]).toEqual(['14', '10', '16']);
  await page.context().close();
});

test('rule 20: what the purse is too light for is grey and says what is missing', async () => {
  const { page } = await openPage(at.browser, SMALL_DESK);
  await beginAt(page, at.server.url, rajaTurn(3, 'gold + governor', { acted: [2, 3] }, { gold: [1, 9, 14] }));
  await placeOn(page, 'Varanasi').click();
  expect(await page.getByRole('button', { name: 'Varanasi: 2 gold short' }).isDisabled()).toBe(true);
  await page.context().close();
});

test('rules 16 to 18: a disc can be read by its owner and changed, and tells nobody else that it is there', async () => {
  const { page } = await openPage(at.browser, SMALL_DESK);
  const { page: friend } = await openPage(at.browser, SMALL_DESK);
  for (const each of [page, friend]) await each.goto(at.server.url);
  const made = await page.request.post(`${at.server.url}/api/matches`, {
    data: { game: 'raja', seats: [ME, { kind: 'open' }, GREEDY], position: rajaPosition(3) },
  });
  const { match } = (await made.json()) as YourMatch;
  await friend.request.post(`${at.server.url}/api/matches/${match.id}/join`, { data: {} });
  await page.request.post(`${at.server.url}/api/matches/${match.id}/start`, { data: {} });
  for (const each of [page, friend]) {
    await each.goto(`${at.server.url}/match/${match.id}`);
    await each.locator('[data-action]').first().waitFor();
  }
  // Whether somebody is there is told, and has nothing to do with it.
  const whatTheySee = (): Promise<string> => friend.locator('[data-table]').innerHTML();
  await friend.waitForTimeout(1_000);
  const before = await whatTheySee();
  for (const [first, second] of [
    ['gold', 'quarry'],
    ['house', 'governor'],
  ]) {
    for (const action of [first, second]) await page.locator(`[data-action="${action}"]`).click();
    await page.locator('[data-ready]').click();
    await page
      .getByText(`Your answer: choose ${[first, second].join(' + ')}. Nobody sees it yet.`, { exact: false })
      .waitFor();
    await friend.waitForTimeout(300);
    expect(await whatTheySee()).toBe(before);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.locator(`[data-action="${first}"][aria-pressed="true"]`).waitFor();
    await page.locator(`[data-action="${second}"][aria-pressed="true"]`).waitFor();
  }
  expect(await whatTheySee()).toBe(before);
  for (const each of [page, friend]) await each.context().close();
});

test('rule 22: nothing runs ahead of a count: first the points, then the prizes, then the next round', async () => {
  const { page } = await openPage(at.browser, SMALL_DESK, { pace: 'instant', speed: 'normal' });
  await beginAt(page, at.server.url, rajaTurn(3, 'gold + gold', { acted: [2, 3], done: { gold: 2 } }));
  const purses = (): Promise<string[]> => page.locator('[aria-label="Seats"] [data-place^="~purse"] b').allInnerTexts();
  const track = (): Promise<string[]> => page.getByRole('list', { name: /^Governors in the order/ }).allInnerTexts();
  const visited = (): Promise<string | null> =>
    page.getByRole('button', { name: /where the maharaja is/ }).getAttribute('data-place-target');
  const [paid, stood] = [await purses(), await track()];
  await page.locator('[data-way="end turn"]').click();
  await page.locator('[data-scoring="Varanasi"]').waitFor();
  expect([await purses(), await track(), await visited()]).toEqual([paid, stood, 'Varanasi']);
  expect(await page.getByText('Everyone chooses two actions').count()).toBe(0);
  expect(await page.getByText('Round 5 · 5 more').isVisible()).toBe(true);
  // The seats in their order: the Grand duke, the Priest, the Entrepreneur.
  await expect.poll(purses).toEqual(['21', '20', '17']);
  expect([await track(), await visited()]).toEqual([stood, 'Varanasi']);
  await page.locator('[data-way="go on"]').click();
  await page.getByText('Everyone chooses two actions').waitFor();
  expect(await visited()).toBe('Puri');
  await page.getByText('Round 6 · 4 more').waitFor();
  await expect.poll(track).not.toEqual(stood);
  // Rule 25: of all that was told, what names oneself or nobody.
  await page.getByRole('button', { name: 'Log' }).click();
  const told = page.getByRole('log', { name: 'Log' });
  const ofOthers = told.getByText(/^Greedy bot/);
  expect(await ofOthers.count()).toBeGreaterThan(0);
  const filter = page.getByRole('button', { name: 'Only what concerns you' });
  await filter.click();
  await told.getByText(/^Round 6/).waitFor();
  expect(await ofOthers.count()).toBe(0);
  await filter.click();
  await ofOthers.first().waitFor();
  await page.context().close();
});

async function expectWithin(part: Locator, whole: Locator): Promise<void> {
  const [inner, outer] = [await part.boundingBox(), await whole.boundingBox()];
  expect(inner?.y).toBeGreaterThanOrEqual(outer?.y ?? Number.NaN);
  expect((inner?.y ?? Number.NaN) + (inner?.height ?? 0)).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0));
}

/** How far down something reaches that nothing may cut off. */
const lowest = async (page: Page, what: string): Promise<number> => {
  const { y, height } = (await page.locator(what).boundingBox()) ?? { y: Number.NaN, height: 0 };
  const desk = await page.getByRole('region', { name: 'Your move' }).boundingBox();
  expect(y + height).toBeLessThanOrEqual((desk?.y ?? 0) + (desk?.height ?? 0));
  return y + height;
};

/** Whatever has to be scrolled, the page included: the map and the log may be. */
const scrolls = (page: Page): Promise<unknown> =>
  page.evaluate(`[document.documentElement, ...document.querySelectorAll('section, section > div')]
    .filter((part) => part.clientHeight > 0 && getComputedStyle(part).overflowY !== 'visible')
    .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
    .map((part) => [part.tagName, part.className, part.scrollHeight - part.clientHeight])`);
