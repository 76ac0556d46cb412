import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput } from '@insula/kernel';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { lockFolder } from './lock.ts';
import { openSqlite } from './sqlite.ts';
import type { Change, MarkRow, MilestoneRow, Store } from './store.ts';

/** What was carried over, and the SHA-256 of all of it. */
export interface Moved {
  readonly matches: number;
  readonly sum: string;
}

/** Matches that are carried over in one transaction. */
const AT_ONCE = 100;
const ALL = 2 ** 31 - 1;
const LEASE = 60_000;

/** Carries everything in a file of SQLite's over to an empty PostgreSQL, reads it again there and compares. The file stays as
 *  it is; no server may use it meanwhile. */
export async function moveToPostgres(file: string, url: string): Promise<Moved> {
  if (!existsSync(file)) throw new BadInput(`There is no file ${file}: name the insula.sqlite of a server.`);
  const { openPostgres } = await import('./postgres/postgres.ts');
  const unlock = lockFolder(dirname(file));
  const from = openSqlite(file);
  const to = await openPostgres({ url, address: '', lease: LEASE }).catch(async (error) => {
    await from.close();
    unlock();
    throw error;
  });
  try {
    await to.mustBeAlone();
    if (!(await to.isEmpty())) throw new BadInput('There are matches in that database already: name an empty one.');
    const names = namesIn(from.db);
    await carry(from, marksIn(from.db), to.store, names);
    const [sum, arrived] = [await sumOf(from, names), await sumOf(to.store, names)];
    if (sum !== arrived) throw new Error(`what arrived is not what was sent: ${sum} became ${arrived}`);
    return { matches: names.matches.length, sum };
  } finally {
    await to.store.close();
    await from.close();
    unlock();
  }
}

/** What there is to be asked for. */
interface Names {
  readonly matches: readonly string[];
  readonly people: readonly string[];
  readonly notes: readonly string[];
}

function namesIn(db: DatabaseSyncInstance): Names {
  const names = (text: string): string[] => (db.prepare(text).all() as { name: string }[]).map(({ name }) => name);
  return {
    matches: names('SELECT id AS name FROM matches ORDER BY id'),
    people: names('SELECT id AS name FROM people ORDER BY id'),
    notes: names('SELECT name FROM notes ORDER BY name'),
  };
}

/** What is not in its place yet is newer than what is. */
function marksIn(db: DatabaseSyncInstance): ReadonlyMap<string, MarkRow> {
  const placed = db.prepare('SELECT id AS match, due, awaited FROM matches').all() as unknown as MarkRow[];
  const tail = db.prepare('SELECT marks FROM tail ORDER BY rowid').all() as { marks: string }[];
  const newer = tail.flatMap(({ marks }) => JSON.parse(marks) as MarkRow[]);
  return new Map([...placed, ...newer].map((row) => [row.match, row]));
}

async function carry(from: Store, marks: ReadonlyMap<string, MarkRow>, to: Store, names: Names): Promise<void> {
  for (let first = 0; first < names.matches.length; first += AT_ONCE) {
    const some = names.matches.slice(first, first + AT_ONCE);
    await to.commit(...(await Promise.all(some.map((match) => changesOf(from, match, marks.get(match))))));
  }
  const people = await Promise.all(names.people.map((id) => from.person(id)));
  await to.commit(people.flatMap((row): Change[] => (row === null ? [] : [{ put: 'person', row }])));
  for (const name of names.notes) await to.commit([{ put: 'note', name, text: (await from.note(name)) ?? '' }]);
}

async function changesOf(from: Store, match: string, mark: MarkRow | undefined): Promise<Change[]> {
  const { row, entries, snapshot, milestones, held, orders, chat, aside } = await everything(from, match);
  return [
    ...(row === null ? [] : [{ put: 'match', row } as const]),
    ...entries.map((entry) => ({ put: 'entry', row: entry }) as const),
    ...(snapshot === null ? [] : [{ put: 'snapshot', row: snapshot } as const]),
    ...milestones.map((one) => ({ put: 'milestone', row: one }) as const),
    ...held.map((one) => ({ put: 'held', row: one }) as const),
    ...orders.map((one) => ({ put: 'orders', row: one }) as const),
    ...chat.map((line) => ({ put: 'chat', row: line }) as const),
    ...(aside === null ? [] : [{ put: 'aside', row: aside } as const]),
    ...(mark === undefined ? [] : [{ put: 'mark', row: mark } as const]),
  ];
}

const everything = async (store: Store, match: string) => ({
  row: await store.match(match),
  entries: await store.entries(match, 0),
  snapshot: await store.snapshot(match),
  milestones: await milestonesOf(store, match),
  held: await store.held(match),
  orders: await store.orders(match),
  // Where a line stands is each store's own affair.
  chat: (await store.chat(match, ALL)).map(({ at, seat, name, text, key }) => ({ match, at, seat, name, text, key })),
  aside: await store.aside(match),
});

/** From the newest to the oldest. */
async function milestonesOf(store: Store, match: string): Promise<MilestoneRow[]> {
  const found: MilestoneRow[] = [];
  for (let n = ALL; ; n = found[found.length - 1].n - 1) {
    const next = await store.milestone(match, { n });
    if (next === null) return found;
    found.push(next);
  }
}

async function sumOf(store: Store, { matches, people, notes }: Names): Promise<string> {
  const sum = createHash('sha256');
  for (const match of matches) sum.update(written(await everything(store, match)));
  for (const id of people) sum.update(written(await store.person(id)));
  for (const name of notes) sum.update(written([name, await store.note(name)]));
  return sum.digest('hex');
}

/** The same for the same, in whatever order a store names fields and people. */
const written = (thing: unknown): string =>
  JSON.stringify(thing, (key, value: unknown) => {
    if (key === 'people') return [...(value as string[])].sort();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
