import { dirname } from 'node:path';
import { BadInput } from '@insula/kernel';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { openEntries } from './entries.ts';
import { makeFolder } from './folder.ts';
import { SCHEMA } from './schema.ts';
import type {
  AsideRow,
  Change,
  ChatRow,
  Claim,
  HeldRow,
  ListedRow,
  Listing,
  MatchRow,
  MilestoneRow,
  OrdersRow,
  Part,
  PersonRow,
  Store,
} from './store.ts';
import { type Counted, tallied } from './tally.ts';
import { damaged, troubleWith } from './trouble.ts';

type Row = Record<string, string | number | null>;
/** One process has the file, and with it all matches. */
const OURS: Claim = { kind: 'ours', gaps: [] };
/** Nobody else ever has a match. */
const ONLY = 1;
const NONE: ReadonlySet<Part> = new Set();
type SqliteStore = Store & { readonly db: DatabaseSyncInstance };

/** A store in one SQLite file. Opened in the main thread only: a worker ended in the middle of a query ends the process. */
export function openSqlite(file: string): SqliteStore {
  makeFolder(dirname(file));
  let db: DatabaseSyncInstance | null = null;
  try {
    db = new DatabaseSync(file);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000');
    // Bringing pages from the log into the file keeps everybody waiting: not so often.
    db.exec('PRAGMA wal_autocheckpoint = 4000');
    migrate(db, file);
    return storeOn(db);
  } catch (error) {
    db?.close();
    const trouble = troubleWith(file, error);
    // A table or a column that is not there, or holds something else than it should.
    throw trouble instanceof BadInput ? trouble : damaged(file, (error as Error).message);
  }
}

function storeOn(db: DatabaseSyncInstance): SqliteStore {
  const entries = openEntries(db);

  const sql = {
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    match: db.prepare(
      'INSERT INTO matches (id, phase, listed, created, head, ended, host, origin, of_bots) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, listed = excluded.listed, head = excluded.head, ended = excluded.ended, of_bots = excluded.of_bots',
    ),
    sitter: db.prepare('INSERT OR IGNORE INTO sitters (person, match) VALUES (?, ?)'),
    held: db.prepare('INSERT OR REPLACE INTO held VALUES (?, ?, ?, ?, ?, ?, ?)'),
    dropHeld: db.prepare('DELETE FROM held WHERE match = ? AND seat = ?'),
    orders: db.prepare('INSERT OR REPLACE INTO orders VALUES (?, ?, ?)'),
    chat: db.prepare(
      'INSERT OR IGNORE INTO chat SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4, ?5, ?6 FROM chat WHERE match = ?1',
    ),
    person: db.prepare('INSERT OR REPLACE INTO people VALUES (?, ?)'),
    aside: db.prepare('INSERT OR REPLACE INTO aside VALUES (?, ?, ?)'),
    getAside: db.prepare('SELECT match, at, why FROM aside WHERE match = ?'),
    milestone: db.prepare('INSERT OR REPLACE INTO milestones VALUES (?, ?, ?, ?, ?)'),
    milestoneAt: db.prepare('SELECT * FROM milestones WHERE match = ? AND n <= ? ORDER BY n DESC LIMIT 1'),
    milestoneTold: db.prepare(
      "SELECT * FROM milestones WHERE match = ? AND json_extract(told, '$[' || ? || ']') <= ? ORDER BY n DESC LIMIT 1",
    ),
    note: db.prepare('INSERT OR REPLACE INTO notes VALUES (?, ?)'),
    getMatch: db.prepare('SELECT * FROM matches WHERE id = ?'),
    ofHost: db.prepare(
      "SELECT phase, of_bots, count(*) AS count FROM matches WHERE host = ? AND phase <> 'over' GROUP BY phase, of_bots",
    ),
    fromOrigin: db.prepare(
      "SELECT phase, of_bots, count(*) AS count FROM matches WHERE origin = ? AND phase <> 'over' GROUP BY phase, of_bots",
    ),
    outdated: db.prepare(
      "SELECT id, created AS at FROM matches WHERE phase = 'open' AND listed IN (0, 1) AND created < ?1 UNION ALL SELECT id, ended FROM matches WHERE ended < ?2 ORDER BY at LIMIT ?3",
    ),
    drop: [
      'DELETE FROM matches WHERE id = ?',
      ...['sitters', 'held', 'orders', 'chat', 'aside', 'milestones'].map((table) => `DELETE FROM ${table} WHERE match = ?`),
    ].map((text) => db.prepare(text)),
    getSitters: db.prepare('SELECT person FROM sitters WHERE match = ?'),
    getHeld: db.prepare('SELECT * FROM held WHERE match = ? ORDER BY seat'),
    getOrders: db.prepare('SELECT * FROM orders WHERE match = ?'),
    getChat: db.prepare('SELECT * FROM (SELECT * FROM chat WHERE match = ? ORDER BY n DESC LIMIT ?) ORDER BY n'),
    getLines: db.prepare('SELECT coalesce(max(n), 0) AS n FROM chat WHERE match = ?'),
    getLine: db.prepare('SELECT text FROM chat WHERE match = ? AND key = ?'),
    getPerson: db.prepare('SELECT id, name FROM people WHERE id = ?'),
    getNote: db.prepare('SELECT text FROM notes WHERE name = ?'),
    listed: db.prepare(
      'SELECT id, head, awaited FROM matches WHERE phase = ? AND listed = 1 AND created < ? ORDER BY created DESC LIMIT ?',
    ),
    due: db.prepare('SELECT id, due FROM matches WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?'),
    ofPerson: db.prepare(
      "SELECT id, head, awaited FROM sitters JOIN matches ON id = match WHERE person = ?1 AND created < ?2 AND (?3 IS NULL OR (phase = 'over') = ?3) ORDER BY created DESC LIMIT ?4",
    ),
  };

  function write(change: Change): void {
    if ('drop' in change) {
      if (change.drop === 'held') sql.dropHeld.run(change.match, change.seat);
      else {
        for (const drop of sql.drop) drop.run(change.match);
        entries.drop(change.match);
      }
      return;
    }
    switch (change.put) {
      case 'match': {
        const { id, phase, listed, created, ended, host, origin, ofBots, head, people } = change.row;
        sql.match.run(id, phase, Number(listed), created, head, ended, host, origin, Number(ofBots));
        for (const person of people) sql.sitter.run(person, id);
        return;
      }
      case 'entry':
        entries.add(change.row);
        return;
      case 'snapshot':
        entries.keep(change.row);
        return;
      case 'milestone': {
        const { match, n, told, from, body } = change.row;
        sql.milestone.run(match, n, JSON.stringify(told), from === null ? null : JSON.stringify(from), body);
        return;
      }
      case 'held': {
        const { match, seat, decision, by, moves, request, left } = change.row;
        sql.held.run(match, seat, decision, by, JSON.stringify(moves), request, left);
        return;
      }
      case 'orders':
        sql.orders.run(change.row.match, change.row.seat, change.row.body);
        return;
      case 'chat': {
        const { match, at, seat, name, text, key } = change.row;
        sql.chat.run(match, at, seat, name, text, key);
        return;
      }
      case 'person':
        sql.person.run(change.row.id, change.row.name);
        return;
      case 'mark':
        entries.mark(change.row);
        return;
      case 'aside':
        sql.aside.run(change.row.match, change.row.at, change.row.why);
        return;
      case 'note':
        sql.note.run(change.name, change.text);
    }
  }

  return {
    db,
    async commit(...parts) {
      sql.begin.run();
      try {
        for (const part of parts) for (const change of part) write(change);
        entries.write();
        sql.commit.run();
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK');
        entries.forget();
        throw error;
      }
      return NONE;
    },
    claim: async () => OURS,
    hold: () => ONLY,
    holders: async () => new Map(),
    isAlone: async () => true,
    async release() {},
    async match(id) {
      const row = sql.getMatch.get(id) as Row | undefined;
      if (row === undefined) return null;
      const people = (sql.getSitters.all(id) as Row[]).map((sitter) => sitter.person as string);
      return {
        id,
        phase: row.phase as MatchRow['phase'],
        listed: row.listed === 1,
        created: row.created as number,
        ended: row.ended as number | null,
        host: row.host as string,
        origin: row.origin as string,
        ofBots: row.of_bots === 1,
        head: row.head as string,
        people,
      };
    },
    list: async (which, limit) =>
      listing(which, limit).map(({ id, head, awaited }): ListedRow => {
        const mark = entries.markOf(id as string);
        return { head: head as string, awaited: mark === null ? (awaited as number) : mark.awaited };
      }),
    tally: async (whose) =>
      tallied(('host' in whose ? sql.ofHost.all(whose.host) : sql.fromOrigin.all(whose.origin)) as unknown as Counted[]),
    outdated: async ({ openBefore, endedBefore }, limit) =>
      (sql.outdated.all(openBefore, endedBefore, limit) as Row[]).map(({ id }) => id as string),
    due: async (before, limit) => dueBefore(before, limit),
    aside: async (match) => (sql.getAside.get(match) as AsideRow | undefined) ?? null,
    entries: async (match, after, most = Number.POSITIVE_INFINITY) => entries.of(match, after, most),
    snapshot: async (match) => entries.snapshot(match),
    milestone: async (match, until) => {
      const row =
        'n' in until ? sql.milestoneAt.get(match, until.n) : sql.milestoneTold.get(match, until.audience, until.told);
      return row === undefined ? null : milestoneIn(row as Row);
    },
    held: async (match) =>
      (sql.getHeld.all(match) as Row[]).map(
        (row) => ({ ...row, moves: JSON.parse(row.moves as string) }) as unknown as HeldRow,
      ),
    orders: async (match) => sql.getOrders.all(match) as unknown as OrdersRow[],
    chat: async (match, limit) => sql.getChat.all(match, limit) as unknown as ChatRow[],
    lines: async (match) => (sql.getLines.get(match) as Row).n as number,
    line: async (match, key) => ((sql.getLine.get(match, key) as Row | undefined)?.text as string | undefined) ?? null,
    person: async (id) => (sql.getPerson.get(id) as PersonRow | undefined) ?? null,
    note: async (name) => ((sql.getNote.get(name) as Row | undefined)?.text as string | undefined) ?? null,
    async close() {
      // So that the file alone is all there is.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };

  function listing(which: Listing, limit: number): Row[] {
    if (which.kind === 'open' || which.kind === 'live')
      return sql.listed.all(which.kind === 'open' ? 'open' : 'playing', which.before, limit) as Row[];
    const isOver = which.kind === 'person' ? null : Number(which.kind === 'past');
    return sql.ofPerson.all(which.person, which.before, isOver, limit) as Row[];
  }

  /** What is in the tail is newer than what is in its place. */
  function dueBefore(before: number, limit: number): string[] {
    const placed = (sql.due.all(before, limit) as Row[]).filter(({ id }) => entries.markOf(id as string) === null);
    const found = placed.map(({ id, due }) => ({ match: id as string, due: due as number }));
    for (const { match, due } of entries.marks()) if (due !== null && due <= before) found.push({ match, due });
    return found
      .sort((a, b) => a.due - b.due)
      .slice(0, limit)
      .map(({ match }) => match);
  }
}

const milestoneIn = ({ match, n, told, from, body }: Row): MilestoneRow =>
  ({
    match,
    n,
    told: JSON.parse(told as string),
    from: JSON.parse((from as string | null) ?? 'null'),
    body,
  }) as MilestoneRow;

function migrate(db: DatabaseSyncInstance, file: string): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > SCHEMA.length) throw new BadInput(`${file} was written by a newer Insula: use that one.`);
  for (let next = version; next < SCHEMA.length; next++)
    db.exec(`BEGIN; ${SCHEMA[next]}; PRAGMA user_version = ${next + 1}; COMMIT`);
}
