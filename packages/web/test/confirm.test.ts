import type { ServerMessage } from '@insula/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { BOT, setUp } from './support/newMatch.ts';
import { setting } from './support/setting.ts';

const at = setting();

const CAREFUL = { speed: 'instant', pace: 'instant', knows: ['room-share'], forced: false, confirm: 'final' };
const MINE = 'section[data-mine="true"]';
/** What is pointed at. A button that says a whole move is pressed for that move, and asks nothing. */
const POINTED = [
  `${MINE}:not(:has([data-futon][aria-pressed="true"])) [data-futon]`,
  `${MINE} fieldset:not(:has([aria-pressed="true"])) button`,
  `body:has(${MINE}) [data-flat][data-can="true"]:not([data-picked="true"])`,
  `${MINE} button[data-card][aria-disabled="false"]:not([aria-pressed="true"])`,
];

test('with confirmations for what cannot be undone, only that waits for its button', async () => {
  const { page } = await openPage(at.browser, {}, CAREFUL);
  const heard = overhear(page);
  await setUp(page, at.server.url, { game: 'room-share', others: [BOT] });
  await page.locator('[data-table]').waitFor();
  const counts = { byPointing: 0, byButton: 0 };
  for (let clicks = 0; clicks < 120 && (counts.byPointing === 0 || counts.byButton < 2); clicks++) {
    const before = heard.sent.length;
    const weighed = heard.weighed;
    if (weighed?.final === true) {
      await page.locator(`${MINE} [data-way="${weighed.move}"]`).click({ timeout: 5_000 });
      await expect.poll(() => heard.sent.length).toBeGreaterThan(before);
      counts.byButton++;
      continue;
    }
    const isPointed = await point(page);
    await page.waitForTimeout(200);
    if (!isPointed) continue;
    // Whatever went by pointing alone can be taken back.
    for (const { move, final } of heard.sent.slice(before)) expect(final, move).toBe(false);
    counts.byPointing += heard.sent.length - before;
  }
  expect(counts.byPointing).toBeGreaterThan(0);
  expect(counts.byButton).toBeGreaterThan(1);
  await page.context().close();
});

/** Points at something, if there is anything to point at; else presses a button. Returns whether it has pointed. */
async function point(page: Page): Promise<boolean> {
  for (const kind of POINTED) {
    const one = page.locator(kind).first();
    if (!(await one.isVisible())) continue;
    await one.click({ timeout: 2_000 }).catch(() => undefined);
    return true;
  }
  await page
    .locator(`${MINE} [data-guest], ${MINE} [data-way]`)
    .last()
    .click({ timeout: 300 })
    .catch(() => undefined);
  return false;
}

interface Heard {
  /** Moves that the page has sent, each with what the server had said of it; null: it was not asked. */
  readonly sent: { readonly move: string; readonly final: boolean | null }[];
  /** What the server was asked about last, and nothing was sent since. */
  weighed: { readonly move: string; readonly final: boolean } | null;
}

function overhear(page: Page): Heard {
  const heard: Heard = { sent: [], weighed: null };
  const asked = new Map<string, string>();
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { t: string; id: string; moves: string[] };
      if (message.t === 'why') asked.set(message.id, message.moves[0]);
      if (message.t !== 'move') return;
      const final = heard.weighed?.move === message.moves[0] ? heard.weighed.final : null;
      heard.sent.push({ move: message.moves[0], final });
      heard.weighed = null;
    });
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.t === 'why') heard.weighed = { move: asked.get(message.id) ?? '', final: message.final };
    });
  });
  return heard;
}
