import pg from 'pg';
import { afterAll } from 'vitest';
import type { Running } from '../../../scripts/postgres.mjs';
import { startPostgres } from '../../../scripts/postgres.mjs';

let postgres: Promise<Running> | null = null;
let made = 0;

afterAll(async () => (await postgres)?.stop());

/** The address of an empty database, in a PostgreSQL that runs as long as the tests of a file. */
export async function emptyDatabase(): Promise<string> {
  postgres ??= startPostgres({ fsync: 'off' });
  const { url } = await postgres;
  const schema = `insula_${process.pid}_${made++}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`CREATE SCHEMA ${schema}`);
  await client.end();
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${schema}`);
  return own.href;
}
