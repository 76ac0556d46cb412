import { join } from 'node:path';
import { BadInput } from '@insula/kernel';
import { DatabaseSync } from '@photostructure/sqlite';

/** Keeps a second server off the same folder. A lock of SQLite's, because that one goes when the process dies. */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new BadInput(`Another server uses the folder "${folder}": stop it, or choose another folder with DATA=….`);
  }
  return () => lock.close();
}
