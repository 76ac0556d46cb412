import * as z from 'zod';
import { LONGEST_NAME, LONGEST_SEED, MOST_SEATS } from './limits.ts';

/** The small shapes that messages and HTTP bodies share. */

/** No half characters, no control characters, nothing that ends or reverses the line. */
const TAME = /^[^\p{Cs}\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;
/** Neither space nor a letter without a shape, as U+3164 is: else a name could be nothing but a gap. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
const WANTED =
  'it must be one line of whole characters, none of which controls or reverses it and at least one of which can be seen';

/** Text that people see. */
export const line = (longest: number) =>
  z
    .string()
    .max(longest, `it may have at most ${longest} characters`)
    .regex(TAME, WANTED)
    .refine((text) => VISIBLE.test(text), WANTED);

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

/** How long a seat may think. When the time for a move is up, a bot plays the rest of that turn; after three times in a
 *  row, and when a bank is empty, until the person returns. */
export const clockSpec = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(1).max(86_400) }),
  z.strictObject({ kind: z.literal('bank'), seconds: z.int().min(1).max(86_400), increment: z.int().min(0).max(3_600) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);
export type ClockSpec = z.infer<typeof clockSpec>;

/** How fast bots, and those who stand in, make one visible step after the other. */
export const PACES = ['instant', 'fast', 'normal'] as const;
export const pace = z.enum(PACES);
export type Pace = z.infer<typeof pace>;

/** A sentence before it is put into a language; see the kernel's `Phrase`. */
export const phrase = z.object({ key: z.string(), values: z.record(z.string(), z.unknown()) });

/** Why not. `rule` is a clause of the game's rules, or null where it is the house that refuses. */
export const refusal = z.object({ rule: z.string().nullable(), code: z.string() });
