import type { Shelf } from '@insula/shelf';
import { expect, test } from 'vitest';
import { openFinder } from '../src/matches/find.ts';
import { inSlices } from '../src/slices.ts';
import type { Store } from '../src/store/store.ts';

/** Many who come or go at once. */

test('who is sent away goes in slices, and the next slice goes when the one before is done', async () => {
  const sent: number[] = [];
  let under = 0;
  await inSlices(
    Array.from({ length: 250 }, (_, i) => i),
    async (some) => {
      expect(under++).toBe(0);
      await new Promise(setImmediate);
      sent.push(some.length);
      under--;
    },
  );
  expect(sent).toEqual([100, 100, 50]);
});

test('who wants one more match than can be loaded at once is asked to come again, and who waits goes on waiting', async () => {
  // A database that is slow to say whose a match is.
  const store = { claim: () => new Promise(() => {}) } as unknown as Store;
  const unused = { shelf: {} as Shelf, downtimes: [], now: () => 0, loaded() {}, broken: async () => {}, log() {} };
  const finder = openFinder({ store, ...unused });
  const waiting = Array.from({ length: 2_000 }, (_, i) => finder.find(`m${i}`));
  expect(await finder.find('one more')).toMatchObject({ code: 'unavailable' });
  expect(finder.find('m7')).toBe(waiting[7]);
});
