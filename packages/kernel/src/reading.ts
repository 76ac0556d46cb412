import { BadInput } from './errors.ts';
import type { Json } from './json.ts';
import { generator, type Rng } from './rng.ts';
import type { Seat } from './seats.ts';

/** Readers for the parts of what somebody wrote by hand, such as a position. Each throws one sentence that says what was
 *  wrong and what would be right; `what` names the part in it: `gold of seat 2`. */
export type Fields = { readonly [key: string]: Json | undefined };

/** An object that has all of `needed`, perhaps some of `allowed`, and nothing else. */
export function readFields(
  value: Json | undefined,
  what: string,
  needed: readonly string[],
  allowed: readonly string[],
): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new BadInput(`${what} must be an object with named fields, not ${shown(value)}.`);
  const known = [...needed, ...allowed];
  for (const key of Object.keys(value))
    if (!known.includes(key)) throw new BadInput(`${what} has no field "${key}"; it may have ${known.join(', ')}.`);
  for (const key of needed) if (!(key in value)) throw new BadInput(`${what} needs "${key}".`);
  return value as Fields;
}

export function readWhole(value: Json | undefined, what: string, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new BadInput(`${what} must be a whole number from ${min} to ${max}, not ${shown(value)}.`);
}

export function readList(value: Json | undefined, what: string): readonly Json[] {
  if (Array.isArray(value)) return value;
  throw new BadInput(`${what} must be a list, not ${shown(value)}.`);
}

/** A list with one entry for each seat. */
export function readPerSeat<T>(
  value: Json | undefined,
  what: string,
  seats: number,
  entry: (value: Json, what: string) => T,
): T[] {
  const entries = readList(value, what);
  if (entries.length !== seats)
    throw new BadInput(`${what} must have ${seats} entries, one per seat, and it has ${entries.length}.`);
  return entries.map((each, seat) => entry(each, `${what} of seat ${seat + 1}`));
}

/** Seats are written as people count them, from 1. */
export const readSeat = (value: Json | undefined, what: string, seats: number): Seat => readWhole(value, what, 1, seats) - 1;

/** The number of a name in a list of them. */
export function readName(value: Json | undefined, what: string, names: readonly string[]): number {
  const index = typeof value === 'string' ? names.indexOf(value) : -1;
  if (index < 0) throw new BadInput(`${what} must be one of ${names.join(', ')}, not ${shown(value)}.`);
  return index;
}

/** The chance of a position. Any text will do for one written by hand; four numbers are a generator in the middle of its
 *  run. */
export function readChance(value: Json | undefined, game: string): Rng {
  if (typeof value === 'string') return generator(`${game} position ${value}`);
  const words = readList(value, 'seed');
  if (words.length !== 4) throw new BadInput(`seed must be a text or four whole numbers, not ${shown(value)}.`);
  const [a, b, c, d] = words.map((word) => readWhole(word, 'each number of seed', -(2 ** 31), 2 ** 31 - 1));
  return [a, b, c, d];
}

/** A value in a complaint: not all of it, where it is long. */
export function shown(value: unknown): string {
  const text = written(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Lists in lists in lists would fill the stack, and the complaint would become a mistake of ours. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'nothing';
  } catch {
    if (typeof value === 'bigint') return String(value);
    return Array.isArray(value) ? 'a list that cannot be shown' : 'an object that cannot be shown';
  }
}
