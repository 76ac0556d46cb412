import pg from 'pg';
import { afterAll } from 'vitest';
import type { Running } from '../../../scripts/postgres.mjs';
import { startPooler, startPostgres } from '../../../scripts/postgres.mjs';

let postgres: Promise<Running> | null = null;
let pooler: ReturnType<typeof startPooler> | null = null;
let made = 0;

afterAll(async () => {
  (await pooler)?.stop();
  (await postgres)?.stop();
});

/** The address of an empty database, in a PostgreSQL that runs as long as the tests of a file; with TEST_POOLER it is behind a
 *  PgBouncer. */
export async function emptyDatabase(): Promise<string> {
  postgres ??= startPostgres({ fsync: 'off' });
  const { url } = await postgres;
  const name = `insula_${process.pid}_${made++}`;
  if (!process.env.TEST_POOLER) return emptySchema(url, name);
  pooler ??= startPooler(await postgres);
  await told(url, `CREATE DATABASE ${name}`);
  return (await pooler).url.replace(/postgres$/, name);
}

/** Quicker than a database of its own, but in every connection: no pooler knows that. */
async function emptySchema(url: string, name: string): Promise<string> {
  await told(url, `CREATE SCHEMA ${name}`);
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${name}`);
  return own.href;
}

async function told(url: string, what: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(what);
  await client.end();
}
