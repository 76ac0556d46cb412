import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { type Line, lineOf, rowIn } from './line.ts';
import type { EntryRow } from './store.ts';

type Row = Record<string, string | number | null>;

/** Entries that wait to be put in their places. */
const MOST_IN_TAIL = 2_000;

/**
 * The logs of all matches. What a commit brings is appended as one row, whatever matches it belongs to: else a commit
 * would write a page for every match in it. From time to time all of that is put in its places, one row for each match.
 */
export interface Entries {
  /** Within a transaction. */
  add(row: EntryRow): void;
  /** Ends a transaction: writes what was added, and puts entries in their places if there are many. */
  write(): void;
  /** The transaction failed: what was added in it is not there. */
  forget(): void;
  of(match: string, after: number): EntryRow[];
}

/** The newest entries of a match, and the same as text. */
interface Recent {
  readonly rows: EntryRow[];
  readonly lines: string[];
}

const listed = (lines: readonly string[]): string => `[${lines.join(',\n')}]`;

export function openEntries(db: DatabaseSyncInstance): Entries {
  const append = db.prepare('INSERT INTO tail (lines) VALUES (?)');
  const place = db.prepare('INSERT INTO entries (match, last, lines) VALUES (?, ?, ?)');
  const clear = db.prepare('DELETE FROM tail');
  const all = db.prepare('SELECT lines FROM tail ORDER BY rowid');
  const placed = db.prepare('SELECT lines FROM entries WHERE match = ? AND last > ? ORDER BY last');
  const last = db.prepare('SELECT max(last) AS n FROM entries WHERE match = ?');
  /** What is in the tail, by match. */
  let tail = new Map<string, Recent>();
  let size = 0;
  /** What this transaction has added. */
  let added: string[] = [];

  function read(): void {
    tail = new Map();
    size = 0;
    added = [];
    for (const row of rowsIn(all.all())) keep(row, lineOf(row));
  }

  function keep(row: EntryRow, line: string): void {
    const recent = tail.get(row.match);
    if (recent === undefined) tail.set(row.match, { rows: [row], lines: [line] });
    else {
      recent.rows.push(row);
      recent.lines.push(line);
    }
    size++;
  }

  function lastOf(match: string): number {
    const recent = tail.get(match);
    if (recent !== undefined) return recent.rows[recent.rows.length - 1].entry.n;
    return ((last.get(match) as Row).n as number | null) ?? 0;
  }

  function tidy(): void {
    for (const [match, { lines }] of tail) place.run(match, lastOf(match), listed(lines));
    clear.run();
    tail = new Map();
    size = 0;
  }

  read();
  return {
    add(row) {
      const { match, entry } = row;
      const before = lastOf(match);
      if (entry.n !== before + 1) throw new Error(`entry ${entry.n} of match ${match} comes after ${before}`);
      const line = lineOf(row);
      added.push(line);
      keep(row, line);
    },
    write() {
      if (added.length > 0) append.run(listed(added));
      added = [];
      if (size >= MOST_IN_TAIL) tidy();
    },
    forget: read,
    of(match, after) {
      const recent = (tail.get(match)?.rows ?? []).filter((row) => row.entry.n > after);
      if (recent.length > 0 && recent[0].entry.n === after + 1) return recent;
      return [...rowsIn(placed.all(match, after)).filter((row) => row.entry.n > after), ...recent];
    },
  };
}

const rowsIn = (found: unknown[]): EntryRow[] =>
  (found as Row[]).flatMap(({ lines }) => (JSON.parse(lines as string) as Line[]).map(rowIn));
