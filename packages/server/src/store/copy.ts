import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadInput } from '@insula/kernel';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { makeFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { isDamage, troubleWith } from './trouble.ts';

const FILE = 'insula.sqlite';
/** What SQLite keeps beside a file; with another file there, it would be taken for a part of that one. */
const BESIDE = ['-wal', '-shm', '-journal'];

/** The one file of a server's folder. */
export const storeIn = (folder: string): string => join(folder, FILE);

/** Copies everything in a folder into one file, also while a server runs there. */
export function backup(folder: string, target: string): void {
  const file = storeIn(folder);
  if (!existsSync(file)) throw new BadInput(`There are no matches in the folder "${folder}": name another with --data.`);
  if (existsSync(target)) throw new BadInput(`${target} exists already: name a file that does not.`);
  makeFolder(dirname(target));
  const db = opened(file);
  try {
    replace(target, written(db, file, target));
  } finally {
    db.close();
  }
}

/** Puts a copy in the place of what is in a folder, which is kept beside it. No server may run there meanwhile. */
export function restore(source: string, folder: string): { readonly kept: string | null } {
  const file = storeIn(folder);
  if (!existsSync(source)) throw new BadInput(`There is no file ${source}.`);
  if (isSame(source, file))
    throw new BadInput(`${source} is what the folder "${folder}" has already: name a copy made with insula backup.`);
  const copy = openCopy(source);
  try {
    makeFolder(folder);
    const unlock = lockFolder(folder);
    try {
      const part = written(copy, source, file);
      settle(file);
      return { kept: replace(file, part) };
    } finally {
      unlock();
    }
  } finally {
    copy.close();
  }
}

/** Everything in `source`, beside its place at `target`: what is written only in part must not be taken for a copy. */
function written(db: DatabaseSyncInstance, source: string, target: string): string {
  const part = `${target}.part`;
  clear(part);
  try {
    db.prepare('VACUUM INTO ?').run(part);
    return part;
  } catch (error) {
    clear(part);
    throw troubleWith(isDamage(error) ? source : target, error);
  }
}

/** Brings into the file itself what SQLite keeps beside it, so that one file is all there is to keep. Of a damaged one
 *  nothing is touched: SQLite would throw away what is beside it. */
function settle(file: string): void {
  if (!existsSync(file) || !isWholeStill(file)) return;
  const db = opened(file);
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
}

function isWholeStill(file: string): boolean {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    const is = isWhole(db);
    db.close();
    return is;
  } catch {
    return false;
  }
}

/** Puts `part` in the place of `file` and says what that is called now; when it fails, all is as it was. */
function replace(file: string, part: string): string | null {
  const kept = `${file}.${Date.now()}`;
  const moved: string[] = [];
  try {
    for (const rest of ['', ...BESIDE]) {
      if (!existsSync(file + rest)) continue;
      renameSync(file + rest, kept + rest);
      moved.push(rest);
    }
    renameSync(part, file);
  } catch (error) {
    for (const rest of moved) renameSync(kept + rest, file + rest);
    clear(part);
    throw troubleWith(file, error);
  }
  return moved.includes('') ? kept : null;
}

function clear(file: string): void {
  try {
    for (const rest of ['', ...BESIDE]) rmSync(file + rest, { force: true });
  } catch (error) {
    throw troubleWith(file, error);
  }
}

function opened(file: string): DatabaseSyncInstance {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw troubleWith(file, error);
  }
}

/** Read by SQLite, never byte by byte: what a server has written last is not in the file itself. */
function openCopy(source: string): DatabaseSyncInstance {
  const db = opened(source);
  if (isWhole(db)) return db;
  db.close();
  throw new BadInput(`${source} is not a whole copy: name one made with insula backup.`);
}

function isWhole(db: DatabaseSyncInstance): boolean {
  try {
    const tables = db.prepare("SELECT name FROM sqlite_master WHERE name IN ('matches', 'entries')").all();
    const [found] = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    return tables.length === 2 && found.integrity_check === 'ok';
  } catch {
    // Not a database at all.
    return false;
  }
}

function isSame(one: string, other: string): boolean {
  if (!existsSync(other)) return false;
  const [a, b] = [statSync(one), statSync(other)];
  return a.dev === b.dev && a.ino === b.ino;
}
