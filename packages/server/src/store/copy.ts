import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadInput } from '@insula/kernel';
import { DatabaseSync } from '@photostructure/sqlite';
import { lockFolder } from './lock.ts';

const FILE = 'insula.sqlite';

/** The one file of a server's folder. */
export const storeIn = (folder: string): string => join(folder, FILE);

/** Copies everything in a folder into one file, also while a server runs there. */
export function backup(folder: string, target: string): void {
  if (!existsSync(storeIn(folder)))
    throw new BadInput(`There are no matches in the folder "${folder}": name another with --data.`);
  if (existsSync(target)) throw new BadInput(`${target} is there already: name a file that is not.`);
  mkdirSync(dirname(target), { recursive: true });
  const db = new DatabaseSync(storeIn(folder));
  try {
    db.prepare('VACUUM INTO ?').run(target);
  } finally {
    db.close();
  }
}

/** Puts a copy in the place of what is in a folder, which is kept beside it. No server may run there meanwhile. */
export function restore(source: string, folder: string): { readonly kept: string | null } {
  check(source);
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const file = storeIn(folder);
    const kept = existsSync(file) ? `${file}.${Date.now()}` : null;
    if (kept !== null) {
      settle(file);
      renameSync(file, kept);
    }
    for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true });
    copyFileSync(source, file);
    return { kept };
  } finally {
    unlock();
  }
}

/** Brings into the file itself what SQLite keeps beside it. */
function settle(file: string): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
}

function check(source: string): void {
  if (!existsSync(source)) throw new BadInput(`There is no file ${source}.`);
  let isOurs = false;
  try {
    const db = new DatabaseSync(source);
    const tables = db.prepare("SELECT name FROM sqlite_master WHERE name IN ('matches', 'entries')").all();
    const [found] = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    isOurs = tables.length === 2 && found.integrity_check === 'ok';
    db.close();
  } catch {
    // Not a database at all.
  }
  if (!isOurs) throw new BadInput(`${source} is no whole copy made with insula backup.`);
}
