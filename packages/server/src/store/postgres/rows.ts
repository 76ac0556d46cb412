import { storedEntry } from '../entryRow.ts';
import type { Change, Part } from '../store.ts';
import type { TableName, Values } from './tables.ts';

/** What a commit writes, table by table: of rows that replace each other only the last, for a statement writes each once. */
export interface Rows {
  readonly tables: Map<TableName, Map<string, Values>>;
  /** The number of the newest entry, by match. */
  readonly lasts: Map<string, number>;
  /** Matches and seats whose answer is no longer held. */
  readonly dropped: Map<string, { readonly match: string; readonly seat: number }>;
  /** Matches of which nothing is kept any more. */
  readonly gone: Set<string>;
}

export function rowsOf(parts: readonly Part[]): Rows {
  const rows: Rows = { tables: new Map(), lasts: new Map(), dropped: new Map(), gone: new Set() };
  for (const part of parts) for (const change of part) add(rows, change);
  return rows;
}

function add({ tables, lasts, dropped, gone }: Rows, change: Change): void {
  function put(table: TableName, key: string, values: Values): void {
    const rows = tables.get(table) ?? new Map<string, Values>();
    tables.set(table, rows.set(key, values));
  }
  if ('drop' in change && change.drop === 'match') {
    gone.add(change.match);
    return;
  }
  if ('drop' in change) {
    const { match, seat } = change;
    tables.get('held')?.delete(`${match} ${seat}`);
    dropped.set(`${match} ${seat}`, { match, seat });
    return;
  }
  switch (change.put) {
    case 'match': {
      const { id, phase, listed, created, ended, host, origin, ofBots, head, people } = change.row;
      put('matches', id, [id, phase, listed, created, ended, host, origin, ofBots, head]);
      for (const person of people) put('sitters', `${id} ${person}`, [id, person, created, phase === 'over']);
      return;
    }
    case 'entry':
      lasts.set(change.row.match, change.row.entry.n);
      put('entries', `${change.row.match} ${change.row.entry.n}`, storedEntry(change.row));
      return;
    case 'snapshot':
      put('snapshots', change.row.match, [change.row.match, change.row.n, change.row.body]);
      return;
    case 'milestone': {
      const { match, n, told, from, body } = change.row;
      put('milestones', `${match} ${n}`, [
        match,
        n,
        JSON.stringify(told),
        from === null ? null : JSON.stringify(from),
        body,
      ]);
      return;
    }
    case 'held': {
      const { match, seat, decision, by, moves, request, left } = change.row;
      dropped.delete(`${match} ${seat}`);
      put('held', `${match} ${seat}`, [match, seat, decision, by, JSON.stringify(moves), request, left]);
      return;
    }
    case 'orders':
      put('orders', `${change.row.match} ${change.row.seat}`, [change.row.match, change.row.seat, change.row.body]);
      return;
    case 'chat': {
      const { match, at, seat, name, text, key } = change.row;
      put('chat', `${match} ${key}`, [match, at, seat, name, text, key]);
      return;
    }
    case 'person':
      put('people', change.row.id, [change.row.id, change.row.name]);
      return;
    case 'aside':
      // What was thrown may say anything, and a text of PostgreSQL's has no zeros.
      put('aside', change.row.match, [change.row.match, change.row.at, change.row.why.replaceAll('\0', ' ')]);
      return;
    case 'note':
      put('notes', change.name, [change.name, change.text]);
      return;
    case 'mark':
    // With the token, where it is checked: see fences.ts.
  }
}
