import type { Position } from '@insula/kernel';
import { describe, expect, test } from 'vitest';
import { CLASSIC, crowded, PLAYED, PLAYED_SECOND, SECOND } from '../../../../scripts/positions/landlord.mjs';
import { violations } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { dice } from '../support/dice.ts';
import { playLandlord } from '../support/landlord.ts';
import { playStreetByKey } from '../support/landlordByKey.ts';
import { playStreetByName } from '../support/landlordByName.ts';
import { beginMatch } from '../support/landlordMatches.ts';
import { LOOKS, misplaced, smallTargets } from '../support/landlordMeasures.ts';
import { setting } from '../support/setting.ts';
import { openStreet, type WrittenTable } from '../support/writtenTable.ts';

const at = setting();
const open = (position: Position, look = {}): Promise<WrittenTable> => openStreet(at.browser, at.server.url, position, look);

/** A table that is cleared away once it was played on. */
function played(name: string, position: () => Position, play: (table: WrittenTable) => Promise<void>): void {
  test(name, async () => {
    const table = await open(position());
    await play(table);
    expect(table.complaints).toEqual([]);
    await table.page.context().close();
  });
}
const way = ({ page }: WrittenTable, move: string) => page.locator(`[data-way="${move}"]`);
const spot = ({ page }: WrittenTable, name: string) => page.locator(`[data-spot="${name}"]`);
const card = ({ page }: WrittenTable, name: string) => page.locator(`[data-card="${name}"]`);

/** Run in the page: milliseconds from a tap on a spot to the sentence that says why not. */
const refusedAt = (spot: string): string => `new Promise((resolve) => {
  const began = performance.now();
  new MutationObserver(() => {
    const told = document.querySelector('[role="alert"] strong');
    if (told !== null && told.checkVisibility()) resolve(performance.now() - began);
  }).observe(document.body, { subtree: true, childList: true });
  document.querySelector('[data-spot="${spot}"]').click();
})`;

describe('whole matches by clicking', () => {
  for (const game of ['landlord', 'landlord-second'])
    for (const bots of [1, 3, 5])
      test(`${game} with ${bots + 1} seats`, async () => {
        const look = bots === 3 ? LOOKS.phone : LOOKS.desk;
        const { page, complaints } = await openPage(at.browser, { ...look, colorScheme: bots === 5 ? 'dark' : 'light' });
        await beginMatch(page, at.server.url, { game, bots, options: { end: 'rounds', rounds: 6 } });
        await playLandlord(page, dice(bots * 7 + game.length));
        expect(await page.getByRole('heading', { name: / wins?$| share the win$/ }).count()).toBe(1);
        expect(complaints).toEqual([]);
        await page.context().close();
      });
});

describe('short matches without a pointer or without eyes', () => {
  for (const game of ['landlord', 'landlord-second'])
    for (const [how, play] of [['by keys', playStreetByKey] as const, ['by roles and names', playStreetByName] as const])
      test(`${game} ${how} alone`, async () => {
        const { page, complaints } = await openPage(at.browser, LOOKS.desk);
        await beginMatch(page, at.server.url, { game, bots: 1, options: { end: 'rounds', rounds: 3 } });
        await play(page, dice(game.length));
        expect(await page.getByRole('heading', { name: / wins?$| share the win$/ }).count()).toBe(1);
        expect(complaints).toEqual([]);
        await page.context().close();
      });
});

describe('from written positions', () => {
  played('a bombing is answered by the Lunatic', PLAYED.bomb, async (table) => {
    table.act(1, 'bomb 1');
    await way(table, 'answer lunatic').click();
    await spot(table, 'house 2').click();
    await expect.poll(() => table.sent).toEqual(['answer lunatic', 'strike 2']);
    await table.page.getByText('Bruno’s house 2 explodes').waitFor();
  });

  played('a murder is investigated twice round the table', PLAYED.murder, async (table) => {
    table.act(1, 'murder 1/1');
    await way(table, 'answer police').click();
    await expect.poll(() => table.sent).toEqual(['pass', 'answer police']);
    table.act(1, 'answer alibi');
    table.act(2, 'answer alibi');
    await way(table, 'answer alibi').click();
    expect(await table.page.getByRole('list', { name: 'What was played' }).getByRole('listitem').count()).toBeGreaterThan(4);
    table.act(1, 'pass');
    await table.page.getByText('Bruno goes to Jail').waitFor();
  });

  played('whoever does it is told so', CLASSIC.play, async (table) => {
    await card(table, 'murder').click();
    await table.page.locator('[data-tile="1"]').click();
    await spot(table, 'room 2/1').click();
    await table.page.getByText('You want to murder Bruno’s Student on the ground floor of house 2.').waitFor();
  });

  played('a demolition sends its tenants on', PLAYED.demolition, async (table) => {
    await card(table, 'demolition').click();
    await spot(table, 'house 2').click();
    const waiting = table.page.getByRole('list', { name: 'Who has to find a new place' }).getByRole('listitem');
    await expect.poll(() => waiting.count()).toBe(2);
    await way(table, 'leave 2/1').click();
    expect(await waiting.count()).toBe(2);
    await spot(table, 'room 1/1').click();
    await table.page.getByText('✓ Student: now on the ground floor of house 1').waitFor();
    await way(table, 'leave 2/2').click();
    await spot(table, 'room 1/2').click();
    await table.page.getByText('House 2 is torn down').waitFor();
  });

  played('a roof is sold for another price than was offered', PLAYED.roofSale, async (table) => {
    table.act(1, 'ask 1', 'want roof', 'pay 3');
    expect(await table.page.getByRole('log').getByRole('listitem').allInnerTexts()).toEqual([
      'Bruno offers you 3 dollars for a Roof.',
    ]);
    await table.page.getByRole('button', { name: 'More' }).click();
    await way(table, 'counter').click();
    expect(table.sent).toEqual(['pay 5']);
    await expect.poll(() => table.page.locator('[data-drama="deal"]').innerText()).toMatch(/I would sell it for\s*\$5/);
    table.act(1, 'accept');
    await table.page.locator('[data-drama="handshake"]').filter({ hasText: /\$5/ }).waitFor();
    await table.page.getByText('gets a Roof from you').waitFor();
    await table.page.locator('[data-drama="handshake"]').waitFor({ state: 'detached' });
  });

  played('bail opens the Jail', PLAYED.jail, async (table) => {
    await way(table, 'bail').click();
    expect(table.sent).toEqual(['bail']);
    await table.page.getByText('leave Jail').waitFor();
  });

  played('Recycle is played in another’s turn', PLAYED.recycle, async (table) => {
    await way(table, 'recycle bomb').click();
    await card(table, 'bomb').waitFor();
  });

  played('the Scientist’s Monster is put into a room', PLAYED_SECOND.scientist, async (table) => {
    await spot(table, 'room 1/2').click();
    expect(table.sent).toEqual(['place monster 1/2']);
  });

  played('the Tavern sends the dear ones away', PLAYED_SECOND.tavern, async (table) => {
    await card(table, 'tavern').click();
    await spot(table, 'room 1/1').click();
    await way(table, 'leave 1/2').click();
    await expect.poll(() => table.sent).toEqual(['place tavern 1/1', 'leave 1/2']);
  });

  played('rent is withheld, and a house evicted', PLAYED.withheld, async (table) => {
    await card(table, 'rent-withheld').click();
    await table.page.locator('[data-tile="1"]').click();
    await spot(table, 'room 2/1').click();
    await card(table, 'eviction').click();
    await spot(table, 'house 2').click();
    await expect.poll(() => table.sent).toEqual(['withhold 2/1', 'evict eviction 2']);
  });

  played('cards are traded for cards and dollars', PLAYED.trade, async (table) => {
    await table.page.locator('[data-mode="deals"]').click();
    await way(table, 'ask 2').click();
    await table.page.locator('[data-adds="want"]').selectOption('want family');
    await table.page.locator('[data-adds="give"]').selectOption('give student');
    await way(table, 'pay').click();
    await way(table, 'propose').click();
    table.act(1, 'accept');
    await card(table, 'family').waitFor();
    expect(table.sent).toEqual(['ask 2', 'want family', 'give student', 'pay 1', 'propose']);
  });

  played('a room that does not fit says so within a tenth of a second', PLAYED.withheld, async (table) => {
    await card(table, 'rent-withheld').click();
    const took = await table.page.evaluate(refusedAt('room 1/2'));
    expect(took).toBeLessThan(100);
  });

  played('sums are told a hundredfold', PLAYED.times100, async (table) => {
    expect(await table.page.locator('[data-tile="1"]').first().innerText()).toContain('$2,200');
    await card(table, 'student').click();
    expect(await spot(table, 'room 1/3').getAttribute('aria-label')).toContain('+400');
  });
});

/** Run in the page: what moves from now on, as its length in milliseconds, and when the last of it was seen. */
const WATCH = `(() => {
  window.motions = { longest: 0, last: 0, fell: false, began: performance.now() };
  const frame = () => {
    const moving = document.getAnimations().filter((motion) => motion.playState === 'running');
    for (const { effect } of moving) {
      const { duration, iterations } = effect.getComputedTiming();
      motions.longest = Math.max(motions.longest, duration * iterations);
    }
    if (moving.length > 0) motions.last = performance.now() - motions.began;
    motions.fell ||= document.querySelector('[data-falling]') !== null;
    requestAnimationFrame(frame);
  };
  frame();
})()`;
interface Motions {
  readonly longest: number;
  readonly last: number;
  readonly fell: boolean;
}
const HALF_A_SECOND = 500;
const RESOLVED = 2_500;

describe('motion', () => {
  /** A bomb in my house, and then my rent, as somebody sees them who has chosen no hurry. */
  const watched = async (look: object): Promise<readonly Motions[]> => {
    const { page, act } = await open(PLAYED.bomb(), look);
    await page.evaluate(
      `localStorage.setItem('insula-settings', JSON.stringify({ ...JSON.parse(localStorage['insula-settings']), speed: 'normal' }))`,
    );
    await page.reload();
    await page.locator('[data-table]').waitFor();
    const motions = async (cause: () => unknown): Promise<Motions> => {
      await page.waitForTimeout(600);
      await page.evaluate(WATCH);
      await cause();
      await page.waitForTimeout(RESOLVED + 500);
      return page.evaluate('motions');
    };
    const aimed = await motions(() => act(1, 'bomb 1'));
    const struck = await motions(() => act(0, 'pass', 'pass'));
    const paid = await motions(() => act(1, 'done'));
    await page.context().close();
    return [aimed, struck, paid];
  };

  test('each lasts half a second at most, all of it 2.5 seconds, and a bombed house falls', async () => {
    const all = await watched(LOOKS.desk);
    for (const { longest, last } of all) {
      expect(longest).toBeLessThanOrEqual(HALF_A_SECOND);
      expect(last).toBeLessThanOrEqual(RESOLVED);
    }
    expect(all.map(({ fell }) => fell)).toEqual([false, true, false]);
  });

  test('whoever wants none sees none', async () => {
    const all = await watched({ ...LOOKS.desk, reducedMotion: 'reduce' });
    for (const { longest } of all) expect(longest).toBeLessThanOrEqual(1);
  });
});

describe('every situation', () => {
  const looks = [
    { ...LOOKS.desk, colorScheme: 'light' },
    { ...LOOKS.phone, colorScheme: 'dark' },
  ] as const;
  for (const [edition, situations] of [['classic', CLASSIC] as const, ['second', SECOND] as const])
    for (const [name, position] of Object.entries(situations))
      for (const look of looks)
        test(`${edition} ${name}, ${look.colorScheme}: accessible, in sight, for fingers`, async () => {
          const { page, complaints } = await open(position(), look);
          await page.waitForTimeout(500);
          expect(await violations(page)).toEqual([]);
          expect(await misplaced(page, Number((position() as { seats: number }).seats))).toEqual([]);
          expect(await smallTargets(page)).toEqual([]);
          expect(complaints).toEqual([]);
          await page.context().close();
        });
  for (const game of ['landlord', 'landlord-second'])
    for (const seats of [2, 3, 4, 5, 6])
      for (const look of looks)
        test(`${game} with ${seats} seats and all the houses there are, ${look.colorScheme}`, async () => {
          const { page } = await open(crowded(game, seats), look);
          expect(await misplaced(page, seats)).toEqual([]);
          expect(await smallTargets(page)).toEqual([]);
          await page.context().close();
        });
});
