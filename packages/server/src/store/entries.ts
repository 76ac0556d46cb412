import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { readEntry, writtenEntry } from './entryRow.ts';
import type { EntryRow, MarkRow, SnapshotRow } from './store.ts';
import { Damage } from './trouble.ts';

type Row = Record<string, string | number | null>;

/** Entries that wait to be put in their places. */
const MOST_IN_TAIL = 4_000;
/** Entries in one row of their place: whoever reads a few of a long match would have to go through all of it. */
const MOST_IN_ROW = 256;

/**
 * The logs of all matches, how each stood when its newest snapshot was taken, and what each waits for. What a commit brings is appended as one
 * row, whatever matches it belongs to: else a commit would write a page or more for every match in it. From time to time
 * all of that is put in its places, a row or a few for each match.
 */
export interface Entries {
  /** Within a transaction. */
  add(row: EntryRow): void;
  /** Within a transaction. */
  keep(row: SnapshotRow): void;
  /** Within a transaction. */
  mark(row: MarkRow): void;
  /** Within a transaction: forgets a match once the rest is written. */
  drop(match: string): void;
  /** Ends a transaction: writes what was added, and puts entries in their places if there are many. */
  write(): void;
  /** The transaction failed: what was added in it is not there. */
  forget(): void;
  of(match: string, after: number, most: number): EntryRow[];
  snapshot(match: string): SnapshotRow | null;
  /** Marks that are newer than what stands in the table of matches. */
  marks(): Iterable<MarkRow>;
  markOf(match: string): MarkRow | null;
}

/** What is not in its place yet of one match. */
interface Recent {
  /** Its newest entries as text, without a gap. */
  readonly lines: string[];
  /** The number of the newest. */
  last: number;
  /** Something is missing before what is here. */
  torn: boolean;
  snapshot: SnapshotRow | null;
  mark: MarkRow | null;
}

const BETWEEN = ',\n';
const listed = (lines: readonly string[]): string => `[${lines.join(BETWEEN)}]`;

export function openEntries(db: DatabaseSyncInstance): Entries {
  const append = db.prepare('INSERT INTO tail (lines, snapshots, marks) VALUES (?, ?, ?)');
  const place = db.prepare('INSERT INTO entries (match, last, lines) VALUES (?, ?, ?)');
  const placeSnapshot = db.prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)');
  const placeMark = db.prepare('UPDATE matches SET due = ?, awaited = ? WHERE id = ?');
  const clear = db.prepare('DELETE FROM tail');
  const all = db.prepare('SELECT lines, snapshots, marks FROM tail ORDER BY rowid');
  const placed = db.prepare('SELECT last, lines FROM entries WHERE match = ? AND last > ? ORDER BY last');
  const placedSnapshot = db.prepare('SELECT n, body FROM snapshots WHERE match = ?');
  const drops = ['entries', 'snapshots'].map((table) => db.prepare(`DELETE FROM ${table} WHERE match = ?`));
  const last = db.prepare('SELECT max(last) AS n FROM entries WHERE match = ?');
  /** What is in the tail, by match. */
  let tail = new Map<string, Recent>();
  let size = 0;
  /** What this transaction has added, as text. */
  let lines: string[] = [];
  let snapshots: string[] = [];
  let marks: MarkRow[] = [];
  let dropped: string[] = [];

  function recentOf(match: string): Recent {
    let recent = tail.get(match);
    if (recent === undefined) {
      const placedLast = (last.get(match) as Row).n ?? 0;
      const torn = typeof placedLast !== 'number';
      recent = { lines: [], last: torn ? 0 : placedLast, torn, snapshot: null, mark: null };
      tail.set(match, recent);
    }
    return recent;
  }

  function put(recent: Recent, line: string): void {
    recent.lines.push(line);
    recent.last++;
    size++;
  }

  function read(): void {
    [tail, size, lines, snapshots, marks, dropped] = [new Map(), 0, [], [], [], []];
    for (const row of all.all() as Row[])
      try {
        readRow(row);
      } catch (error) {
        // Whose entries these are, nobody knows: what was promised to be kept would be missing without a word.
        throw new Damage(`a row of the table tail cannot be read: ${(error as Error).message}`);
      }
  }

  function readRow(row: Row): void {
    for (const entry of rowsIn(row.lines)) {
      const recent = recentOf(entry.match);
      recent.torn ||= entry.entry.n !== recent.last + 1;
      put(recent, writtenEntry(entry));
    }
    for (const [match, n, body] of JSON.parse(row.snapshots as string) as [string, number, unknown][])
      recentOf(match).snapshot = { match, n, body: JSON.stringify(body) };
    for (const mark of JSON.parse(row.marks as string) as MarkRow[]) {
      recentOf(mark.match).mark = mark;
      size++;
    }
  }

  function tidy(): void {
    for (const [match, recent] of tail) {
      placeLines(match, recent);
      if (recent.snapshot !== null) placeSnapshot.run(match, recent.snapshot.n, recent.snapshot.body);
      if (recent.mark !== null) placeMark.run(recent.mark.due, recent.mark.awaited, match);
    }
    clear.run();
    [tail, size] = [new Map(), 0];
  }

  function placeLines(match: string, { lines: waiting, last: end }: Recent): void {
    for (let from = 0; from < waiting.length; from += MOST_IN_ROW) {
      const some = waiting.slice(from, from + MOST_IN_ROW);
      place.run(match, end - waiting.length + from + some.length, listed(some));
    }
  }

  read();
  return {
    add(row) {
      const { match, entry } = row;
      const recent = recentOf(match);
      if (recent.torn || entry.n !== recent.last + 1)
        throw new Error(`entry ${entry.n} of a match comes after ${recent.last}`);
      const line = writtenEntry(row);
      lines.push(line);
      put(recent, line);
    },
    keep(row) {
      snapshots.push(`[${JSON.stringify(row.match)},${row.n},${row.body}]`);
      recentOf(row.match).snapshot = row;
    },
    drop: (match) => void dropped.push(match),
    mark(row) {
      marks.push(row);
      recentOf(row.match).mark = row;
    },
    write() {
      if (lines.length + snapshots.length + marks.length > 0)
        append.run(listed(lines), listed(snapshots), JSON.stringify(marks));
      size += marks.length;
      [lines, snapshots, marks] = [[], [], []];
      if (size >= MOST_IN_TAIL || dropped.some((match) => tail.has(match))) tidy();
      for (const match of dropped.splice(0)) for (const drop of drops) drop.run(match);
    },
    forget: read,
    of(match, after, most) {
      const recent = tail.get(match);
      if (recent === undefined) return fromPlace(match, after, most);
      if (recent.torn) throw new Damage(`entries of match ${match} are missing`);
      const before = recent.last - recent.lines.length;
      const rows = after >= before ? [] : fromPlace(match, after, most);
      const first = Math.max(0, after - before);
      return rows.concat(rowsIn(listed(recent.lines.slice(first, first + most - rows.length))));
    },
    snapshot(match) {
      const recent = tail.get(match)?.snapshot ?? null;
      if (recent !== null) return recent;
      const row = placedSnapshot.get(match) as Row | undefined;
      return row === undefined ? null : ({ match, n: row.n, body: row.body } as SnapshotRow);
    },
    *marks() {
      for (const { mark } of tail.values()) if (mark !== null) yield mark;
    },
    markOf: (match) => tail.get(match)?.mark ?? null,
  };

  function fromPlace(match: string, after: number, most: number): EntryRow[] {
    const rows: EntryRow[] = [];
    for (const { last: end, lines: list } of placed.iterate(match, after) as Iterable<Row>) {
      rows.push(...linesAfter(list as string, end as number, after + rows.length, most - rows.length));
      if (rows.length >= most) break;
    }
    return rows;
  }
}

/** Of a list that ends with entry `end`, those after `after`, and no more than `most`: to read all of it would take the
 *  longer, the longer a match goes on. */
function linesAfter(list: string, end: number, after: number, most: number): EntryRow[] {
  const lines = list.slice(1, -1).split(BETWEEN);
  // One that an older store has made is a single line.
  const first = lines.length === 1 ? 0 : Math.max(0, lines.length - (end - after));
  const rows = rowsIn(listed(lines.slice(first, first + most)))
    .filter(({ entry }) => entry.n > after)
    .slice(0, most);
  if (rows.at(-1)?.entry.n !== Math.min(end, after + most)) throw new Damage('entries of a match are missing');
  return rows;
}

const rowsIn = (lines: Row[string]): EntryRow[] => (JSON.parse(lines as string) as unknown[]).map(readEntry);
