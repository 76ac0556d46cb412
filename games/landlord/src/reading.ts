import { BadInput, type Json } from '@insula/kernel';
import { CARDS, type CardName, type Kind, NONE } from './cards.ts';

/** Readers of hand-written positions: each throws one sentence that says what was wrong and what would be right. */

type Fields = { readonly [key: string]: Json };

export function readFields(value: Json, what: string, needed: readonly string[], allowed: readonly string[]): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new BadInput(`${what} must be an object with named fields, not ${shown(value)}.`);
  const fields = value as Fields;
  for (const key of needed) if (fields[key] === undefined) throw new BadInput(`${what} needs "${key}".`);
  for (const key of Object.keys(fields))
    if (!needed.includes(key) && !allowed.includes(key))
      throw new BadInput(`${what} has no field "${key}"; it may have ${[...needed, ...allowed].join(', ')}.`);
  return fields;
}

export function readList(value: Json, what: string): readonly Json[] {
  if (!Array.isArray(value)) throw new BadInput(`${what} must be a list, not ${shown(value)}.`);
  return value;
}

export function readWhole(value: Json, what: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    throw new BadInput(`${what} must be a whole number from ${min} to ${max}, not ${shown(value)}.`);
  return value;
}

export function readFlag(value: Json, what: string): boolean {
  if (typeof value !== 'boolean') throw new BadInput(`${what} must be true or false, not ${shown(value)}.`);
  return value;
}

export function readOneOf<T extends string>(value: Json, what: string, values: readonly T[]): T {
  if (!values.includes(value as T)) throw new BadInput(`${what} must be one of ${values.join(', ')}, not ${shown(value)}.`);
  return value as T;
}

/** A seat, counted from 1 as in notation; null is nobody. */
export function readSeat(value: Json, what: string, seats: number): number {
  return value === null ? -1 : readWhole(value, what, 1, seats) - 1;
}

export const writeSeat = (seat: number): Json => (seat < 0 ? null : seat + 1);

export function readCard(value: Json, what: string): Kind {
  const kind = CARDS.indexOf(value as CardName);
  if (kind < 0) throw new BadInput(`${what} must be the name of a card such as "bomb", not ${shown(value)}.`);
  return kind;
}

export const readCardOrNone = (value: Json, what: string): Kind => (value === null ? NONE : readCard(value, what));
export const writeCard = (kind: Kind): Json => (kind < 0 ? null : CARDS[kind]);

export const readCards = (value: Json, what: string): Kind[] =>
  readList(value, what).map((card) => readCard(card, `each card of ${what}`));

export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};
