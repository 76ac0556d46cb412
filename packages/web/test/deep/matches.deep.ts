import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { dice } from '../support/dice.ts';
import { BOT, HERE, setUp, type Wanted } from '../support/newMatch.ts';
import { DESK, PHONE } from '../support/pages.ts';
import { playRoomShare } from '../support/roomShare.ts';
import { setting } from '../support/setting.ts';

const at = setting();

const MATCHES: readonly { readonly name: string; readonly wanted: Omit<Wanted, 'game'> }[] = [
  { name: 'two seats', wanted: { others: [BOT] } },
  { name: 'three seats', wanted: { others: [BOT, BOT] } },
  { name: 'four seats', wanted: { others: [BOT, BOT, BOT] } },
  { name: 'the duel', wanted: { others: [BOT], variants: { 'Duel without cards': true } } },
  { name: 'Renovation', wanted: { others: [BOT, BOT], variants: { 'Renovation cards': true } } },
  { name: 'a royal suite', wanted: { others: [BOT], variants: { 'Royal suite': 'Instead of a classic flat' } } },
  { name: 'a royal suite for a suite', wanted: { others: [BOT, BOT], variants: { 'Royal suite': 'Instead of a suite' } } },
  {
    name: 'a royal suite for a haunted flat',
    wanted: { others: [BOT, BOT, BOT], variants: { 'Royal suite': 'Instead of a haunted flat', 'Renovation cards': true } },
  },
  { name: 'three people at one device', wanted: { others: [HERE, HERE] } },
];

MATCHES.forEach(({ name, wanted }, i) => {
  test(`Room Share to its end: ${name}`, async () => {
    const look = i % 2 === 0 ? PHONE : DESK;
    const { page, complaints } = await openPage(at.browser, { ...look, colorScheme: i % 4 < 2 ? 'light' : 'dark' });
    await setUp(page, at.server.url, { game: 'room-share', ...wanted });
    await playRoomShare(page, dice(i + 11));
    expect(await page.getByRole('heading', { name: / wins?$/ }).count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
