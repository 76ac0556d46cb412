import { existsSync } from 'node:fs';
import { BadInput, checkSums, type Entry } from '@insula/kernel';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { readHead } from '../match/head.ts';
import { logHead } from '../match/history.ts';
import type { Head } from '../match/match.ts';
import { headChange } from '../match/record.ts';
import { storeIn } from '../store/copy.ts';
import { readEntry } from '../store/entryRow.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Change, EntryRow, SnapshotRow } from '../store/store.ts';
import { troubleWith } from '../store/trouble.ts';

type Row = Record<string, string | number | null>;
type Db = DatabaseSyncInstance;

/** A match of a store that may be damaged: what is wrong with it, and what can be kept of it; null: nothing. */
export interface Examined {
  readonly id: string;
  readonly faults: readonly string[];
  readonly changes: readonly Change[] | null;
}

/** What is wrong in a folder beside its matches, and what becomes of each of those. Nothing there is changed. */
export interface Report {
  readonly faults: readonly string[];
  readonly matches: readonly Omit<Examined, 'changes'>[];
  readonly saved: number;
}

/** What can be read of a folder, also while a server runs there. */
export const check = (folder: string): Report => examined(folder, () => {});

/** Saves what can be read of a folder in a new file. */
export async function salvage(folder: string, target: string): Promise<Report> {
  if (existsSync(target)) throw new BadInput(`${target} exists already: name a file that does not.`);
  const groups: (readonly Change[])[] = [];
  const report = examined(folder, (changes) => groups.push(changes));
  const store = openSqlite(target);
  for (const changes of groups) await store.commit(changes);
  await store.close();
  return report;
}

function examined(folder: string, keep: (changes: readonly Change[]) => void): Report {
  const file = storeIn(folder);
  if (!existsSync(file)) throw new BadInput(`There are no matches in the folder "${folder}": name another with --data.`);
  const db = opened(file);
  try {
    const faults = integrityOf(db);
    const tail = tailOf(db, faults);
    keep([...peopleOf(db, faults), ...notesOf(db, faults)]);
    const matches: Omit<Examined, 'changes'>[] = [];
    let saved = 0;
    for (const id of idsIn(db, tail)) {
      const { faults: own, changes } = examine(db, tail, id);
      if (own.length > 0) matches.push({ id, faults: own });
      if (changes === null) continue;
      saved++;
      keep(changes);
    }
    return { faults, matches, saved };
  } finally {
    db.close();
  }
}

/** Read only: SQLite would throw away what is beside a damaged file. */
function opened(file: string): Db {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    db.prepare('SELECT count(*) FROM sqlite_master').get();
    return db;
  } catch (error) {
    throw troubleWith(file, error);
  }
}

/** Rows as far as they can be read. */
function rowsOf(db: Db, faults: string[], sql: string, ...values: (string | number)[]): Row[] {
  const rows: Row[] = [];
  try {
    for (const row of db.prepare(sql).iterate(...values)) rows.push(row as Row);
  } catch (error) {
    faults.push((error as Error).message);
  }
  return rows;
}

function integrityOf(db: Db): string[] {
  const faults: string[] = [];
  const found = rowsOf(db, faults, 'PRAGMA integrity_check(20)').map((row) => String(row.integrity_check));
  return [...faults, ...found.filter((line) => line !== 'ok')];
}

function peopleOf(db: Db, faults: string[]): Change[] {
  return rowsOf(db, faults, 'SELECT id, name FROM people').flatMap(({ id, name }): Change[] =>
    typeof id === 'string' && typeof name === 'string' ? [{ put: 'person', row: { id, name } }] : [],
  );
}

/** Without its key, everybody who comes back is somebody new. */
function notesOf(db: Db, faults: string[]): Change[] {
  const notes = rowsOf(db, faults, "SELECT name, text FROM notes WHERE name = 'key'");
  const key = notes.find(({ text }) => /^[0-9a-f]{64}$/.test(String(text)));
  if (key === undefined) faults.push('the key that signs cookies cannot be read: whoever comes back is somebody new');
  return key === undefined ? [] : [{ put: 'note', name: 'key', text: String(key.text) }];
}

/** What is not in its place yet, by match. */
interface Tail {
  readonly entries: Map<string, EntryRow[]>;
  readonly snapshots: Map<string, SnapshotRow>;
  readonly torn: Set<string>;
}

function tailOf(db: Db, faults: string[]): Tail {
  const tail: Tail = { entries: new Map(), snapshots: new Map(), torn: new Set() };
  for (const row of rowsOf(db, faults, 'SELECT * FROM tail ORDER BY rowid')) {
    for (const line of linesIn(row.lines)) {
      const read = entryIn(line);
      if (read !== null) tail.entries.set(read.match, [...(tail.entries.get(read.match) ?? []), read]);
      else if (line !== '') {
        // The match it belongs to lacks it from here on.
        const whose = /^\["([\w-]+)"/.exec(line)?.[1];
        if (whose === undefined) faults.push('entries that wait to be put in their places cannot be read');
        else tail.torn.add(whose);
      }
    }
    for (const snapshot of (parsed(row.snapshots) ?? []) as [string, number, unknown][])
      tail.snapshots.set(snapshot[0], { match: snapshot[0], n: snapshot[1], body: JSON.stringify(snapshot[2]) });
  }
  return tail;
}

const linesIn = (list: Row[string]): string[] => String(list).slice(1, -1).split(',\n');

function entryIn(line: string): EntryRow | null {
  try {
    return readEntry(JSON.parse(line));
  } catch {
    return null;
  }
}

function parsed(text: Row[string]): unknown {
  try {
    return JSON.parse(text as string);
  } catch {
    return null;
  }
}

/** Wherever a match left a trace: a page that cannot be read hides only what is on it. */
function idsIn(db: Db, { entries, torn }: Tail): Set<string> {
  const faults: string[] = [];
  const scans = [
    'SELECT id FROM matches ORDER BY id',
    'SELECT id FROM matches ORDER BY id DESC',
    'SELECT id FROM matches ORDER BY phase, listed, created',
    'SELECT DISTINCT match AS id FROM sitters',
    'SELECT DISTINCT match AS id FROM entries',
  ];
  const found = scans.flatMap((sql) => rowsOf(db, faults, sql)).map(({ id }) => String(id));
  return new Set([...found, ...entries.keys(), ...torn]);
}

function examine(db: Db, tail: Tail, id: string): Examined {
  const faults: string[] = [];
  const head = headOf(db, faults, id);
  const rows = head === null ? null : logOf(db, tail, faults, head);
  if (head === null || rows === null) return { id, faults, changes: null };
  const entries = rows.map((row): Change => ({ put: 'entry', row }));
  const due = head.phase === 'playing' ? 0 : null;
  return {
    id,
    faults,
    changes: [
      headChange(head),
      ...entries,
      ...snapshotOf(db, tail, faults, id, rows.length),
      ...besideOf(db, faults, id),
      { put: 'mark', row: { match: id, due, awaited: 0 } },
    ],
  };
}

function headOf(db: Db, faults: string[], id: string): Head | null {
  const [row] = rowsOf(db, faults, 'SELECT head FROM matches WHERE id = ?', id);
  try {
    const head = readHead(row.head as string);
    if (head.id === id && typeof head.game === 'string' && head.seats.length > 0 && logHead(head).seed.commitment !== '')
      return head;
  } catch {
    // Said below.
  }
  faults.push('what is known about it cannot be read');
  return null;
}

/** All entries, each of them the one that was written; null where one is missing or another. */
function logOf(db: Db, tail: Tail, faults: string[], head: Head): EntryRow[] | null {
  const before = faults.length;
  const placed = rowsOf(db, faults, 'SELECT lines FROM entries WHERE match = ? ORDER BY last', head.id);
  const lines = placed.flatMap(({ lines: list }) => (String(list) === '[]' ? [] : linesIn(list)));
  const read = lines.map(entryIn);
  if (read.includes(null) || tail.torn.has(head.id)) faults.push('an entry of its log cannot be read');
  const rows = [...read, ...(tail.entries.get(head.id) ?? [])].filter((row) => row !== null);
  try {
    checkSums({ ...logHead(head), entries: rows.map(({ entry }): Entry => entry) });
  } catch (error) {
    faults.push((error as Error).message);
  }
  if (head.phase === 'over' && rows.at(-1)?.entry.kind !== 'end') faults.push('the end of its log is missing');
  return faults.length > before ? null : rows;
}

/** The newest snapshot, if it is one of this log; without one the log is played from its beginning. */
function snapshotOf(db: Db, tail: Tail, faults: string[], id: string, last: number): Change[] {
  const [placed] = rowsOf(db, faults, 'SELECT n, body FROM snapshots WHERE match = ?', id);
  const row = tail.snapshots.get(id) ?? (placed === undefined ? null : ({ match: id, ...placed } as unknown as SnapshotRow));
  if (row === null) return [];
  if (typeof row.n === 'number' && row.n <= last && parsed(row.body) !== null) return [{ put: 'snapshot', row }];
  faults.push('its snapshot cannot be read: it is loaded without it');
  return [];
}

/** What belongs to a match beside its log, as far as it can be read. Milestones are left out: whoever looks back goes
 *  through the log instead. */
function besideOf(db: Db, faults: string[], id: string): Change[] {
  const changes: Change[] = [];
  const lacks = (what: string): void => void (faults.includes(what) || faults.push(what));
  for (const row of rowsOf(db, faults, 'SELECT * FROM held WHERE match = ?', id)) {
    const moves = parsed(row.moves);
    if (Array.isArray(moves)) changes.push({ put: 'held', row: { ...row, moves } as never });
    else lacks('an answer that waited cannot be read: it is asked for again');
  }
  for (const row of rowsOf(db, faults, 'SELECT * FROM orders WHERE match = ?', id))
    if (Array.isArray(parsed(row.body))) changes.push({ put: 'orders', row: row as never });
    else lacks('standing orders cannot be read');
  for (const row of rowsOf(db, faults, 'SELECT * FROM chat WHERE match = ? ORDER BY n', id))
    if (typeof row.text === 'string' && typeof row.key === 'string') changes.push({ put: 'chat', row: row as never });
    else lacks('a line of the chat cannot be read');
  for (const row of rowsOf(db, faults, 'SELECT * FROM aside WHERE match = ?', id))
    changes.push({ put: 'aside', row: row as never });
  return changes;
}
