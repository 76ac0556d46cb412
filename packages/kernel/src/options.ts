import { BadInput } from './errors.ts';
import type { Json } from './json.ts';

/** A variant as data. Its words are found under `option.<key>` (name), `option.<key>.help` (a sentence), and for a
 *  choice under `option.<key>.<value>`. */
export type OptionSpec = Flag | Choice | Amount | Table;

interface Spec {
  readonly key: string;
  /** The clause of the rules that describes it. */
  readonly clause: string;
  /** Another option and the values of it with which this one means something; null: always. */
  readonly with: { readonly key: string; readonly values: readonly Json[] } | null;
}
export type Flag = Spec & { readonly kind: 'flag'; readonly default: boolean };
export type Choice = Spec & { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string };
export type Amount = Spec & {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
  readonly default: number;
};
/** Whole numbers in named rows and columns. */
export interface Table extends Spec {
  readonly kind: 'table';
  readonly rows: readonly string[];
  readonly columns: readonly { readonly key: string; readonly min: number; readonly max: number }[];
  readonly default: readonly (readonly number[])[];
}

export type Options = { readonly [key: string]: Json };

/** The options of a match from whatever was given: all keys present, in the order of `specs`. */
export function readOptions(specs: readonly OptionSpec[], given: { readonly [key: string]: unknown }): Options {
  for (const key of Object.keys(given)) if (!specs.some((spec) => spec.key === key)) throw new BadInput(unknown(specs, key));
  const options: { [key: string]: Json } = {};
  for (const spec of specs) options[spec.key] = settled(spec, given[spec.key]);
  for (const spec of specs) {
    const needs = spec.with;
    if (needs === null || given[spec.key] === undefined || needs.values.includes(options[needs.key])) continue;
    if (JSON.stringify(options[spec.key]) === JSON.stringify(spec.default)) continue;
    throw new BadInput(`Option "${spec.key}" goes only with ${needs.key}=${needs.values.join(' or ')} (${spec.clause}).`);
  }
  return options;
}

function settled(spec: OptionSpec, value: unknown): Json {
  if (value === undefined) return spec.default;
  if (!fits(spec, value))
    throw new BadInput(`Option "${spec.key}" must be ${wanted(spec)}, not ${shown(value)} (${spec.clause}).`);
  if (spec.kind === 'table') for (const [i, row] of (value as unknown[]).entries()) checkRow(spec, spec.rows[i], row);
  return value as Json;
}

/** One mistake at a time: a sentence about the whole table would leave whoever wrote it to search. */
function checkRow(spec: Table, name: string, row: unknown): void {
  const refuse = (what: string, right: string, given: unknown): never => {
    throw new BadInput(`Option "${spec.key}": ${what} must be ${right}, not ${shown(given)} (${spec.clause}).`);
  };
  if (!Array.isArray(row) || row.length !== spec.columns.length)
    refuse(name, `a row of ${spec.columns.map(({ key }) => key).join(', ')}`, row);
  for (const [i, { key, min, max }] of spec.columns.entries()) {
    const cell = (row as unknown[])[i];
    if (!within(cell, min, max)) refuse(`${key} of ${name}`, `a whole number from ${min} to ${max}`, cell);
  }
}

function fits(spec: OptionSpec, value: unknown): boolean {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value);
    case 'amount':
      return within(value, spec.min, spec.max);
    case 'table':
      return Array.isArray(value) && value.length === spec.rows.length;
  }
}

const within = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** What an option accepts, to stand in "must be …". */
export function wanted(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag':
      return 'on or off';
    case 'choice':
      return `one of ${spec.values.join(', ')}`;
    case 'amount':
      return `a whole number from ${spec.min} to ${spec.max}`;
    case 'table':
      return `${spec.rows.length} rows (${spec.rows.join(', ')}) of ${spec.columns.map((c) => `${c.key} ${c.min}-${c.max}`).join(', ')}`;
  }
}

function unknown(specs: readonly OptionSpec[], name: string): string {
  const known = specs.map((spec) => spec.key).join(', ');
  return `There is no option "${name}"${known === '' ? ': this game has none' : `; there is ${known}`}.`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
