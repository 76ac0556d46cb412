import type * as z from 'zod';

/** The first thing wrong with a value, as half a sentence: the place, and what should stand there. The value must have
 *  been read with `reportInput`, else what is missing cannot be told from what is wrong. */
export function fault(error: z.ZodError): string {
  const issue = error.issues[0];
  const place = issue.path.length === 0 ? 'it' : `\`${pathText(issue.path)}\``;
  if (issue.input === undefined) return `${place} is missing`;
  switch (issue.code) {
    case 'invalid_type':
      return `${place} must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `${place} must be ${oneOf(issue.values)}`;
    case 'invalid_union':
      return `${place} must be ${oneOf('options' in issue ? (issue.options ?? []) : [])}`;
    case 'unrecognized_keys':
      return `${place} has no place for "${issue.keys[0]}"`;
    case 'too_small':
      return `${place} must be at least ${issue.minimum}`;
    case 'too_big':
      return `${place} must be at most ${issue.maximum}`;
    default:
      return `${place} must be ${issue.message}`;
  }
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 0 ? 'something else' : values.map((value) => JSON.stringify(value)).join(' or ');

/** `entries[3].move` */
const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}${text === '' ? '' : '.'}${String(step)}`),
    '',
  );

const KINDS: { readonly [expected: string]: string } = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
