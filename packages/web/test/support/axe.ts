import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds against WCAG 2.2 AA, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // The page allows no inline scripts; evaluating in the page's world is not one.
  await page.evaluate(axe.source);
  return page.evaluate(RUN);
}

/** Runs in the page, where types know nothing of this test. */
const RUN = `axe.run(document, { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`;

/** How far the page is wider than its window. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate('Math.max(0, document.documentElement.scrollWidth - window.innerWidth)');
