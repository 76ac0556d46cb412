import { errors, type Locator, type Page } from 'playwright-core';

/** Activates something that was found by its role and name. */
type Press = (target: Locator) => Promise<void>;

/** Plays a match of Raja to its end by what the accessibility tree says alone: roles, names, what is pressed and what is
 *  disabled. Gold and a house are chosen in every round. */
export async function playRajaByName(page: Page, press: Press, most = 400): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    const target = await next(page);
    if (target === null) return;
    const before = await heard(page);
    await press(target).catch((error) => {
      // What was there a moment ago may be gone: somebody else moved.
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
    // Whoever presses again before anything has come of it takes it back, a glance at a village say.
    for (let waits = 0; waits < 40 && (await heard(page)) === before; waits++) await page.waitForTimeout(50);
  }
  throw new Error(`the match was not over after ${most} presses`);
}

/** The desk as a screen reader has it. */
const heard = (page: Page): Promise<string> => page.getByRole('region', { name: 'Your move' }).ariaSnapshot();

const PATIENCE = 60_000;
const CHARACTERS = /^(Grand duke|Merchant|Priest|Wanderer|Entrepreneur|Builder)/;

async function next(page: Page): Promise<Locator | null> {
  const desk = page.getByRole('region', { name: 'Your move' });
  const village = page.getByRole('group', { name: 'The map' }).getByRole('button', { name: /, a village: nothing$/ });
  /** In the order in which they are looked for. */
  const wanted: readonly Locator[] = [
    // Not the one that goes on playing instead of ending a turn: that would lead round in circles.
    desk.getByRole('button', { name: 'Go on', exact: true }),
    desk.getByRole('button', { name: /^Put a house here$|^Build a house · 1$/, disabled: false }),
    desk.getByRole('button', { name: 'Ready', disabled: false }),
    desk.getByRole('button', { name: /^Gold\. /, pressed: false }),
    desk.getByRole('button', { name: /^House\. /, pressed: false }),
    desk.getByRole('button', { name: /^Take the /, disabled: false }),
    desk.getByRole('button', { name: CHARACTERS, pressed: false, disabled: false }),
    desk.getByRole('button', { name: /^Gold tap/ }),
    desk.getByRole('button', { name: /^End, give/ }),
  ];
  for (const patience = Date.now() + PATIENCE; Date.now() < patience; ) {
    if (await page.getByRole('button', { name: 'Check the shuffle' }).isVisible()) return null;
    for (const each of wanted) if (await each.first().isVisible()) return each.first();
    const builds = await desk.getByRole('button', { name: /^House any/ }).isVisible();
    // A village that is full now may still be looked at.
    const puts = desk.getByRole('button', { name: 'Put a house here', disabled: true });
    const places = (await desk.getByText('Tap a village on the map').isVisible()) || (await puts.isVisible());
    const isLooking = await desk.getByRole('button', { name: 'Close', exact: true }).isVisible();
    if ((places || (builds && !isLooking)) && (await village.first().isVisible())) return village.first();
    const end = desk.getByRole('button', { name: /^End turn/ });
    if (await end.isVisible()) return end;
    await page.waitForTimeout(25);
  }
  throw new Error(`nothing to press, and the match is not over: ${await desk.innerText()}`);
}

/** A moment is enough for what is there. */
const MOMENT = { timeout: 2_000 };

export const byMouse: Press = (target) => target.click(MOMENT);

/** With Tab, arrow keys and Enter alone. */
export const byKeys: Press = async (target) => {
  const page = target.page();
  const isThere = (): Promise<boolean> => target.evaluate((node) => node === node.ownerDocument.activeElement, null, MOMENT);
  const isOnMap = await target.evaluate((node) => node.closest('[role="group"]') !== null, null, MOMENT);
  for (let tabs = 0; tabs < 120 && !(await isThere()); tabs++) {
    await page.keyboard.press('Tab');
    if (isOnMap && (await page.evaluate(`document.activeElement?.closest('[role="group"] [data-place-target]') !== null`)))
      await walk(page, isThere);
  }
  if (!(await isThere())) throw new Error(`${await target.getAttribute('aria-label')} cannot be reached with the keyboard`);
  await page.keyboard.press('Enter');
};

/** Wanders over the map, now this way and now that, until it is where it should be. */
async function walk(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  const ways = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  for (let steps = 0, way = 1; steps < 400 && !(await isThere()); steps++) {
    way = (way * 48_271 + 11) % 2_147_483_647;
    await page.keyboard.press(ways[way % 4]);
  }
}
