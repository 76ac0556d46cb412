import { BadInput, type Json } from '@insula/kernel';
import { NONE } from '../types.ts';

/** Reading what somebody wrote by hand. `where` is the place in the position, so that a complaint can name it. */
export type Fields = { readonly [key: string]: Json };

export const wrong = (where: string, wanted: string, got: unknown): BadInput =>
  new BadInput(`"${where}" must be ${wanted}, not ${shown(got)}.`);

export function fields(where: string, value: Json | undefined, allowed: readonly string[]): Fields {
  if (value === undefined) return {};
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw wrong(where, 'an object', value);
  for (const key of Object.keys(value))
    if (!allowed.includes(key)) throw new BadInput(`"${where}" has no "${key}"; it may have ${allowed.join(', ')}.`);
  return value as Fields;
}

export function names(where: string, value: Json | undefined, allowed: readonly string[]): number[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw wrong(where, `a list of ${allowed.join(', ')}`, value);
  return value.map((item, i) => oneOf(`${where}[${i}]`, item, allowed));
}

export function oneOf(where: string, value: Json | undefined, allowed: readonly string[]): number {
  const i = typeof value === 'string' ? allowed.indexOf(value) : NONE;
  if (i === NONE) throw wrong(where, `one of ${allowed.join(', ')}`, value);
  return i;
}

export const oneOfOrNone = (where: string, value: Json | undefined, allowed: readonly string[]): number =>
  value === undefined || value === null ? NONE : oneOf(where, value, allowed);

export function whole(where: string, value: Json | undefined, most: number): number {
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most)
    throw wrong(where, `a whole number from 0 to ${most}`, value);
  return value as number;
}

const shown = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value).slice(0, 60));
