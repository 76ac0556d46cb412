import type { Deed, Entry } from '@insula/kernel';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { EntryRow } from './store.ts';

type Row = Record<string, string | number | null>;

/** Entries that wait to be put in their places. */
const MOST_IN_TAIL = 2_000;

/**
 * The logs of all matches. New entries are only appended, one behind the other, whatever match they belong to: else a
 * commit would write a page for every match in it. From time to time they are all put in their places at once.
 */
export interface Entries {
  /** Within a transaction. */
  add(row: EntryRow): void;
  /** Within a transaction: puts entries in their places if there are many. */
  tidy(): void;
  /** The transaction failed: what was added in it is not there. */
  forget(): void;
  of(match: string, after: number): EntryRow[];
}

const COLUMNS = 'match, n, at, seat, "by", kind, what, state, sum, request, "left"';

export function openEntries(db: DatabaseSyncInstance): Entries {
  const append = db.prepare(`INSERT INTO tail (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const place = db.prepare(`INSERT INTO entries (${COLUMNS}) SELECT ${COLUMNS} FROM tail ORDER BY match, n`);
  const clear = db.prepare('DELETE FROM tail');
  const all = db.prepare(`SELECT ${COLUMNS} FROM tail ORDER BY rowid`);
  const placed = db.prepare(`SELECT ${COLUMNS} FROM entries WHERE match = ? AND n > ? ORDER BY n`);
  const last = db.prepare('SELECT max(n) AS n FROM entries WHERE match = ?');
  /** What is in the tail, by match. */
  let tail = new Map<string, EntryRow[]>();
  let size = 0;

  function read(): void {
    tail = new Map();
    size = 0;
    for (const row of all.all() as Row[]) keep(entryRow(row));
  }

  function keep(row: EntryRow): void {
    const known = tail.get(row.match);
    if (known === undefined) tail.set(row.match, [row]);
    else known.push(row);
    size++;
  }

  function lastOf(match: string): number {
    const rows = tail.get(match);
    if (rows !== undefined) return rows[rows.length - 1].entry.n;
    return ((last.get(match) as Row).n as number | null) ?? 0;
  }

  read();
  return {
    add(row) {
      const { match, entry, request, left } = row;
      if (entry.n !== lastOf(match) + 1) throw new Error(`entry ${entry.n} of match ${match} comes after ${lastOf(match)}`);
      const { n, at, seat, by, kind, state, sum } = entry;
      append.run(match, n, at, seat, by, kind, whatOf(entry), state, sum, request, left);
      keep(row);
    },
    tidy() {
      if (size < MOST_IN_TAIL) return;
      place.run();
      clear.run();
      tail = new Map();
      size = 0;
    },
    forget: read,
    of(match, after) {
      const recent = (tail.get(match) ?? []).filter((row) => row.entry.n > after);
      if (recent.length > 0 && recent[0].entry.n === after + 1) return recent;
      return [...(placed.all(match, after) as Row[]).map(entryRow), ...recent];
    },
  };
}

function whatOf(entry: Entry): string | number | null {
  switch (entry.kind) {
    case 'move':
      return entry.move;
    case 'undo':
      return entry.to;
    case 'end':
      return entry.why;
    default:
      return null;
  }
}

function deedOf(kind: Entry['kind'], what: string | number | null): Deed {
  switch (kind) {
    case 'move':
      return { kind, move: String(what) };
    case 'undo':
      return { kind, to: Number(what) };
    case 'end':
      return { kind, why: what as Extract<Deed, { kind: 'end' }>['why'] };
    default:
      return { kind };
  }
}

function entryRow(row: Row): EntryRow {
  const { match, n, at, seat, by, kind, what, state, sum, request, left } = row;
  const entry = { n, at, seat, by, ...deedOf(kind as Entry['kind'], what), state, sum } as Entry;
  return { match: match as string, entry, request: request as string | null, left: left as number | null };
}
