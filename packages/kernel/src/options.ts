import { BadInput } from './errors.ts';
import type { Json } from './json.ts';
import { shown } from './reading.ts';

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
export type Amount = Spec & Range & { readonly kind: 'amount'; readonly default: number };
type Range = { readonly min: number; readonly max: number };
/** Whole numbers in named rows and columns. */
export interface Table extends Spec {
  readonly kind: 'table';
  readonly rows: readonly string[];
  readonly columns: readonly (Range & { readonly key: string })[];
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
  const must = (what: string, right: string, given: unknown): never => {
    throw new BadInput(`Option "${spec.key}"${what} must be ${right}, not ${shown(given)} (${spec.clause}).`);
  };
  if (!fits(spec, value)) must('', wanted(spec), value);
  if (spec.kind === 'table') checkCells(spec, value as unknown[], must);
  return value as Json;
}

function fits(spec: OptionSpec, value: unknown): boolean {
  if (spec.kind === 'table') return Array.isArray(value) && value.length === spec.rows.length;
  if (spec.kind === 'amount') return within(spec, value);
  return spec.kind === 'flag' ? typeof value === 'boolean' : spec.values.includes(value as string);
}

/** One mistake at a time: a sentence about the whole table would leave whoever wrote it to search. */
function checkCells(
  { rows, columns }: Table,
  table: unknown[],
  must: (what: string, right: string, given: unknown) => void,
) {
  for (const [i, row] of table.entries()) {
    if (!Array.isArray(row) || row.length !== columns.length)
      return must(`: ${rows[i]}`, `a row of ${columns.map(({ key }) => key).join(', ')}`, row);
    for (const [j, column] of columns.entries())
      if (!within(column, row[j])) must(`: ${column.key} of ${rows[i]}`, between(column), row[j]);
  }
}

const within = ({ min, max }: Range, value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const between = ({ min, max }: Range): string => `a whole number from ${min} to ${max}`;

/** What an option accepts, to stand in "must be …". */
export function wanted(spec: OptionSpec): string {
  if (spec.kind === 'flag') return 'on or off';
  if (spec.kind === 'choice') return `one of ${spec.values.join(', ')}`;
  if (spec.kind === 'amount') return between(spec);
  const columns = spec.columns.map(({ key, min, max }) => `${key} ${min}-${max}`);
  return `${spec.rows.length} rows (${spec.rows.join(', ')}) of ${columns.join(', ')}`;
}

function unknown(specs: readonly OptionSpec[], name: string): string {
  const known = specs.map((spec) => spec.key).join(', ');
  return `There is no option "${name}"${known === '' ? ': this game has none' : `; there is ${known}`}.`;
}
