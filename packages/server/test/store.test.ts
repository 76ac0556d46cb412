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

test('a commit is all or nothing, and no entry is written twice', async () => {
  const store = openSqlite(join(folder, 'x.sqlite'));
  const entry = { n: 1, at: 5, seat: 0, by: 'person', kind: 'move', move: 'pass', state: null, sum: 'ab' } as const;
  const put = { put: 'entry', row: { match: 'm', entry, request: 'r', left: null } } as const;
  await store.commit([put]);
  await expect(store.commit([{ put: 'note', name: 'x', text: 'y' }, put])).rejects.toThrow();
  expect(await store.note('x')).toBeNull();
  expect(await store.entries('m', 0)).toEqual([{ match: 'm', entry, request: 'r', left: null }]);
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

test('entries of many matches come back in order, before and after they are put in their places', async () => {
  const file = join(folder, 'x.sqlite');
  let store = openSqlite(file);
  const entry = (n: number) =>
    ({ n, at: n, seat: 0, by: 'bot', kind: 'move', move: `m${n}`, state: null, sum: 'ab' }) as const;
  const ids = Array.from({ length: 30 }, (_, i) => `match-${i}`);
  for (let n = 1; n <= 100; n++)
    await store.commit(ids.map((match) => ({ put: 'entry', row: { match, entry: entry(n), request: null, left: null } })));
  const numbers = (after: number) =>
    Promise.all(ids.map(async (id) => (await store.entries(id, after)).map((row) => row.entry.n)));
  const from = (first: number) => ids.map(() => Array.from({ length: 101 - first }, (_, i) => first + i));
  expect(await numbers(0)).toEqual(from(1));
  expect(await numbers(97)).toEqual(from(98));
  await store.close();
  store = openSqlite(file);
  expect(await numbers(0)).toEqual(from(1));
  expect(await numbers(40)).toEqual(from(41));
  await store.close();
});

test('the newest snapshot comes back, before and after it is put in its place', async () => {
  const file = join(folder, 'x.sqlite');
  let store = openSqlite(file);
  const entry = (n: number) => ({ n, at: n, seat: 0, by: 'bot', kind: 'move', move: 'm', state: null, sum: 'ab' }) as const;
  const body = (n: number): string => JSON.stringify({ n, text: '"[,]\n' });
  expect(await store.snapshot('m')).toBeNull();
  for (let n = 1; n <= 4_500; n++) {
    await store.commit([
      { put: 'entry', row: { match: 'm', entry: entry(n), request: null, left: null } },
      { put: 'snapshot', row: { match: 'm', n, body: body(n) } },
    ]);
    if (n % 1_500 !== 0) continue;
    expect(await store.snapshot('m')).toEqual({ match: 'm', n, body: body(n) });
    await store.close();
    store = openSqlite(file);
    expect(await store.snapshot('m')).toEqual({ match: 'm', n, body: body(n) });
    expect((await store.entries('m', n - 2)).map((row) => row.entry.n)).toEqual([n - 1, n]);
  }
  await store.close();
});

test('a snapshot of a commit that failed is not there', async () => {
  const store = openSqlite(join(folder, 'x.sqlite'));
  await store.commit([{ put: 'snapshot', row: { match: 'm', n: 0, body: '{"a":1}' } }]);
  const entry = { n: 7, at: 5, seat: 0, by: 'person', kind: 'move', move: 'pass', state: null, sum: 'ab' } as const;
  await expect(
    store.commit([
      { put: 'snapshot', row: { match: 'm', n: 7, body: '{"a":7}' } },
      { put: 'entry', row: { match: 'm', entry, request: null, left: null } },
    ]),
  ).rejects.toThrow(new Error('entry 7 of a match comes after 0'));
  expect(await store.snapshot('m')).toEqual({ match: 'm', n: 0, body: '{"a":1}' });
  await store.close();
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
