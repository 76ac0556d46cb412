import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { overhang, violations } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { FRIEND, setUp } from './support/newMatch.ts';
import { PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();
/** Pixels. */
const LINES_OF_A_NAME = 60;

test('the host can leave an open match, and come back', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await setUp(page, at.server.url, { game: 'room-share', others: [FRIEND] });
  await page.getByRole('button', { name: 'Leave this seat' }).click();
  await page.getByRole('heading', { name: 'Waiting for 2 more' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  const name = await page.getByText('Free seat').first().boundingBox();
  expect(name?.height).toBeLessThan(LINES_OF_A_NAME);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByRole('button', { name: 'Leave this seat' }).waitFor();
  await page.getByRole('button', { name: 'Put a bot here' }).click();
  expect(await overhang(page)).toBe(0);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('region', { name: 'Your move' }).waitFor();
  await page.context().close();
});

test('an invitation says what is played and how, and carries an address that others can reach', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await page.goto(at.server.url);
  await page.route('**/api/address', (route) => route.fulfill({ json: { url: 'http://192.168.0.7:8080' } }));
  const agreed = { options: { length: 'short' }, clock: { kind: 'move', seconds: 60 } };
  const data = { game: 'raja', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], ...agreed };
  const { match } = await (await page.request.post(`${at.server.url}/api/matches`, { data })).json();
  await page.goto(`${at.server.url}/match/${match.id}`);
  await page.getByRole('heading', { name: 'Raja' }).first().waitFor();
  await page.getByText(/short.* · 60 seconds a move/).waitFor();
  expect(await page.getByText('Free seat').count()).toBe(2);
  const link = page.getByRole('textbox', { name: 'Address of this match' });
  await expect.poll(() => link.inputValue()).toBe(`http://192.168.0.7:8080/match/${match.id}`);
  await page.context().close();
});

test('whoever opens a table because nobody is waiting for company is found by those who come', async () => {
  const [host, guest] = await Promise.all([0, 1].map(async () => (await openPage(at.browser)).page));
  await host.goto(at.server.url);
  await host.getByRole('link', { name: 'Open a table' }).click();
  expect(await host.getByRole('radio', { name: 'Anybody', exact: true }).isChecked()).toBe(true);
  await host.getByRole('button', { name: 'Create and invite' }).click();
  await host.getByText('anybody may take a free seat').waitFor();
  await guest.goto(at.server.url);
  await guest.getByRole('region', { name: 'Open tables' }).getByRole('button', { name: 'Join them' }).click();
  await guest.getByText('You have a seat').waitFor();
  await host.getByRole('button', { name: 'Start the match' }).click();
  await guest.getByRole('region', { name: 'Your move' }).waitFor();
  // With friends it is as private as ever.
  await host.goto(`${at.server.url}/new/room-share?who=friends`);
  expect(await host.getByRole('radio', { name: 'Only with the link' }).isChecked()).toBe(true);
  await Promise.all([host, guest].map((page) => page.context().close()));
});

test('whoever sets up a match for others starts it without a seat, and looks on', async () => {
  const [host, ...guests] = await Promise.all([0, 1, 2].map(async () => (await openPage(at.browser, PHONE)).page));
  await setUp(host, at.server.url, { game: 'room-share', others: [FRIEND] });
  await host.getByRole('button', { name: 'Leave this seat' }).click();
  const address = await host.getByRole('textbox', { name: 'Address of this match' }).inputValue();
  for (const guest of guests) {
    await guest.goto(address);
    await guest.getByText('The person who set it up has no seat').waitFor();
    await guest.getByRole('button', { name: 'Sit here' }).first().click();
    await guest.getByRole('heading', { name: 'You have a seat' }).waitFor();
  }
  await host.getByRole('button', { name: 'Start the match' }).click();
  await host.getByText('Watching', { exact: true }).waitFor();
  await Promise.all(guests.map((guest) => guest.getByRole('region', { name: 'Your move' }).waitFor()));
  await Promise.all([host, ...guests].map((page) => page.context().close()));
});

test('a match that nothing but its start is missing from says so among your matches', async () => {
  const [host, guest] = await Promise.all([0, 1].map(async () => (await openPage(at.browser, PHONE)).page));
  await setUp(host, at.server.url, { game: 'room-share', others: [FRIEND] });
  await guest.goto(await host.getByRole('textbox', { name: 'Address of this match' }).inputValue());
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await guest.getByRole('heading', { name: 'You have a seat' }).waitFor();
  await Promise.all([host, guest].map((page) => page.goto(at.server.url)));
  await host.getByRole('link', { name: 'Everybody is here: start it' }).waitFor();
  await guest.getByRole('link', { name: 'Waiting for the host to start it' }).waitFor();
  await Promise.all([host, guest].map((page) => page.context().close()));
});

test('somebody new who sits down at once is asked about once', async () => {
  const [host, guest] = await Promise.all([0, 1].map(async () => (await openPage(at.browser, PHONE)).page));
  await setUp(host, at.server.url, { game: 'room-share', others: [FRIEND] });
  const order: string[] = [];
  await guest.route('**/api/me', async (route) => {
    await pause(500);
    await route.continue();
  });
  guest.on('requestfinished', (request) => void (request.url().endsWith('/api/me') && order.push('introduced')));
  guest.on('request', (request) => void (request.url().endsWith('/join') && order.push('sits down')));
  await guest.goto(await host.getByRole('textbox', { name: 'Address of this match' }).inputValue());
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await guest.getByRole('heading', { name: 'You have a seat' }).waitFor();
  expect(order.slice(0, 2)).toEqual(['introduced', 'sits down']);
  await Promise.all([host, guest].map((page) => page.context().close()));
});

test('an address that no match can have is one without a match', async () => {
  const { page } = await openPage(at.browser, PHONE);
  await page.goto(`${at.server.url}/match/..%2f`);
  await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
  await page.context().close();
});
