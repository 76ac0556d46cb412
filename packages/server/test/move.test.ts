import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveToPostgres } from '../src/index.ts';
import { guestWith, Player, type Running, running } from './client.ts';
import { glimpseOf } from './kept/glimpse.ts';
import { emptyDatabase } from './postgres.ts';

/** A club that has outgrown its file: what each seat saw there, it sees in the database. */
const KEPT = join(import.meta.dirname, 'kept', 'protocol-2');
const opened = (file: string): Buffer => gunzipSync(readFileSync(join(KEPT, `${file}.gz`)));
const seen = JSON.parse(String(opened('seen.json'))) as {
  readonly cookie: string;
  readonly matches: readonly { readonly id: string; readonly seats: number; readonly eyes: readonly unknown[] }[];
};

let folder: string;
let url: string;
let server: Running | null = null;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'insula-'));
  for (const file of ['insula.sqlite', 'insula.sqlite-wal'].filter((name) => existsSync(join(KEPT, `${name}.gz`))))
    writeFileSync(join(folder, file), opened(file));
  url = await emptyDatabase();
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('everything in a file is carried over to a database, and people find it with the cookies they have', async () => {
  const { matches } = await moveToPostgres(join(folder, 'insula.sqlite'), url);
  expect(matches).toBeGreaterThanOrEqual(seen.matches.length);
  server = await running({ DATABASE_URL: url, LOG: 'silent', TOGETHER: '0' });
  const host = guestWith(server, seen.cookie);
  for (const { id, seats, eyes } of seen.matches)
    for (const [i, then] of eyes.entries()) {
      const eye = await Player.enter(server, host, id, i < seats ? i : null);
      expect(glimpseOf(eye.welcome!)).toEqual(then);
      eye.drop();
    }
});

test('a database that a server uses or that has matches is left alone, and a missing file is named', async () => {
  const file = join(folder, 'insula.sqlite');
  await expect(moveToPostgres(file, url)).rejects.toThrow(/^Another server uses this database: /);
  await server?.stop();
  server = null;
  await expect(moveToPostgres(file, url)).rejects.toThrow('There are matches in that database already: name an empty one.');
  await expect(moveToPostgres(join(folder, 'none'), url)).rejects.toThrow(
    /^There is no file .*: name the insula\.sqlite of a server\.$/,
  );
});
