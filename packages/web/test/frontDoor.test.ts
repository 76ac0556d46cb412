import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { setting } from './support/setting.ts';

const at = setting();
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const;

const PHONE = 760;
const AT_THE_DOOR = ['#name', '[aria-labelledby="tonight"] a', 'a[href="#mine"]', 'a[href="/history"]'];
/** Run in the page: whether whoever touches its middle touches it. */
const inSight = (part: string): string => `(() => {
  const one = document.querySelector('${part}');
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})()`;

for (const viewport of SIZES)
  test(`at ${viewport.width} × ${viewport.height} the first screen has every game, its picture and a way to play`, async () => {
    const { page, complaints } = await openPage(at.browser, { viewport });
    await page.goto(at.server.url);
    await page.locator('[data-play]:not(:disabled)').first().waitFor();
    const games = await page.locator('[data-game]').all();
    expect(games.length).toBe(5);
    const pictures = new Set<string | null>();
    for (const game of games)
      for (const part of ['img', '[data-play]']) {
        const box = await game.locator(part).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
        if (part === 'img') pictures.add(await game.locator(part).getAttribute('src'));
      }
    expect(pictures.size).toBe(5);
    if (viewport.width > PHONE) for (const part of AT_THE_DOOR) expect(await page.evaluate(inSight(part)), part).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

test.each(SIZES.slice(0, 2))(
  'who is waited for sees it on the first screen, and nothing at the door is cut off: %o',
  async (viewport) => {
    const { page } = await openPage(at.browser, { viewport });
    const { page: stranger } = await openPage(at.browser);
    const listed = { seats: [{ kind: 'me' }, { kind: 'open' }], listed: true };
    const made = async (by: typeof page, wanted: object): Promise<string> => {
      const answer = await by.request.post(`${at.server.url}/api/matches`, { data: wanted });
      return (await answer.json()).match.id;
    };
    const start = (by: typeof page, id: string) =>
      by.request.post(`${at.server.url}/api/matches/${id}/start`, { data: { seed: 'door' } });
    await made(stranger, { game: 'landlord-second', ...listed });
    const live = await made(stranger, { game: 'room-share', seats: [{ kind: 'me' }, { kind: 'me' }], listed: true });
    await start(stranger, live);
    await start(page, await made(page, { game: 'room-share', seats: [{ kind: 'me' }, { kind: 'me' }] }));
    await page.goto(at.server.url);
    const waits = page.getByRole('link', { name: /^1 match waits for you$/ }).first();
    await waits.waitFor();
    const { y, height } = (await waits.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(viewport.height);
    await page.getByRole('button', { name: 'Join them' }).first().waitFor();
    const door = page.locator('li', { has: page.getByRole('region', { name: 'Tonight' }) }).last();
    const cut = await door.evaluate((all) =>
      [...all.querySelectorAll('div')]
        .filter((part) => part.scrollHeight > part.clientHeight + 1)
        .map((part) => part.innerText),
    );
    expect(cut).toEqual([]);
    await Promise.all([page, stranger].map((each) => each.context().close()));
  },
);

test('whom one plays against is changed in place, and remembered', async () => {
  const { page } = await openPage(at.browser);
  await page.goto(at.server.url);
  await page.getByRole('button', { name: /^Raja, you and \d bots: change opponents$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Raja' });
  await sheet.getByRole('radio', { name: '4', exact: true }).check();
  await sheet.getByRole('radio', { name: 'Novice' }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByText('You and 4 novice bots').waitFor();
  await page.context().close();
});

test('the way to variants and clock takes along whom one plays against', async () => {
  const { page } = await openPage(at.browser);
  await page.goto(at.server.url);
  await page.getByRole('button', { name: /^Raja, you and \d bots: change opponents$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Raja' });
  await sheet.getByRole('radio', { name: '1', exact: true }).check();
  await sheet.getByRole('radio', { name: 'Strong' }).check();
  await sheet.getByRole('link', { name: 'Variants and clock' }).click();
  await page.getByText('You and 1 strong bot', { exact: false }).waitFor();
  await page.context().close();
});

test('a double click sets up one match', async () => {
  const { page } = await openPage(at.browser);
  await page.goto(`${at.server.url}/new/room-share?who=bots`);
  await page.getByRole('button', { name: 'Start the match' }).dblclick();
  await page.getByRole('region', { name: 'Your move' }).waitFor();
  const { matches } = await (await page.request.get(`${at.server.url}/api/matches?which=present`)).json();
  expect(matches).toHaveLength(1);
  await page.context().close();
});

test('the rules draw tables as tables, are searched, and open at the clause that was asked about', async () => {
  const { page } = await openPage(at.browser);
  for (const game of ['landlord', 'landlord-second', 'raja']) {
    await page.goto(`${at.server.url}/rules/${game}`);
    await page.getByRole('table').first().waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/^\s*\|/m);
  }
  await page.goto(`${at.server.url}/rules/raja#R-47`);
  await page.locator('#R-47:target').waitFor();
  const box = await page.locator('#R-47').boundingBox();
  expect(box?.y).toBeLessThan(200);
  await page.getByLabel('Search the rules').fill('governor');
  await page.getByText(/^\d+ clauses\.$/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'R-1', exact: true }).waitFor();
  await page.context().close();
});

test('people at one device have names of their own, and no clause codes stand beside the variants', async () => {
  const { page } = await openPage(at.browser);
  await page.goto(`${at.server.url}/new/room-share?who=same`);
  await page.getByLabel('Name of seat 2').fill('Grandpa');
  expect(await page.locator('main').innerText()).not.toMatch(/\bS-\d/);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page
    .getByText(/Grandpa/)
    .first()
    .waitFor();
  await page.context().close();
});

test('how a bot plays is said in a sentence where one is put into a seat', async () => {
  const { page } = await openPage(at.browser);
  await page.goto(`${at.server.url}/new/raja?who=bots`);
  await page.getByLabel('Seat 2').selectOption({ label: 'A bot: expert' });
  await page.getByText('if you beat it regularly, you know the game well').waitFor();
  await page.context().close();
});
