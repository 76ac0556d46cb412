import { existsSync } from 'node:fs';
import { BadInput } from '@insula/kernel';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { storeIn } from './copy.ts';
import type { AsideRow } from './store.ts';
import { troubleWith } from './trouble.ts';

/** The matches of a folder in which something went wrong, the latest first; also while a server runs there. */
export const listAside = (folder: string): AsideRow[] =>
  within(folder, (db) => db.prepare('SELECT match, at, why FROM aside ORDER BY at DESC').all() as unknown as AsideRow[]);

/** Lets a match be played on: whoever asks for it next finds it as it was. */
export function tryAgain(folder: string, match: string): void {
  const { changes } = within(folder, (db) => db.prepare('DELETE FROM aside WHERE match = ?').run(match));
  if (changes === 0) throw new BadInput(`No match "${match}" is set aside: insula aside lists those that are.`);
}

function within<T>(folder: string, work: (db: DatabaseSyncInstance) => T): T {
  const file = storeIn(folder);
  if (!existsSync(file)) throw new BadInput(`There are no matches in the folder "${folder}": name another with --data.`);
  let db: DatabaseSyncInstance | null = null;
  try {
    db = new DatabaseSync(file);
    db.exec('PRAGMA busy_timeout = 5000');
    return work(db);
  } catch (error) {
    throw troubleWith(file, error);
  } finally {
    db?.close();
  }
}
