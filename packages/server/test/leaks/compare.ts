import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, generator } from '@insula/kernel';
import { settings } from '@insula/laws';
import type { Shelf } from '@insula/shelf';
import { vi } from 'vitest';
import type { serve as Serve } from '../../src/serve.ts';
import type { Settings } from '../../src/settings.ts';
import { BEGINNING, nursery, otherSecrets } from './nursery.ts';
import { rift } from './rift.ts';
import { makeTwin, type Twin } from './twins.ts';
import { live, type Received } from './world.ts';

/** Where an observer can tell the two worlds of a twin apart. */
export interface Leak {
  readonly twin: Twin;
  readonly channel: string;
  readonly here: string;
  readonly there: string;
}

const CANDIDATES = 5;

/** `count` twins of a game, over all ways to set the table: the first ones that come, and those with most to give away. */
export function twinsOf(shelf: Shelf, id: string, count: number, seed: string): Twin[] {
  const game = shelf.game(id);
  const tables = settings(game);
  const rng = generator(`tables ${seed}`);
  const twins = Array.from({ length: count * CANDIDATES }, (_, i) => {
    const { options, seats } = tables[below(rng, tables.length)];
    return makeTwin(game, options, seats, `${seed} ${id} ${i}`);
  });
  const ordinary = twins.splice(0, Math.floor(count / 3));
  return [...ordinary, ...twins.sort((a, b) => b.interest - a.interest).slice(0, count - ordinary.length)];
}

/** Plays both worlds of every twin on a server of its own, and returns the first difference of each. */
export async function leaks(
  serve: typeof Serve,
  shelf: Shelf,
  twins: readonly Twin[],
  log: Settings['log'] = 'warn',
): Promise<Leak[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGINNING });
  const folder = mkdtempSync(join(tmpdir(), 'insula-twins-'));
  try {
    const born = await nursery(folder, shelf, twins);
    const here = await live(serve, folder, born, twins, 0, log);
    await otherSecrets(folder, born);
    const mend = rift(shelf, twins);
    try {
      const there = await live(serve, folder, born, twins, 1, log);
      return twins.flatMap((twin, i) => differenceOf(twin, here[i], there[i]) ?? []);
    } finally {
      mend();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    vi.useRealTimers();
  }
}

function differenceOf(twin: Twin, here: Received, there: Received): Leak | null {
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    const [a, b] = [here[i] ?? ['nothing', ''], there[i] ?? ['nothing', '']];
    if (a[0] !== b[0] || a[1] !== b[1]) return { twin, channel: `${a[0]} / ${b[0]}`, ...around(a[1], b[1]) };
  }
  return null;
}

/** Where two texts part, with a little of what stands before. */
function around(a: string, b: string): { here: string; there: string } {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 120);
  return { here: a.slice(from, at + 200), there: b.slice(from, at + 200) };
}
