import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput } from '@insula/kernel';

/** Makes a folder and those it is in. One by one: all at once, Node would try for ever where none can be, as in /proc. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been quicker.
    if (isFolder(folder)) return;
    throw new BadInput(`The folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code}): name another.`);
  }
}

function isFolder(path: string): boolean {
  const found = seen(path);
  if (found !== null && !found.isDirectory()) throw new BadInput(`${path} is a file, and a folder is needed.`);
  return found !== null;
}

function seen(path: string) {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}
