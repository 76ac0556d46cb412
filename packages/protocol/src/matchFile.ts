import { BadInput, BY, ENDS, type Json, type MatchLog, type Position } from '@insula/kernel';
import * as z from 'zod';
import { fault } from './fault.ts';

const json = z.json() as unknown as z.ZodType<Json>;
const text = z.string();
const whole = z.int().min(0);
const hex = z.string().regex(/^[0-9a-f]+$/, 'hexadecimal digits');

const written = { n: z.int().min(1), at: whole, seat: whole, by: z.enum(BY), state: hex.nullable(), sum: hex };

const entry = z.discriminatedUnion('kind', [
  z.strictObject({ ...written, kind: z.literal('move'), move: text }),
  z.strictObject({ ...written, kind: z.literal('undo'), to: z.int().min(1) }),
  z.strictObject({ ...written, kind: z.literal('resign') }),
  z.strictObject({ ...written, kind: z.literal('takeover') }),
  z.strictObject({ ...written, kind: z.literal('return') }),
  z.strictObject({ ...written, kind: z.literal('end'), why: z.enum(ENDS) }),
]);

const begun = {
  game: text,
  version: z.int().min(1),
  options: z.record(z.string(), json),
  seats: z.int().min(1).max(30),
  seed: z.strictObject({ commitment: hex, secret: text.nullable(), contributions: z.array(text.nullable()) }),
  entries: z.array(entry),
};
const position = z.looseObject({ game: text, seats: whole, options: begun.options }) as unknown as z.ZodType<Position>;

const matchFile = z.discriminatedUnion('format', [
  z.strictObject({ format: z.literal(1), ...begun }),
  z.strictObject({ format: z.literal(2), ...begun, position }),
]);

/** The match in a file. Throws `BadInput` naming the first place that is wrong. Only the shape is judged here: whether
 *  the moves were legal and the sums fit, a replay tells. */
export function readMatchFile(value: unknown): MatchLog {
  const read = matchFile.safeParse(value, { reportInput: true });
  if (!read.success) throw new BadInput(`This is not a saved match: ${fault(read.error)}.`);
  return read.data;
}
