import type { Page } from 'playwright-core';

export const LOOKS = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  desk: { viewport: { width: 1280, height: 720 } },
} as const;

/** What is out of sight or scrolls although it must not, one line each. */
export async function misplaced(page: Page, seats: number): Promise<string[]> {
  await page.evaluate('Promise.all(document.getAnimations().map((motion) => motion.finished))');
  return page.evaluate(`((seats) => {
    const wrong = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight) wrong.push('the page scrolls by ' + (root.scrollHeight - innerHeight));
    if (root.scrollWidth > innerWidth) wrong.push('the page is too wide by ' + (root.scrollWidth - innerWidth));
    const prompt = document.querySelector('section[data-mine]');
    if (prompt.scrollHeight > prompt.clientHeight + 1) wrong.push('the question scrolls by ' + (prompt.scrollHeight - prompt.clientHeight));
    const strip = document.querySelector('nav[data-seats]');
    if (strip.offsetHeight > innerHeight / 4) wrong.push('the neighbours take ' + strip.offsetHeight);
    const tiles = [...strip.querySelectorAll('[data-tile]')];
    if (tiles.length !== seats - 1) wrong.push(tiles.length + ' neighbours');
    // Money, cards, houses: as they are seen, for the name of the button tells them too.
    for (const tile of tiles) {
      const seen = tile.querySelector(':scope > [aria-hidden="true"]').innerText;
      if (!/\\$\\d[\\s\\S]*\\d[\\s\\S]*\\d/.test(seen)) wrong.push('facts are missing: ' + seen);
      const facts = [...tile.querySelectorAll(':scope > [aria-hidden="true"] > *')];
      const boxes = facts.map((fact) => fact.getBoundingClientRect());
      boxes.forEach((one, i) => boxes.slice(i + 1).forEach((other, j) => {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > 1 && high > 1) wrong.push(facts[i].innerText + ' and ' + facts[i + 1 + j].innerText + ' lie over each other');
      }));
    }
    for (const node of [...tiles, prompt, ...document.querySelectorAll('[data-card], [data-scene], section[data-mine] button')]) {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push('out of sight: ' + node.outerHTML.slice(0, 80));
    }
    // Whoever waits on the pavement, and what is said there.
    const waiting = [...document.querySelectorAll('[data-waits] span, ul:has([data-waits]) ~ p')].filter((node) => node.checkVisibility());
    const lies = waiting.map((node) => node.getBoundingClientRect());
    lies.forEach((one, i) => {
      if (one.left < -1 || one.right > innerWidth + 1 || one.bottom > waiting[i].closest('[data-scene]').getBoundingClientRect().bottom) wrong.push('out of sight: ' + waiting[i].innerText);
      lies.slice(i + 1).forEach((other, j) => {
        if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1) wrong.push(waiting[i].innerText + ' and ' + waiting[i + 1 + j].innerText + ' lie over each other');
      });
    });
    return wrong;
  })(${seats})`);
}

const FINGER = 40;

/** Buttons of the table that are too small for a finger. Doors are a shortcut beside flats that tell the same. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('[data-table] button:not([aria-hidden="true"])')]
    .map((node) => ({ node, box: node.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < ${FINGER} - 0.5)
    .map(({ node, box }) => Math.round(box.width) + 'x' + Math.round(box.height) + ' ' + node.outerHTML.slice(0, 90))`);
