import { join } from 'node:path';
import { BadInput } from '@insula/kernel';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { isBusy, isDamage, troubleWith } from './trouble.ts';

/** Keeps a second server off the same folder. A lock of SQLite's, because that one goes when the process dies. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock.sqlite');
  let lock: DatabaseSyncInstance | null = null;
  try {
    lock = new DatabaseSync(file);
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (isBusy(error))
      throw new BadInput(`Another server uses the folder "${folder}": stop it, or choose another folder with DATA=….`);
    if (isDamage(error)) throw new BadInput(`${file} is damaged: remove it, as nothing in it is needed.`);
    throw troubleWith(file, error);
  }
  return () => lock.close();
}
