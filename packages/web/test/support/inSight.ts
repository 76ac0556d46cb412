import type { Locator } from 'playwright-core';

/** Whether all of it is seen, without scrolling anything. */
export const isInSight = (part: Locator): Promise<boolean> =>
  part.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        new IntersectionObserver(([{ intersectionRatio }]) => resolve(intersectionRatio > 0.99)).observe(element);
      }),
  );
