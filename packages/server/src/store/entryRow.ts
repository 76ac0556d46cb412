import type { Act, Entry } from '@insula/kernel';
import type { EntryRow } from './store.ts';
import { Damage } from './trouble.ts';

type What = string | number | null;

/** An entry as it stands in the store: match, n, at, seat, by, kind, what, state, sum, request, left. */
export type StoredEntry = readonly [
  string,
  number,
  number,
  number,
  Entry['by'],
  Entry['kind'],
  What,
  string | null,
  string,
  string | null,
  number | null,
];

export const writtenEntry = (row: EntryRow): string => JSON.stringify(storedEntry(row));

export function storedEntry({ match, entry, request, left }: EntryRow): StoredEntry {
  const { n, at, seat, by, kind, state, sum } = entry;
  return [match, n, at, seat, by, kind, whatOf(entry), state, sum, request, left];
}

/** Throws `Damage` for what is no entry. */
export function readEntry(line: unknown): EntryRow {
  if (!isStored(line)) throw new Damage('an entry is no entry');
  const [match, n, at, seat, by, kind, what, state, sum, request, left] = line;
  return { match, entry: { n, at, seat, by, ...actOf(kind, what), state, sum }, request, left };
}

const KINDS: readonly string[] = ['move', 'undo', 'resign', 'takeover', 'return', 'end'] satisfies Entry['kind'][];

const isStored = (line: unknown): line is StoredEntry =>
  Array.isArray(line) &&
  typeof line[0] === 'string' &&
  [line[1], line[2], line[3]].every(Number.isInteger) &&
  KINDS.includes(line[5] as string) &&
  typeof line[8] === 'string';

function whatOf(entry: Entry): What {
  switch (entry.kind) {
    case 'move':
      return entry.move;
    case 'undo':
      return entry.to;
    case 'end':
      return entry.why;
    default:
      return null;
  }
}

function actOf(kind: Entry['kind'], what: What): Act {
  switch (kind) {
    case 'move':
      return { kind, move: String(what) };
    case 'undo':
      return { kind, to: Number(what) };
    case 'end':
      return { kind, why: what as Extract<Act, { kind: 'end' }>['why'] };
    default:
      return { kind };
  }
}
