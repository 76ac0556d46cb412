import { BadInput, type Json, type Seat } from '@insula/kernel';

/** Readers for the parts of a written position. `what` names the part in the complaint: `gold of seat 2`. */
export type Fields = { readonly [key: string]: Json | undefined };

/** An object with some of `allowed` and nothing else. */
export function readFields(value: Json | undefined, what: string, allowed: readonly string[]): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new BadInput(`${what} must be an object, not ${shown(value)}.`);
  for (const key of Object.keys(value))
    if (!allowed.includes(key))
      throw new BadInput(`${what} has a field "${key}", but only ${allowed.join(', ')} mean something.`);
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
export const readSeats = (value: Json | undefined, what: string, seats: number): Seat[] =>
  readList(value, what).map((seat) => readSeat(seat, `each seat of ${what}`, seats));

/** The number of a name in a list of them. */
export function readName(value: Json | undefined, what: string, names: readonly string[]): number {
  const index = typeof value === 'string' ? names.indexOf(value) : -1;
  if (index < 0) throw new BadInput(`${what} must be one of ${names.join(', ')}, not ${shown(value)}.`);
  return index;
}

export function readNames(value: Json | undefined, what: string, names: readonly string[]): number[] {
  const found = readList(value, what).map((name) => readName(name, `each of ${what}`, names));
  if (new Set(found).size < found.length) throw new BadInput(`${what} names something twice.`);
  return found;
}

export function shown(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
