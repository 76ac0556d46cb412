import type { Json, OptionSpec, Words } from '@insula/kernel';
import { say } from '../words/say.ts';

/** What is wrong with the value of an option, a sentence for each mistake. What a form cannot get wrong has none. */
export function mistakesIn(spec: OptionSpec, value: Json, words: Words): string[] {
  if (spec.kind === 'amount') {
    const { min, max } = spec;
    return isWithin(value, min, max) ? [] : [say('new.wrong', { name: nameOf(words, spec.key), min, max })];
  }
  if (spec.kind !== 'table') return [];
  const rows = value as readonly (readonly Json[])[];
  return spec.rows.flatMap((row, r) =>
    spec.columns.flatMap(({ key, min, max }, c) =>
      isWithin(rows[r][c], min, max) ? [] : [say('new.wrong', { name: cellName(spec.key, words, row, key), min, max })],
    ),
  );
}

export const nameOf = (words: Words, key: string): string => words[`option.${key}`] ?? key;

export const cellName = (option: string, words: Words, row: string, column: string): string =>
  say('new.cell', { row: nameOf(words, `${option}.${row}`), column: nameOf(words, `${option}.${column}`) });

/** A number as it was typed; null where it is none. */
export const typed = (text: string): number | null => (/^\s*-?\d+\s*$/.test(text) ? Number(text) : null);

export const isWithin = (value: Json, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
