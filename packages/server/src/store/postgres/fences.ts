import type { Change, Part } from '../store.ts';
import type { Sql } from './connect.ts';

/** What a commit wants of the row that says whose a match is: that it is still ours, and that no entry is missing. */
interface Fence {
  readonly match: string;
  /** Null: the match is made with this commit. */
  readonly token: number | null;
  /** The number of the entry before those that are added. */
  before: number | null;
  added: number;
  marked: boolean;
  due: number | null;
  awaited: number;
}

/** The token of a match that was just made. */
export const FIRST = 1;

/** Thrown before a transaction: this process has none of these matches any more. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
  readonly matches: ReadonlySet<string>;
  constructor(matches: ReadonlySet<string>) {
    super('another process has the match');
    this.matches = matches;
  }
}

/** Thrown within a transaction: these did not pass. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly fences: readonly Fence[];
  constructor(fences: readonly Fence[]) {
    super('some matches of a commit are not as they were');
    this.fences = fences;
  }
}

/** The matches that a part changes. */
export const matchesIn = (part: Part): Set<string> => new Set(part.flatMap((change) => matchOf(change) ?? []));

function matchOf(change: Change): string | null {
  if ('drop' in change) return change.match;
  switch (change.put) {
    case 'match':
      return change.row.id;
    case 'person':
    case 'note':
      return null;
    default:
      return change.row.match;
  }
}

/** `tokens` are those of this process. What it neither has nor makes is another's. */
export function fencesOf(parts: readonly Part[], tokens: (match: string) => number | null): Fence[] {
  const fences = new Map<string, Fence>();
  const strange = new Set<string>();
  for (const part of parts)
    for (const change of part) {
      const match = matchOf(change);
      if (match === null) continue;
      const fence = fences.get(match) ?? fenceOf(match, tokens(match));
      const isMade = 'put' in change && change.put === 'match';
      if (fence.token === null && !isMade && !fences.has(match)) strange.add(match);
      else {
        fences.set(match, fence);
        note(fence, change);
      }
    }
  if (strange.size > 0) throw new Fenced(strange);
  return [...fences.values()];
}

const fenceOf = (match: string, token: number | null): Fence => ({
  match,
  token,
  before: token === null ? 0 : null,
  added: 0,
  marked: false,
  due: null,
  awaited: 0,
});

function note(fence: Fence, change: Change): void {
  if (!('put' in change)) return;
  if (change.put === 'mark') {
    fence.marked = true;
    fence.due = change.row.due;
    fence.awaited = change.row.awaited;
  } else if (change.put === 'entry') {
    const { n } = change.row.entry;
    fence.before ??= n - 1;
    const last = fence.before + fence.added;
    if (n !== last + 1) throw gap(n, last);
    fence.added++;
  }
}

const gap = (n: number, last: number): Error => new Error(`entry ${n} of a match comes after ${last}`);

const CHECK = `UPDATE marks SET last = marks.last + x.added,
  due = CASE WHEN x.marked THEN x.due ELSE marks.due END,
  awaited = CASE WHEN x.marked THEN x.awaited ELSE marks.awaited END
  FROM json_to_recordset($1) AS x(match text, token bigint, before integer, added integer, marked boolean, due bigint,
    awaited integer)
  WHERE marks.match = x.match AND marks.token = x.token AND (x.before IS NULL OR x.before = marks.last)
  RETURNING marks.match`;
const MAKE = `INSERT INTO marks (match, due, awaited, last, owner, token, gaps)
  SELECT match, due, awaited, added, $2, ${FIRST}, '[]'
  FROM json_to_recordset($1) AS x(match text, added integer, due bigint, awaited integer)
  ON CONFLICT DO NOTHING RETURNING match`;

/** Checks that all of these matches are still this process's own, and keeps it so until the transaction ends: whoever wants
 *  to take one of them waits for that. Returns those that are not, or of which an entry is missing. */
export async function stoppedAt(sql: Sql, owner: number, fences: readonly Fence[]): Promise<readonly Fence[]> {
  const known = fences.filter(({ token }) => token !== null);
  const made = fences.filter(({ token }) => token === null);
  const passed = await Promise.all([
    known.length === 0 ? [] : sql.query<{ match: string }>(CHECK, [JSON.stringify(known)]),
    made.length === 0 ? [] : sql.query<{ match: string }>(MAKE, [JSON.stringify(made), owner]),
  ]);
  const fine = new Set(passed.flat().map(({ match }) => match));
  return fences.filter(({ match }) => !fine.has(match));
}

/** The matches that are another's. Throws where that is not what stopped a commit, but that an entry is missing. */
export async function lostOf(sql: Sql, stopped: readonly Fence[]): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ match: string; token: number; last: number }>(
    'SELECT match, token, last FROM marks WHERE match = ANY($1)',
    [stopped.map(({ match }) => match)],
  );
  for (const { match, token, last } of rows) {
    const fence = stopped.find((one) => one.match === match);
    if (fence?.token === token && fence.before !== null) throw gap(fence.before + 1, last);
  }
  return new Set(stopped.map(({ match }) => match));
}
