import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../src/store/lock.ts';
import { SCHEMA } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'insula-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the live connection writes ahead and waits for the disk', async () => {
  const store = openSqlite(join(folder, 'x.sqlite'));
  expect(store.db.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  // 2 is FULL.
  expect(store.db.prepare('PRAGMA synchronous').get()).toMatchObject({ synchronous: 2 });
  await store.close();
});

test('two servers do not share a folder', async () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/Another server uses the folder/);
  unlock();
  lockFolder(folder)();
});

test('a damaged lock is not taken for another server', async () => {
  writeFileSync(join(folder, 'lock.sqlite'), 'no lock '.repeat(200));
  expect(() => lockFolder(folder)).toThrow(/lock\.sqlite is damaged: remove it, [^\n]+\.$/);
});

test('entries of an older file are there when it is opened', async () => {
  const file = join(folder, 'x.sqlite');
  const old = new DatabaseSync(file);
  old.exec(`${SCHEMA[0]} PRAGMA user_version = 1`);
  const columns = '(match, n, at, seat, "by", kind, what, state, sum, request, "left")';
  old.exec(`INSERT INTO entries ${columns} VALUES ('m', 1, 5, 0, 'person', 'move', 'pass', NULL, 'ab', 'r1', 900),
    ('other', 1, 5, 1, 'bot', 'move', 'go', NULL, 'ef', NULL, NULL)`);
  old.exec(`INSERT INTO tail ${columns} VALUES ('m', 2, 6, 1, 'person', 'undo', '1', 'cc', 'cd', NULL, NULL)`);
  old.close();
  const store = openSqlite(file);
  const first = { n: 1, at: 5, seat: 0, by: 'person', kind: 'move', move: 'pass', state: null, sum: 'ab' };
  const second = { n: 2, at: 6, seat: 1, by: 'person', kind: 'undo', to: 1, state: 'cc', sum: 'cd' };
  expect(await store.entries('m', 0)).toEqual([
    { match: 'm', entry: first, request: 'r1', left: 900 },
    { match: 'm', entry: second, request: null, left: null },
  ]);
  expect(await store.entries('m', 1)).toHaveLength(1);
  expect(await store.entries('other', 0)).toHaveLength(1);
  await store.close();
});

test('to read a little of a long match, little of it is gone through: no row holds more than 256 entries', async () => {
  const store = openSqlite(join(folder, 'x.sqlite'));
  const move = (n: number) =>
    ({ n, at: n, seat: 0, by: 'bot', kind: 'move', move: `m${n}`, state: null, sum: 'ab' }) as const;
  await store.commit(
    Array.from({ length: 5_000 }, (_, i) => ({
      put: 'entry',
      row: { match: 'm', entry: move(i + 1), request: null, left: null },
    })),
  );
  const rows = store.db.prepare('SELECT last, lines FROM entries ORDER BY last').all() as { last: number; lines: string }[];
  expect(rows.map(({ lines }) => JSON.parse(lines).length).reduce((a, b) => a + b)).toBe(5_000);
  for (const { lines } of rows) expect(JSON.parse(lines).length).toBeLessThanOrEqual(256);
  expect(rows.at(-1)?.last).toBe(5_000);
  for (const after of [0, 255, 256, 1_000, 4_863, 4_864, 4_999])
    expect((await store.entries('m', after, 2)).map(({ entry }) => entry.n)).toEqual(
      [after + 1, after + 2].filter((n) => n <= 5_000),
    );
  expect(await store.entries('m', 0)).toHaveLength(5_000);
  await store.close();
});

test('what matches wait for is put in its place too: nothing that is read at every start grows for ever', async () => {
  const store = openSqlite(join(folder, 'x.sqlite'));
  const inTail = (): number => (store.db.prepare('SELECT count(*) AS n FROM tail').get() as { n: number }).n;
  for (let i = 0; i < 10; i++)
    await store.commit(Array.from({ length: 500 }, () => ({ put: 'mark', row: { match: 'm', due: i, awaited: 1 } })));
  expect(inTail()).toBeLessThan(8);
  await store.close();
});
