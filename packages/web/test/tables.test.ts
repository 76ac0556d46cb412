import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { YourMatch } from '@insula/protocol';
import { expect, test } from 'vitest';
import { openOwnBrowser, openPage } from './support/browser.ts';
import { BOT, HERE, setUp } from './support/newMatch.ts';
import { setting } from './support/setting.ts';

const at = setting();
/** So many matches come at once. */
const PAGE = 50;

test('two strangers meet at an open table, and a third one watches', async () => {
  const [host, guest, other] = await Promise.all([0, 1, 2].map(async () => (await openPage(at.browser)).page));
  await host.goto(`${at.server.url}/new/room-share?who=friends`);
  await host.getByRole('radio', { name: 'Anybody' }).check();
  await host.getByRole('button', { name: 'Create and invite' }).click();
  await host.getByRole('img', { name: 'QR code' }).waitFor();
  await guest.goto(at.server.url);
  await guest.getByRole('region', { name: 'Open tables' }).getByRole('button', { name: 'Join them' }).waitFor();
  await guest.getByRole('link', { name: 'One open table' }).waitFor();
  const tonight = guest.getByRole('region', { name: 'Tonight' });
  await tonight.getByText(/ needs one more player for Room Share\.$/).waitFor();
  await tonight.getByRole('button', { name: 'Join them' }).click();
  await guest.getByText('You have a seat').waitFor();
  // Where all seats are taken nobody is asked to join.
  await other.goto(at.server.url);
  await other.getByText('Nobody is waiting for company.').waitFor();
  expect(await other.getByRole('button', { name: 'Join them' }).count()).toBe(0);
  await host.getByRole('button', { name: 'Start the match' }).click();
  await guest.getByRole('region', { name: 'Your move' }).waitFor();
  await other.reload();
  const watched = other.getByRole('region', { name: 'Tables to watch' });
  await watched.getByText('Points so far').waitFor();
  await watched.getByRole('link', { name: 'Watch', exact: true }).click();
  await other.getByText('Watching', { exact: true }).waitFor();
  await Promise.all([host, guest, other].map((page) => page.context().close()));
});

test('who looks on is promised no answer: those are for who sits at the table', async () => {
  const [host, other] = await Promise.all([0, 1].map(async () => (await openPage(at.browser)).page));
  await setUp(host, at.server.url, { game: 'landlord', others: [HERE] });
  await host.getByRole('button', { name: /^I am / }).click();
  await host.locator('[data-table]').waitFor();
  await other.goto(host.url().replace(/[?#].*/, ''));
  const prompt = other.getByRole('region', { name: 'Your move' });
  await prompt.getByText('Watching', { exact: true }).waitFor();
  await prompt.getByText(/ plays cards\.$/).waitFor();
  expect(await prompt.innerText()).not.toMatch(/\byou can answer\b/);
  await Promise.all([host, other].map((page) => page.context().close()));
});

test('a host closes a table, and its guests are told that it is gone', async () => {
  const [host, guest] = await Promise.all([0, 1].map(async () => (await openPage(at.browser)).page));
  await host.goto(`${at.server.url}/new/room-share?who=friends`);
  await host.getByRole('button', { name: 'Create and invite' }).click();
  await host.getByRole('img', { name: 'QR code' }).waitFor();
  await guest.goto(host.url());
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await guest.getByText('You have a seat').waitFor();
  await host.getByRole('button', { name: 'Close this table' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Close this table' }).click();
  await host.waitForURL(`${at.server.url}/`);
  await guest.getByText('There is no such match').waitFor();
  await Promise.all([host, guest].map((page) => page.context().close()));
});

test('whoever joins a table that filled up meanwhile, or is gone, is told which', async () => {
  const [host, quick, slow] = await Promise.all([0, 1, 2].map(async () => (await openPage(at.browser)).page));
  await host.goto(at.server.url);
  const opened = async (): Promise<string> => {
    const data = { game: 'example', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true };
    return (await (await host.request.post(`${at.server.url}/api/matches`, { data })).json()).match.id;
  };
  const joins = async (meanwhile: () => Promise<unknown>, told: string): Promise<void> => {
    await slow.goto(at.server.url);
    const joining = slow.getByRole('region', { name: 'Open tables' }).getByRole('button', { name: 'Join them' }).first();
    await joining.waitFor();
    // What is listed is looked up again and again: this one has not heard of it yet.
    await slow.route('**/api/matches?which=open*', (route) => route.abort());
    await meanwhile();
    await joining.click();
    await slow.getByText(told).first().waitFor();
    await slow.unroute('**/api/matches?which=open*');
  };
  const first = await opened();
  await quick.goto(at.server.url);
  await joins(
    () => quick.request.post(`${at.server.url}/api/matches/${first}/join`, { data: { seat: null, seed: 'quick' } }),
    'Somebody was quicker: that seat is taken.',
  );
  const second = await opened();
  await joins(
    () => host.request.post(`${at.server.url}/api/matches/${second}/close`, { data: {} }),
    'There is no such match any more.',
  );
  await Promise.all([host, quick, slow].map((page) => page.context().close()));
});

test('a private table is shown to nobody', async () => {
  const [host, stranger] = await Promise.all([0, 1].map(async () => (await openPage(at.browser)).page));
  await setUp(host, at.server.url, { game: 'raja', others: [BOT] });
  await host.locator('[data-table]').waitFor();
  const { matches } = await (await stranger.request.get(`${at.server.url}/api/matches?which=live`)).json();
  expect(matches.filter(({ match }: { match: { game: string } }) => match.game === 'raja')).toEqual([]);
  await Promise.all([host, stranger].map((page) => page.context().close()));
});

test('a finished match is found again in the history after the browser was restarted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'insula-browser-'));
  const { page } = await openOwnBrowser(folder);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Propose to end the match' }).click();
  await page.getByText('It was ended by agreement.').waitFor();
  await page.context().close();
  const { page: later, complaints } = await openOwnBrowser(folder);
  await later.goto(at.server.url);
  const mine = later.getByRole('region', { name: 'Your matches' });
  await mine.getByRole('link', { name: /^Room Share.*Over$/ }).waitFor();
  expect(await mine.getByText('None yet').count()).toBe(0);
  await mine.getByRole('link', { name: 'All finished matches' }).click();
  const history = later.getByRole('region', { name: 'History' });
  await history.getByText('Room Share').waitFor();
  await later.getByRole('radio', { name: 'Raja' }).check();
  await later.getByText('No match of this game has ended yet.').waitFor();
  await later.getByRole('radio', { name: 'Room Share' }).check();
  const file = later.waitForEvent('download');
  await history.getByRole('link', { name: 'Download the match' }).click();
  expect((await file).suggestedFilename()).toMatch(/^insula-.+\.json$/);
  await history.getByRole('link', { name: 'Replay' }).click();
  await later.getByLabel('Moment', { exact: true }).waitFor();
  await later.goBack();
  await history.getByRole('link', { name: 'Room Share' }).click();
  await later.getByText('It was ended by agreement.').waitFor();
  await later.goBack();
  const full = { code: 'too-many-matches', rule: null, message: '' };
  await later.route('**/api/matches', (route) => route.fulfill({ status: 429, json: full }), { times: 1 });
  await history.getByRole('button', { name: 'Rematch' }).click();
  await later.getByText('You cannot have more matches than you have now.').waitFor();
  complaints.length = 0;
  await history.getByRole('button', { name: 'Rematch' }).click();
  await later.getByRole('region', { name: 'Your move' }).waitFor();
  expect(await later.getByText('It was ended by agreement.').count()).toBe(0);
  expect(complaints).toEqual([]);
  await later.context().close();
  rmSync(folder, { recursive: true, force: true });
});

test('of your matches those that wait for you stand first, however old, and those that are over last', async () => {
  const { page } = await openPage(at.browser);
  await page.goto(at.server.url);
  const made = async (game: string, other: 'me' | 'open'): Promise<string> => {
    const data = { game, seats: [{ kind: 'me' }, { kind: other }] };
    return (await (await page.request.post(`${at.server.url}/api/matches`, { data })).json()).match.id;
  };
  const begun = async (game: string): Promise<string> => {
    const id = await made(game, 'me');
    await page.request.post(`${at.server.url}/api/matches/${id}/start`, { data: { seed: 'first' } });
    return id;
  };
  await begun('raja');
  await made('landlord', 'open');
  await page.goto(`${at.server.url}/match/${await begun('room-share')}`);
  await page.getByRole('button', { name: /^I am/ }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Propose to end the match' }).click();
  await page.getByText('It was ended by agreement.').waitFor();
  await page.goto(at.server.url);
  const mine = page.getByRole('region', { name: 'Your matches' }).locator('a[data-stage]');
  await expect.poll(() => mine.count()).toBe(3);
  const stages = await mine.evaluateAll((all) => all.map((one) => one.getAttribute('data-stage')));
  expect(stages).toEqual(['turn', 'open', 'over']);
  await page.context().close();
});

test('what is further back than a page is found too: open tables, and matches of one game', async () => {
  const [host, guest] = await Promise.all([0, 1].map(async () => (await openPage(at.browser)).page));
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  await host.goto(at.server.url);
  for (let made = 0; made < PAGE + 2; made++)
    await host.request.post(`${at.server.url}/api/matches`, { data: { game: 'room-share', seats, listed: true } });
  await guest.goto(at.server.url);
  const tables = guest.getByRole('region', { name: 'Open tables' });
  await expect.poll(() => tables.getByRole('button', { name: 'Join them' }).count()).toBe(PAGE);
  await tables.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => tables.getByRole('button', { name: 'Join them' }).count()).toBe(PAGE + 2);
  // The only match of Raja is older than fifty others.
  const { matches } = await (await host.request.get(`${at.server.url}/api/matches?which=present`)).json();
  const over = (game: string) => (found: YourMatch, i: number) => ({
    ...found,
    match: { ...found.match, id: `${game}-${i}`, game, phase: 'over' },
  });
  await guest.route('**/api/matches?which=past*', (route) =>
    route.fulfill({
      json: route.request().url().includes('before=')
        ? { matches: matches.slice(0, 1).map(over('raja')), next: null }
        : { matches: matches.map(over('room-share')), next: 1 },
    }),
  );
  await guest.goto(`${at.server.url}/history?game=raja`);
  await guest.getByRole('region', { name: 'History' }).getByRole('link', { name: 'Raja' }).waitFor();
  await Promise.all([host, guest].map((page) => page.context().close()));
});
