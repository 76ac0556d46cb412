import type { Position } from '@insula/kernel';
import { describe, expect, test } from 'vitest';
import { CLASSIC, crowded, PLAYED, SECOND } from '../../../scripts/positions/landlord.mjs';
import { LOOKS, misplaced, smallTargets } from './support/landlordMeasures.ts';
import { setting } from './support/setting.ts';
import { openStreet, type WrittenTable } from './support/writtenTable.ts';

const at = setting();
const open = (position: Position, look = {}): Promise<WrittenTable> => openStreet(at.browser, at.server.url, position, look);

describe('everything at a glance (rules 1, 2, 5)', () => {
  test.each([
    { game: 'landlord', seats: 2, look: LOOKS.phone },
    { game: 'landlord', seats: 6, look: LOOKS.phone },
    { game: 'landlord-second', seats: 5, look: LOOKS.phone },
    { game: 'landlord-second', seats: 3, look: LOOKS.desk },
    { game: 'landlord', seats: 6, look: LOOKS.desk },
  ])(
    'nothing scrolls, all is in sight and large enough for fingers: $game with $seats seats',
    async ({ game, seats, look }) => {
      const { page, complaints } = await open(crowded(game, seats), look);
      expect(await misplaced(page, seats)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('one tap shows a neighbour large, the second is back at home, and the hand stays', async () => {
    const { page } = await open(CLASSIC.play());
    await page.locator('[data-tile="2"]').click();
    expect(await page.locator('[data-scene]').getAttribute('data-scene')).toBe('2');
    expect(await page.locator('[data-card="student"]').isVisible()).toBe(true);
    await page.locator('[data-open="true"]').click();
    expect(await page.locator('[data-scene]').getAttribute('data-scene')).toBe('0');
    await page.context().close();
  });

  test('on a phone with six seats what a tile tells never lies over each other', async () => {
    const { page } = await open({ ...crowded('landlord', 6), jailed: 1 }, LOOKS.phone);
    await page.locator('nav [data-tile="2"]').click();
    expect(await misplaced(page, 6)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.locator('[data-card="move"]').click();
    expect(await misplaced(page, 6)).toEqual([]);
    await page.context().close();
  });

  test('whoever is led to the only room there is sees whose street it is, and can go back', async () => {
    const house = { floors: ['police'], roof: 'roof', cover: null, cellar: null };
    const street = [
      { owner: 1, ...house, tenants: { 1: 'student' } },
      { owner: 2, ...house, tenants: {} },
    ];
    const { page } = await open({ ...PLAYED.trade(), street, hands: [['move'], ['alibi']] });
    const staged = (): Promise<string | null> => page.locator('[data-scene]').getAttribute('data-scene');
    await page.locator('[data-card="move"]').click();
    await page.locator('[data-spot="room 1/1"]').click();
    await expect.poll(staged).toBe('1');
    await page.getByRole('button', { name: 'Bruno’s street' }).click();
    await expect.poll(staged).toBe('0');
    await page.locator('nav [data-tile="1"]').click();
    await page.locator('[data-spot="room 2/1"][data-state="glow"]').waitFor();
    await page.locator('nav [data-tile="0"]').click();
    await expect.poll(staged).toBe('0');
    await page.context().close();
  });

  test('one’s own street is back when it matters there: somebody looks for a room, a house grows, a card is played at it', async () => {
    const { page, act } = await open(CLASSIC.play());
    const staged = (): Promise<string | null> => page.locator('[data-scene]').getAttribute('data-scene');
    const look = (seat: number): Promise<void> => page.locator(`nav [data-tile="${seat}"]`).click();
    await page.locator('[data-card="move"]').click();
    await look(1);
    await page.locator('[data-spot="room 2/1"]').click();
    await page.locator('[data-spot="room 1/3"][data-state="glow"]').click();
    act(1, 'pass');
    await look(2);
    await page.locator('[data-mode="build"]').click();
    await expect.poll(staged).toBe('0');
    await page.locator('[data-card="police"]').click();
    await page.locator('[data-spot="top"]').waitFor();
    await look(2);
    expect(await staged()).toBe('2');
    await page.locator('[data-card="murder"]').click();
    await expect.poll(staged).toBe('0');
    await page.context().close();
    const hit = await open(PLAYED.murder());
    await hit.page.locator('nav [data-tile="1"]').click();
    hit.act(1, 'murder 1/1');
    await hit.page.locator('[data-aim]').waitFor();
    expect(await hit.page.evaluate(joined('[data-tile="1"]', '[data-spot="room 1/1"]'))).toEqual([true, true]);
    // The police take the whole stage, whichever street they are in.
    await hit.page.locator('[data-way="answer police"]').click();
    await hit.page.locator('[data-drama="investigation"]').waitFor();
    await hit.page.locator('nav [data-tile="2"]').click();
    expect(await hit.page.getByText('Back to my street').count()).toBe(0);
    await hit.page.context().close();
  });
});

describe('few taps', () => {
  test('a tenant moves in with two, and rooms that do not fit say why until another card is chosen', async () => {
    const { page, sent } = await open(CLASSIC.play());
    await page.locator('[data-card="student"]').click();
    await page.locator('[data-spot="room 6/2"]').click();
    const why = page.getByRole('alert');
    await expect.poll(() => why.innerText()).toMatch(/Nobody moves in with Freaks[\s\S]*L-51/);
    // It is about what was chosen, and goes with that.
    await page.locator('[data-card="police"]').click();
    await why.waitFor({ state: 'hidden' });
    expect(sent).toEqual([]);
    await page.locator('[data-card="student"]').click();
    await page.locator('[data-spot="room 1/3"]').click();
    expect(sent).toEqual(['place student 1/3']);
    await page.locator('[data-scene] [data-piece]').nth(8).waitFor();
    await page.context().close();
  });

  test('on a phone a refusal that lies over the question can be put away, and the question answered', async () => {
    const { page } = await open(PLAYED.withheld(), LOOKS.phone);
    await page.locator('[data-card="rent-withheld"]').click();
    await page.locator('[data-spot="room 1/2"]').click();
    const why = page.getByRole('alert');
    await expect.poll(() => why.innerText()).toContain('L-67');
    await why.getByRole('button', { name: 'Close' }).click();
    await why.locator('strong').waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Your move' }).getByRole('button').first().click({ trial: true });
    await page.context().close();
  });

  test('a floor is laid with one after its card is picked', async () => {
    const { page, sent } = await open(CLASSIC.play());
    await page.locator('[data-card="police"]').click();
    await page.locator('[data-spot="lot"]').click();
    expect(sent).toEqual(['lay police']);
    await page.context().close();
  });

  test('three floors and a roof with five, the lot included', async () => {
    const { page, sent } = await open(CLASSIC.play());
    await page.locator('[data-spot="lot"]').click();
    for (const card of ['murder', 'police', 'musician', 'roof']) await page.locator(`[data-card="${card}"]`).click();
    await expect.poll(() => sent).toEqual(['lay murder', 'lay police', 'lay musician', 'roof roof']);
    // The house is built: the next card is no floor of another.
    await page.locator('[data-way="done"]').waitFor();
    await page.locator('[data-card="student"]').click();
    await page.getByText('Where does the Student move in?').waitFor();
    expect(sent.length).toBe(4);
    await page.context().close();
  });

  test('a card can be dragged as well: to its room, to the lot', async () => {
    const { page, sent } = await open(CLASSIC.play());
    const drag = async (card: string, spot: string): Promise<void> => {
      await page.locator(`[data-card="${card}"]`).hover();
      await page.mouse.down();
      await page.mouse.move(600, 400, { steps: 4 });
      const box = await page.locator(`[data-spot="${spot}"]`).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 4 });
      await page.mouse.up();
    };
    await drag('student', 'room 1/3');
    await expect.poll(() => sent).toEqual(['place student 1/3']);
    await drag('police', 'lot');
    await expect.poll(() => sent).toEqual(['place student 1/3', 'lay police']);
    await page.context().close();
  });

  test('a Move with three, a card bought with one', async () => {
    const moving = await open(CLASSIC.play());
    await moving.page.locator('[data-card="move"]').click();
    await moving.page.locator('[data-spot="room 1/1"]').click();
    await moving.page.locator('[data-spot="room 4/r"][data-state="glow"]').click();
    expect(moving.sent).toEqual(['move 1/1', 'to 4/r']);
    await moving.page.context().close();
    const buying = await open(CLASSIC.rent());
    await buying.page.locator('[data-way="buy"]').click();
    expect(buying.sent).toEqual(['buy']);
    await buying.page.context().close();
  });
});

/** Run in the page: whether the line begins at the one thing and points at the other. */
const joined = (from: string, to: string): string => `(() => {
  const [start, , , , tip] = document.querySelectorAll('[data-aim] path');
  const near = (x, y, { left, top, right, bottom }) => left - 40 < x && x < right + 40 && top - 40 < y && y < bottom + 40;
  const first = start.getPointAtLength(0);
  const end = tip.getBoundingClientRect();
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  return [near(first.x, first.y, box('${from}')), near(end.left + end.width / 2, end.top + end.height / 2, box('${to}'))];
})()`;

describe('answers (rules 7 to 11)', () => {
  test('the window is the same whatever one holds, and what is chosen early is kept for the second question', async () => {
    const [poor, rich] = [await open(CLASSIC.murder()), await open(CLASSIC.bomb())];
    const shape = (table: WrittenTable): Promise<[string, number, number][]> =>
      table.page.locator('section [data-way]').evaluateAll((ways) =>
        ways.map((way) => {
          const { width, height } = (
            way as unknown as { getBoundingClientRect(): { width: number; height: number } }
          ).getBoundingClientRect();
          return [(way as unknown as { dataset: { way: string } }).dataset.way, Math.round(width), Math.round(height)];
        }),
      );
    const window = await shape(poor);
    expect(window).toEqual(await shape(rich));
    expect(window.map(([way]) => way)).toEqual(['answer lunatic', 'answer police', 'pass']);
    expect(new Set(window.map(([, width, height]) => `${width} ${height}`)).size).toBe(1);
    expect(await poor.page.locator('[data-drama="attack"]').innerText()).toMatch(/^Murder/);
    // No answer is hurried: only a clock that was agreed on is shown.
    expect(await poor.page.locator('time').count()).toBe(0);
    expect(await poor.page.locator('section[data-mine="true"]').innerText()).not.toMatch(/\d:\d\d|second/);
    await poor.page.locator('[data-aim]').waitFor();
    expect(await poor.page.evaluate(joined('[data-tile="1"]', '[data-spot="room 11/3"]'))).toEqual([true, true]);
    // Rule 10: how to answer from now on is set where it is asked.
    await poor.page.getByRole('button', { name: 'Always answer …' }).click();
    const answers = poor.page.getByRole('dialog').getByRole('combobox').locator('option');
    expect(await answers.allInnerTexts()).toEqual(['Do not answer']);
    await poor.page.keyboard.press('Escape');
    // Whoever holds none is told what it would do.
    await poor.page.locator('[data-way="answer lunatic"]').click({ force: true });
    expect(await poor.page.locator('[data-reads="card"]').innerText()).toMatch(/Lunatic[\s\S]*L-62/);
    expect(poor.sent).toEqual([]);
    await poor.page.locator('[data-way="answer police"]').click();
    await expect.poll(() => poor.sent).toEqual(['pass', 'answer police']);
    await poor.page.context().close();
    // What the window offers can be played from the hand as well.
    expect(await rich.page.locator('[data-card][data-off="false"]').count()).toBe(2);
    await rich.page.locator('[data-card="police"]').click();
    await expect.poll(() => rich.sent).toEqual(['pass', 'answer police']);
    await rich.page.context().close();
  });

  test('where anyone may answer all are pending, and stay so whoever has passed', async () => {
    const position = { ...CLASSIC.play(), turn: 2, options: { answers: 'anyone' } } as unknown as { hands: string[][] };
    position.hands[1].push('murder');
    const { page, act } = await open(position as unknown as Position);
    act(1, 'murder 11/3');
    const tile = (seat: number): Promise<string> => page.locator(`[data-tile="${seat}"] > [aria-hidden="true"]`).innerText();
    await expect.poll(() => tile(2)).toMatch(/pending/);
    const before = [await tile(2), await tile(3)];
    act(2, 'pass');
    await page.waitForTimeout(100);
    expect([await tile(2), await tile(3)]).toEqual(before);
    await page.context().close();
  });
});

test('every tenant and every card can be read by tap, hover and key: facts, text and clause', async () => {
  const { page } = await open(SECOND.play());
  await page.locator('[data-spot="room 1/1"]').hover();
  expect(await page.locator('[data-reads="card"]').innerText()).toMatch(/Man with dog[\s\S]*F-\d+/);
  await page.locator('[data-spot="room 1/3"]').click();
  expect(await page.locator('[data-reads="house"]').innerText()).toMatch(
    /House 1\s+\$9\s+Hacker on floor 3\s+\$2, more for each earlier Hacker \(F-42\)\s+\$3/,
  );
  await page.locator('[data-spot="room 6/1"]').click();
  await page.locator('[data-row="room 6/1"]').click();
  expect(await page.locator('[data-reads="card"]').innerText()).toMatch(
    /Group house[\s\S]*Rent \$4, two flats[\s\S]*Nobody can murder it\. F-41/,
  );
  await page.keyboard.press('Escape');
  await page.locator('[data-card="murder"]').focus();
  expect(await page.locator('[data-reads="card"]').innerText()).toMatch(/Murder[\s\S]*F-61/);
  await page.context().close();
});

test('what the log names can be read by hover, key and tap, and its line opens the house', async () => {
  const { page } = await open(CLASSIC.play());
  await page.locator('[data-card="student"]').click();
  await page.locator('[data-spot="room 1/3"]').click();
  const name = page.getByRole('log').locator('[data-about="card student"]');
  const read = page.locator('[data-reads="card"]');
  await name.hover();
  expect(await read.innerText()).toMatch(/Student[\s\S]*L-\d+/);
  await page.mouse.move(0, 0);
  await read.waitFor({ state: 'detached' });
  await name.focus();
  expect(await read.getAttribute('data-kept')).toBe('false');
  await page.keyboard.press('Enter');
  expect(await read.getAttribute('data-kept')).toBe('true');
  await page.getByRole('button', { name: 'Show where this was' }).click({ position: { x: 4, y: 4 } });
  expect(await page.locator('[data-reads="house"]').innerText()).toContain('House 1');
  await page.context().close();
});

test('on a phone all who have to move out wait beside each other, and the prompt says what to do', async () => {
  const { page } = await open(PLAYED.exodus(), LOOKS.phone);
  await page.locator('[data-card="demolition"]').click();
  await page.locator('[data-spot="house 1"]').click();
  await expect.poll(() => page.locator('[data-waits]').count()).toBe(6);
  expect(await misplaced(page, 2)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  const prompt = page.getByRole('region', { name: 'Your move' });
  expect(await prompt.innerText()).toContain('Tap the tenant who goes next.');
  await page.locator('[data-waits="room 1/1"]').click();
  await prompt.getByText('Tap a room that glows.').waitFor();
  await page.context().close();
});

test('what a neighbour builds does not move one’s own houses', async () => {
  const { page, act } = await open({ ...CLASSIC.play(), turn: 2 });
  const house = page.locator('[data-spot="room 1/1"]');
  const before = await house.boundingBox();
  act(1, 'lay alibi');
  await page.getByText('Bruno lays a floor').waitFor();
  expect(await house.boundingBox()).toEqual(before);
  await page.context().close();
});

test('on a phone whoever waits reads what the others have just done', async () => {
  const { page, act } = await open(PLAYED.roofSale(), LOOKS.phone);
  act(1, 'lay alibi', 'lay police');
  const prompt = page.getByRole('region', { name: 'Your move' });
  await prompt.getByText('Bruno lays a floor of house 3. ×2').waitFor();
  act(1, 'take-back', 'done', 'done');
  // One’s own turn needs the room for what can be done in it.
  await prompt.getByText('Your turn').waitFor();
  expect(await prompt.innerText()).not.toContain('lays a floor');
  await page.context().close();
});

test('a Monster looks for a room, and nobody who may travel looks like one', async () => {
  const { page, sent } = await open(SECOND.examine());
  await page.getByText('Only the others have a room that suits.').waitFor();
  const glows = page.locator('[data-scene] [data-spot][data-state="glow"]');
  expect(await glows.evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-spot')))).toEqual(['room 2/3']);
  await page.locator('[data-way^="shift "]').first().click();
  await expect.poll(() => sent.length).toBe(1);
  await page.context().close();
});

test('on rent day the purse sums up as the coins land in it', async () => {
  const { page } = await open(CLASSIC.play());
  await page.evaluate(
    `localStorage.setItem('insula-settings', JSON.stringify({ ...JSON.parse(localStorage['insula-settings']), speed: 'normal' }))`,
  );
  await page.reload();
  await page.locator('[data-table]').waitFor();
  await page.evaluate(`(() => {
    const purse = document.querySelector('strong[data-money]');
    window.sums = [purse.innerText];
    new MutationObserver(() => sums.at(-1) === purse.innerText || sums.push(purse.innerText))
      .observe(purse, { subtree: true, childList: true, characterData: true });
  })()`);
  await page.locator('[data-way="done"]').click();
  await expect.poll(() => page.evaluate('sums.at(-1)')).toBe('$49');
  // The houses pay 8, 6, 8, 1 and 12 dollars. On a slow machine two coins may land at once.
  const sums: string[] = await page.evaluate('sums');
  expect(sums[0]).toBe('$14');
  expect(sums.length).toBeGreaterThan(2);
  for (const sum of sums) expect(['$14', '$22', '$28', '$36', '$37', '$49']).toContain(sum);
  await page.context().close();
});

test('whoever is asked something in another’s turn is told so, and why', async () => {
  const hands = [
    ['move', 'roof'],
    ['politics', 'alibi'],
  ];
  const { page, act } = await open({ ...PLAYED.demolition(), turn: 2, hands });
  act(1, 'demolish politics 2');
  await expect
    .poll(() => page.getByRole('region', { name: 'Your move' }).innerText())
    .toMatch(/You are asked[\s\S]*Who leaves house 2 next\?[\s\S]*Bruno tears your house down/);
  await page.context().close();
});

test('what happens again and again is one line of the log', async () => {
  const { page, act } = await open(PLAYED.roofSale());
  act(1, 'lay alibi', 'lay police');
  const lines = page.getByRole('log').getByRole('listitem');
  await expect.poll(() => lines.allInnerTexts()).toEqual(['Bruno lays a floor of house 3. ×2']);
  await page.context().close();
});

test('on a phone the log lies over the whole table, and a name in it gives way to what it tells', async () => {
  const { page } = await open(CLASSIC.play(), LOOKS.phone);
  await page.locator('[data-card="student"]').click();
  await page.locator('[data-spot="house 1"]').click();
  // What it would pay there, as in the street itself.
  expect(await page.locator('[data-row="room 1/3"]').innerText()).toMatch(/\+\$4/);
  await page.locator('[data-row="room 1/3"]').click();
  await page.getByRole('button', { name: 'Log' }).click();
  const log = page.getByRole('log');
  const height = await log.evaluate((node) => node.closest('[data-open]')?.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(640);
  await log.locator('[data-about="card student"]').click();
  expect(await page.locator('[data-reads="card"]').innerText()).toContain('Student');
  expect(await log.isVisible()).toBe(false);
  await page.context().close();
});

test('on a phone the round, the supplies and what was agreed are a tap away', async () => {
  const { page } = await open(SECOND.play(), LOOKS.phone);
  await page.locator('[data-sheet="match"]').click();
  expect(await page.locator('[data-reads="match"]').innerText()).toMatch(
    /Round 11[\s\S]*Second edition[\s\S]*Ends when the pile is used up[\s\S]*Equal money[\s\S]*Roofs 7[\s\S]*Monsters 1/,
  );
  await page.context().close();
});

test('the Jail tells whoever is in it so, as it would tell a friend', async () => {
  const { page, act } = await open(CLASSIC.jail());
  await page.locator('[data-sheet="jail"]').click();
  expect(await page.locator('[data-reads="jail"]').innerText()).toMatch(/You are in it\.[\s\S]*L-78/);
  act(0, 'bail');
  await page.getByText('Nobody is in it.').waitFor();
  await page.context().close();
});

test('by keyboard alone a tenant is picked, walked to its room and let in', async () => {
  const { page, sent } = await open(CLASSIC.play());
  await page.locator('[data-card="student"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-spot="room 1/c"]').focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  expect(sent).toEqual(['place student 1/3']);
  await page.context().close();
});
