import type { Page } from 'playwright-core';

/** Writes down whatever the page shows of a match, however short: `table 2` is the table with what seat 2 may see,
 *  `pass` the screen between two people. Starts anew with every load of the page. */
export async function watchShown(page: Page): Promise<void> {
  await page.addInitScript(`
    const shown = (window.shown = []);
    const look = () => {
      const seats = [...document.querySelectorAll('[data-table] [data-count] > li')];
      const mine = seats.findIndex((seat) => seat.textContent.includes('(you)'));
      const own = Number(seats[mine]?.dataset.seat ?? mine) + 1;
      const passes = /Pass the device to|Nobody at this device has to answer/.test(document.querySelector('main h2')?.textContent);
      const now = document.querySelector('[data-table]') !== null ? 'table ' + own : passes ? 'pass' : '';
      if (now !== '' && shown.at(-1) !== now) shown.push(now);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  `);
}

export const shownOn = (page: Page): Promise<string[]> => page.evaluate('window.shown');
