import { randomBytes } from 'node:crypto';
import { BadInput } from '@insula/kernel';
import type { Database, Sql } from './connect.ts';
import { FOLDED, SCHEMA } from './schema.ts';

/** Any number, the same in every process. */
const LOCK = 1_768_712_052;

/** Brings a database up to date, once: whoever comes meanwhile waits until that is done. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (sql) => {
    // It goes with the transaction.
    await sql.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await sql.query('CREATE TABLE IF NOT EXISTS schema (version integer NOT NULL)');
    const version = (await sql.query<{ version: number }>('SELECT version FROM schema'))[0]?.version ?? 0;
    if (version > SCHEMA.length) throw new BadInput('The database was written by a newer Insula: use that one.');
    if (version === SCHEMA.length) return;
    if (version > 0 && version < FOLDED) await mustHaveStopped(sql);
    for (const step of SCHEMA.slice(version)) await sql.query(step);
    await sql.query('DELETE FROM schema');
    await sql.query('INSERT INTO schema VALUES ($1)', [SCHEMA.length]);
    // Of two processes that start at once, each would sign cookies with a key of its own.
    await sql.query(`INSERT INTO notes VALUES ('key', $1) ON CONFLICT DO NOTHING`, [randomBytes(32).toString('hex')]);
    // Without statistics the first commits are planned for tables that are nothing like these.
    await sql.query('ANALYZE matches, marks, sitters, entries, logs, snapshots, held, orders, chat, people, notes, aside');
  });
}

/** Longer than a process is silent that lives. */
const LIVING = "SELECT FROM processes WHERE NOT gone AND beat > now() - interval '10 seconds'";

async function mustHaveStopped(sql: Sql): Promise<void> {
  if ((await sql.query(LIVING)).length > 0)
    throw new BadInput(
      'Servers of an older Insula use this database, and could not read what a newer one keeps: stop them.',
    );
}
