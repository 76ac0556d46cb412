import type { Part } from '../store.ts';
import type { Claims } from './claims.ts';
import type { Database, Sql } from './connect.ts';
import { Fenced, FIRST, fencesOf, lostOf, matchesIn, Stopped, stoppedAt } from './fences.ts';
import type { Lease } from './lease.ts';
import { FOLD, MOST_FOLDED } from './logs.ts';
import { rowsOf } from './rows.ts';
import { insertInto } from './tables.ts';

/** Keeps parts of many matches in one transaction. Those of matches that other processes have now are left out, and
 *  returned. */
export async function commit(
  database: Database,
  lease: Lease,
  claims: Claims,
  parts: readonly Part[],
): Promise<ReadonlySet<Part>> {
  const refused = new Set<Part>();
  for (;;) {
    const left = parts.filter((part) => !refused.has(part));
    const lost = await keep(left);
    if (lost === null) return refused;
    claims.lost(lost);
    for (const part of left) if ([...matchesIn(part)].some((match) => lost.has(match))) refused.add(part);
  }

  /** All or none. Returns null, or which matches are lost. */
  async function keep(some: readonly Part[]): Promise<ReadonlySet<string> | null> {
    try {
      const fences = fencesOf(some, claims.token);
      const { process } = lease;
      await database.transaction(async (sql) => {
        // All on their way at once. Whatever is written of a match that is lost is undone, also where it cannot be written.
        const [stopped, ...rows] = await Promise.allSettled([stoppedAt(sql, process, fences), ...written(sql, some)]);
        if (stopped.status === 'fulfilled' && stopped.value.length > 0) throw new Stopped(stopped.value);
        for (const done of [stopped, ...rows]) if (done.status === 'rejected') throw done.reason;
      });
      // What was made by a process that was taken for dead meanwhile may be another's by now.
      const made = process === lease.process && lease.holds ? fences.filter(({ token }) => token === null) : [];
      for (const { match } of made) claims.made(match, FIRST);
      return null;
    } catch (error) {
      if (error instanceof Stopped) return lostOf(database, error.fences);
      if (error instanceof Fenced) return error.matches;
      throw error;
    }
  }
}

/** All the statements of a commit, on their way at once. */
function written(sql: Sql, parts: readonly Part[]): Promise<unknown>[] {
  const { tables, lasts, dropped, gone } = rowsOf(parts);
  const statements = [...tables]
    .filter(([, rows]) => rows.size > 0)
    .map(([table, rows]) => sql.query(insertInto(table), [JSON.stringify([...rows.values()])]));
  const over = [...(tables.get('matches')?.values() ?? [])]
    .filter(([, phase]) => phase === 'over')
    .map(([id]) => String(id));
  // Also for those who sat in it once and left.
  if (over.length > 0) statements.push(sql.query('UPDATE sitters SET past = true WHERE match = ANY($1)', [over]));
  const short = over.filter((match) => (lasts.get(match) ?? MOST_FOLDED) < MOST_FOLDED);
  if (short.length > 0) statements.push(sql.query(FOLD, [short]));
  if (dropped.size > 0) statements.push(sql.query(DROP_HELD, [JSON.stringify([...dropped.values()])]));
  if (gone.size > 0) for (const drop of DROPS) statements.push(sql.query(drop, [[...gone]]));
  return statements;
}

const DROPS = [
  'DELETE FROM matches WHERE id = ANY($1)',
  ...['marks', 'sitters', 'entries', 'logs', 'snapshots', 'milestones', 'held', 'orders', 'chat', 'aside'].map(
    (table) => `DELETE FROM ${table} WHERE match = ANY($1)`,
  ),
];

const DROP_HELD = `DELETE FROM held USING json_to_recordset($1) AS x(match text, seat smallint)
  WHERE held.match = x.match AND held.seat = x.seat`;
