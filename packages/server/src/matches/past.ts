import { hears, type Seat } from '@insula/kernel';
import type { Item } from '@insula/protocol';
import {
  count,
  fold,
  type Moment,
  numbered,
  type Past,
  type Start,
  startAt,
  stateBefore,
  type TakenBack,
  toldBefore,
} from '../match/history.ts';
import type { Base, Match } from '../match/match.ts';
import { lastChain } from '../match/undo.ts';
import type { EntryRow, Store, Until } from '../store/store.ts';
import type { Turns } from './turns.ts';

/** Entries that are read, and played, in one turn of the event loop. */
const STRETCH = 256;
const BEGINNING: Base = { n: 0, body: null };

/** Where the past is read, and for whom. */
export interface Reading {
  readonly store: Store;
  readonly turns: Turns;
  /** Those at one address take turns with those at others. */
  readonly who: string;
}

/** The entries of a match up to number `last`, a stretch at a time. What is kept does not change, so the match need not
 *  stand still meanwhile. */
export async function* entriesOf(
  { store, turns, who }: Reading,
  id: string,
  after: number,
  last: number,
): AsyncGenerator<EntryRow[]> {
  for (let n = after; n < last; ) {
    await turns.mine(who);
    const rows = await store.entries(id, n, Math.min(STRETCH, last - n));
    if (rows.length === 0) throw new Error(`entry ${n + 1} of a match is missing`);
    n += rows.length;
    yield rows;
  }
}

/** What an audience was told after its item number `since`, up to entry `last`, a stretch at a time. */
export async function* itemsAfter(
  reading: Reading,
  match: Match,
  seat: Seat | null,
  since: number,
  last: number,
  phrases: boolean,
): AsyncGenerator<Item[]> {
  const who = seat ?? match.head.seats.length;
  const base = await baseAt(reading.store, match, { audience: who, told: since });
  let n = startAt(match, base).told[who];
  for await (const moments of walk(reading, match, base, last)) {
    const items: Item[] = [];
    for (const { happened } of moments)
      for (const happening of happened)
        if (hears(happening.to, seat) && ++n > since) items.push(numbered(match.game, happening, who, n, phrases));
    if (items.length > 0) yield items;
  }
}

/** A match from its beginning up to entry `last`. */
export const wholePast = (reading: Reading, match: Match, last: number): AsyncGenerator<Iterable<Moment>> =>
  walk(reading, match, BEGINNING, last);

/** The moment that told an audience its item number `n`, and which of what happened then it was. */
export async function momentAt(
  reading: Reading,
  match: Match,
  seat: Seat | null,
  n: number,
  last: number,
): Promise<{ readonly item: Item; readonly state: unknown }> {
  const who = seat ?? match.head.seats.length;
  const base = await baseAt(reading.store, match, { audience: who, told: n - 1 });
  let told = startAt(match, base).told[who];
  for await (const moments of walk(reading, match, base, last))
    for (const { happened, state } of moments)
      for (const happening of happened)
        if (hears(happening.to, seat) && ++told === n) return { item: numbered(match.game, happening, who, n, true), state };
  throw new Error('a told item is missing from the past');
}

/** The moment of an entry. */
export async function momentOf(reading: Reading, match: Match, n: number): Promise<Moment> {
  const base = await baseAt(reading.store, match, { n: n - 1 });
  for await (const moments of walk(reading, match, base, n))
    for (const moment of moments) if (moment.whose.n === n) return moment;
  throw new Error(`entry ${n} of a match is missing`);
}

/** As much of a log as it takes to take something back: to an entry, or else to a seat's last moves. */
export async function pastFor(reading: Reading, match: Match, last: number, to: number | null, seat: Seat): Promise<Past> {
  const from = to ?? (await lastMoves(reading, match, last, seat));
  const base = await baseAt(reading.store, match, { n: Math.max(0, from - 1) });
  const rows: EntryRow[] = [];
  for await (const stretch of entriesOf(reading, match.head.id, base.n, last)) rows.push(...stretch);
  return { base, rows };
}

/** The entry with which a seat's last moves begin: looked for from the end, past whatever was taken back. */
async function lastMoves({ store, turns, who }: Reading, { head }: Match, last: number, seat: Seat): Promise<number> {
  let known: EntryRow[] = [];
  for (let n = last; n > 0; ) {
    await turns.mine(who);
    const first = Math.max(0, n - STRETCH);
    const rows = await store.entries(head.id, first, n - first);
    known = [...rows, ...known];
    const found = lastChain({ rows: known }, seat);
    // Moves that go together may begin in the stretch before.
    if (found !== null && (found > first + 1 || first === 0)) return found;
    n = beforeTaken(known, first);
    if (n < first) known = [];
  }
  return lastChain({ rows: known }, seat) ?? 1;
}

/** Where to look on: what was taken back need not be looked through. */
function beforeTaken(rows: readonly EntryRow[], first: number): number {
  let before = first;
  for (const { entry } of rows) if (entry.kind === 'undo') before = Math.min(before, entry.to - 1);
  return before;
}

/** Walks through what is kept of a match, a stretch at a time. The state walks on with every moment, so each stretch is to
 *  be gone through before the next is asked for. */
async function* walk(reading: Reading, match: Match, base: Base, last: number): AsyncGenerator<Iterable<Moment>> {
  let start = startAt(match, base);
  function* along(rows: readonly EntryRow[], taken: ReadonlyMap<number, TakenBack>): Generator<Moment> {
    const told = [...start.told];
    for (const moment of fold(match.game, () => start, rows, taken)) {
      yield moment;
      count(told, moment.happened);
      start = { state: moment.state, told };
    }
  }
  for await (const rows of entriesOf(reading, match.head.id, base.n, last))
    yield along(rows, await takenIn(reading, match, rows));
}

/** What was taken back by these entries. */
async function takenIn({ store }: Reading, match: Match, rows: readonly EntryRow[]): Promise<Map<number, TakenBack>> {
  const taken = new Map<number, TakenBack>();
  for (const { entry } of rows)
    if (entry.kind === 'undo') taken.set(entry.n, await takenBack(store, match, entry.n, entry.to));
  return taken;
}

async function takenBack(store: Store, match: Match, n: number, to: number): Promise<TakenBack> {
  const kept = await store.milestone(match.head.id, { n });
  if (kept?.n === n && kept.from !== null) return { state: (JSON.parse(kept.body) as Start).state, from: kept.from };
  // Older stores have none: there all of the past is gone through again.
  const base = await baseAt(store, match, { n: to - 1 });
  const past = { base, rows: await store.entries(match.head.id, base.n, to - 1 - base.n) };
  return { state: stateBefore(match, past, to), from: toldBefore(match, past, to) };
}

async function baseAt(store: Store, { head }: Match, until: Until): Promise<Base> {
  const found = await store.milestone(head.id, until);
  return found === null ? BEGINNING : { n: found.n, body: found.body };
}
