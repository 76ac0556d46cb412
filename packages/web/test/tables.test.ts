import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { BOT, setUp } from './support/newMatch.ts';
import { setting } from './support/setting.ts';

const at = setting();

test('two strangers meet at an open table, and a third one watches', async () => {
  const [host, guest, other] = await Promise.all([0, 1, 2].map(async () => (await openPage(at.browser)).page));
  await host.goto(`${at.server.url}/new/room-share?who=friends`);
  await host.getByRole('radio', { name: 'Anybody' }).check();
  await host.getByRole('button', { name: 'Create and invite' }).click();
  await host.getByRole('img', { name: 'QR code' }).waitFor();
  await guest.goto(at.server.url);
  await guest.getByRole('region', { name: 'Open tables' }).getByRole('button', { name: 'Join them' }).click();
  await guest.getByText('You have a seat').waitFor();
  await host.getByRole('button', { name: 'Start the match' }).click();
  await guest.getByRole('region', { name: 'Your move' }).waitFor();
  await other.goto(at.server.url);
  const watched = other.getByRole('region', { name: 'Tables to watch' });
  await watched.getByText(/^Moment \d+ · Points: /).waitFor();
  await watched.getByRole('link', { name: 'Look on' }).click();
  await other.getByText('Looking on').waitFor();
  await Promise.all([host, guest, other].map((page) => page.context().close()));
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

test('a private table is shown to nobody', async () => {
  const [host, stranger] = await Promise.all([0, 1].map(async () => (await openPage(at.browser)).page));
  await setUp(host, at.server.url, { game: 'raja', others: [BOT] });
  await host.locator('[data-table]').waitFor();
  const { matches } = await (await stranger.request.get(`${at.server.url}/api/matches?which=live`)).json();
  expect(matches.filter(({ match }: { match: { game: string } }) => match.game === 'raja')).toEqual([]);
  await Promise.all([host, stranger].map((page) => page.context().close()));
});

test('a finished match is found again in the history after the browser was restarted', async () => {
  const { page } = await openPage(at.browser);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Propose to end the match' }).click();
  await page.getByText('It was ended by agreement.').waitFor();
  const memory = await page.context().storageState();
  await page.context().close();
  const { page: later, complaints } = await openPage(at.browser, { storageState: memory });
  await later.goto(at.server.url);
  await later.getByRole('link', { name: 'History' }).click();
  await later.getByRole('region', { name: 'History' }).getByText('Room Share').waitFor();
  await later.getByRole('radio', { name: 'Raja' }).check();
  await later.getByText('No match has ended yet.').waitFor();
  await later.getByRole('radio', { name: 'Room Share' }).check();
  await later.getByRole('link', { name: 'Room Share' }).click();
  await later.getByText('It was ended by agreement.').waitFor();
  expect(complaints).toEqual([]);
  await later.context().close();
});
