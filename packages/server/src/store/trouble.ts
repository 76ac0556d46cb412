import { BadInput } from '@insula/kernel';

/** A database did not answer, or not with what was asked; `code` is its own name for that, if it has one. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
  readonly code: string;
  constructor(code: string, cause: Error) {
    super(cause.message, { cause });
    this.code = code;
  }
}

/** What is kept makes no sense. The message says what, for the middle of a sentence. */
export class Damage extends Error {
  override readonly name = 'Damage';
}

const WAYS_OUT =
  'insula check says what can be read, insula salvage saves that, and insula restore puts a copy in its place';

/** One sentence about a store that cannot be used. */
export const damaged = (file: string, what: string): BadInput =>
  new BadInput(`${file} is damaged (${what.replace(/\s+/g, ' ')}): ${WAYS_OUT}.`);

const REASONS: { readonly [code: string]: (file: string) => string } = {
  SQLITE_BUSY: (file) => `${file} is in use by another program: try again when it is done.`,
  SQLITE_CANTOPEN: (file) => `${file} cannot be opened or written: name a place where this user may write.`,
  SQLITE_READONLY: (file) => `${file} may not be written: name a place where this user may write.`,
  SQLITE_FULL: (file) => `There is no room left for ${file}: make some, or name a place on another disk.`,
  SQLITE_IOERR: (file) => `The disk fails where ${file} is: make room there, or name a place on another disk.`,
  SQLITE_CORRUPT: (file) => `${file} is damaged or no store of Insula's: ${WAYS_OUT}.`,
  SQLITE_NOTADB: (file) => `${file} is damaged or no store of Insula's: ${WAYS_OUT}.`,
};

/** What SQLite or the disk has against a file, as one sentence; any other error as it is. */
export function troubleWith(file: string, error: unknown): unknown {
  const why = REASONS[codeOf(error)];
  if (why !== undefined) return new BadInput(why(file));
  if (error instanceof Damage) return damaged(file, error.message);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined) return new BadInput(`"${file}" cannot be written (${code}): name another place.`);
  return error;
}

/** The store has failed, not what is in it. */
export const isTrouble = (error: unknown): boolean =>
  error instanceof StoreTrouble || codeOf(error) !== '' || (error as NodeJS.ErrnoException | null)?.syscall !== undefined;

export const isBusy = (error: unknown): boolean => codeOf(error) === 'SQLITE_BUSY';
export const isDamage = (error: unknown): boolean => ['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(codeOf(error));

const codeOf = (error: unknown): string => (error as { sqliteCodeName?: string } | null)?.sqliteCodeName ?? '';
