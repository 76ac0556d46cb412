import { setTimeout as pause } from 'node:timers/promises';

/** Those who are sent away at once, at least. */
const SLICE = 100;
/** Milliseconds from one slice to the next, and how many there are at most: whoever waits for the end has other things to do. */
const APART = 100;
const MOST_SLICES = 50;

/** Sends all of them away, but not at once: they come back elsewhere, and would be too many there. */
export async function inSlices<T>(all: readonly T[], send: (some: readonly T[]) => Promise<void>): Promise<void> {
  const size = Math.max(SLICE, Math.ceil(all.length / MOST_SLICES));
  for (let from = 0; from < all.length; from += size) {
    if (from > 0) await pause(APART);
    await send(all.slice(from, from + size));
  }
}

/** There is nobody else to go to. */
export const atOnce: typeof inSlices = (all, send) => send(all);
