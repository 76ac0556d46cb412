import * as z from 'zod';
import { LONGEST_NAME, LONGEST_SEED, MOST_SEATS } from './limits.ts';

/** The small shapes that messages and HTTP bodies share. */

/** Text that people see: no control characters, nothing that reverses the line, nothing but space. */
export const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u)
    .refine((text) => text.trim() !== '');

/** Chosen by the client, different for each request of a seat: a request sent again is answered, not done twice. */
export const requestId = z.string().regex(/^[\w-]{1,40}$/);
export const matchId = z.string().regex(/^[\w-]{1,40}$/);
export const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
export const count = z.int().min(0);
export const name = line(LONGEST_NAME);
/** What a seat adds to the shuffle; any text. */
export const contribution = z.string().max(LONGEST_SEED);

/** How long a seat may think. A seat whose time is up is played by a bot until its person returns. */
export const clockSpec = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(1).max(86_400) }),
  z.strictObject({ kind: z.literal('bank'), seconds: z.int().min(1).max(86_400), increment: z.int().min(0).max(3_600) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);
export type ClockSpec = z.infer<typeof clockSpec>;

/** A sentence before it is put into a language; see the kernel's `Phrase`. */
export const phrase = z.object({ key: z.string(), values: z.record(z.string(), z.unknown()) });

/** Why not. `rule` is a clause of the game's rules, or null where it is the house that refuses. */
export const refusal = z.object({ rule: z.string().nullable(), code: z.string() });
