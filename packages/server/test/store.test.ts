import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadInput } from '@insula/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../src/store/lock.ts';
import { openSqlite } from '../src/store/sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'insula-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the live connection writes ahead and waits for the disk', () => {
  const store = openSqlite(join(folder, 'x.sqlite'));
  expect(store.db.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  // 2 is FULL.
  expect(store.db.prepare('PRAGMA synchronous').get()).toMatchObject({ synchronous: 2 });
  store.close();
});

test('a commit is all or nothing, and no entry is written twice', () => {
  const store = openSqlite(join(folder, 'x.sqlite'));
  const entry = { n: 1, at: 5, seat: 0, by: 'person', kind: 'move', move: 'pass', state: null, sum: 'ab' } as const;
  const put = { put: 'entry', row: { match: 'm', entry, request: 'r', left: null } } as const;
  store.commit([put]);
  expect(() => store.commit([{ put: 'note', name: 'x', text: 'y' }, put])).toThrow();
  expect(store.note('x')).toBeNull();
  expect(store.entries('m', 0)).toEqual([{ match: 'm', entry, request: 'r', left: null }]);
  store.close();
});

test('a copy is complete, and never written over something', () => {
  const store = openSqlite(join(folder, 'x.sqlite'));
  store.commit([{ put: 'note', name: 'x', text: 'y' }]);
  store.backup(join(folder, 'copy.sqlite'));
  expect(() => store.backup(join(folder, 'copy.sqlite'))).toThrow(BadInput);
  store.close();
  const copy = openSqlite(join(folder, 'copy.sqlite'));
  expect(copy.note('x')).toBe('y');
  copy.close();
});

test('two servers do not share a folder', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/Another server uses the folder/);
  unlock();
  lockFolder(folder)();
});
