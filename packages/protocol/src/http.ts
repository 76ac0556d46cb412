import * as z from 'zod';
import { item, table } from './news.ts';
import { clockSpec, contribution, count, name, pace, seat } from './shapes.ts';
import { summary } from './summary.ts';

/** What goes over HTTP: everything about matches but the play itself. */

export const renameBody = z.strictObject({ name });
export const meAnswer = z.object({ name: z.string() });
export type Me = z.infer<typeof meAnswer>;
/** Where others find this server; null: nowhere but on its own machine. */
export const addressAnswer = z.object({ url: z.string().nullable() });

/** `me` may be given several times: seats of one device, whose people may have names of their own. */
export const wantedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name: name.optional() }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().min(1).max(40) }),
]);
export type WantedSeat = z.infer<typeof wantedSeat>;

export const createBody = z.strictObject({
  game: z.string().min(1).max(100),
  /** What is left out has its default. */
  options: z.record(z.string().max(100), z.unknown()).default({}),
  seats: z.array(wantedSeat).min(1).max(8),
  clock: clockSpec.default({ kind: 'none' }),
  /** Milliseconds an answer window stays open at least. */
  pause: z.int().min(0).max(60_000).default(2_000),
  /** Programs want no pauses; a page that people look at asks for `normal`. */
  pace: pace.default('instant'),
  /** Whether strangers see it in the list while it is open. */
  listed: z.boolean().default(false),
  /** A moment to begin at, written by hand or by `insula position`; it says its own options. Such a match is private. */
  position: z.looseObject({}).nullable().default(null),
});
export type Create = z.infer<typeof createBody>;

/** `seat` null: any open one. */
export const joinBody = z.strictObject({ seat: seat.nullable().default(null), seed: contribution.nullable().default(null) });
export const startBody = z.strictObject({ seed: contribution.nullable().default(null) });
/** The host changes a seat before the start: opens it, or puts a bot there. */
export const reseatBody = z.strictObject({
  seat,
  to: z.discriminatedUnion('kind', [wantedSeat.options[1], wantedSeat.options[2]]),
});
export const leaveBody = z.strictObject({ seat });

/** A match, which of its seats are those of the person who asks, whether they host it, and whose answer is awaited. */
export const yourMatch = z.object({
  match: summary,
  yours: z.array(seat),
  host: z.boolean(),
  awaited: z.array(seat),
  /** How a public match stands, while it is played: the game's first measure, by seat, and how much
   *  bystanders have been told. */
  standing: z.object({ what: z.string(), values: z.array(z.number()), round: count.nullable(), n: count }).optional(),
});
export type YourMatch = z.infer<typeof yourMatch>;
/** Which matches: listed ones that wait for people or are being played, or those of the person who asks that are over or
 *  not. `mine`: all of those. */
export const listQuery = z.object({
  which: z.enum(['open', 'live', 'present', 'past']).default('open'),
  mine: z.enum(['true', 'false']).default('false'),
  /** Only those made before that moment: the `next` of the page before. */
  before: z
    .string()
    .regex(/^\d{1,16}$/, 'the `next` of the page before is wanted')
    .default(String(Number.MAX_SAFE_INTEGER))
    .transform(Number),
});
/** `next`: what to ask for as `before` to see more; null: that was all. */
export const matchList = z.object({ matches: z.array(yourMatch), next: count.nullable() });
export type MatchList = z.infer<typeof matchList>;

export const gameOnShelf = z.object({
  id: z.string(),
  version: z.int(),
  about: z.object({ minutes: z.tuple([z.number(), z.number()]), weight: z.number() }),
  /** See the kernel's `OptionSpec`. */
  options: z.array(z.unknown()),
  /** How many seats a match with the usual options may have. */
  seats: z.array(z.int()),
  words: z.record(z.string(), z.string()),
});
export const gamesAnswer = z.object({
  games: z.array(gameOnShelf),
  bots: z.array(z.object({ name: z.string(), help: z.string() })),
});
export type Games = z.infer<typeof gamesAnswer>;

const clause = z.object({ id: z.string(), text: z.string() });
export const rulesAnswer = z.object({
  sections: z.array(z.object({ heading: z.string(), intro: z.string(), clauses: z.array(clause) })),
});

/** How the table stood for a seat after its event `n` (0: at the beginning), and what was told up to there. */
export const replayed = z.object({
  n: count,
  /** How much has been told; null where everything is open: nobody has counted it. */
  of: count.nullable(),
  item: item.nullable(),
  view: table.shape.view,
  /** What each seat saw, where everything is open. */
  views: z.array(table.shape.view).optional(),
});
export type Replayed = z.infer<typeof replayed>;

/** The turns of a match up to now: after which item each began, whose it was (null: several seats', or the end), and what the
 *  game's measures were then, by measure and seat. */
export const course = z.object({
  measures: z.array(z.string()),
  turns: z.array(z.object({ n: count, seat: seat.nullable(), values: z.array(z.array(z.number())) })),
});
export type Course = z.infer<typeof course>;

/** All that a seat was told. */
export const toldItems = z.object({ items: z.array(item) });

/** What looks best to an expert in a seat that plays against bots alone: moves of the decision, the best first, each with its
 *  chance to win and how far that may be off (a standard error). */
export const hintBody = z.strictObject({ seat });
export const hintAnswer = z.object({
  decision: count,
  moves: z.array(z.object({ move: z.string(), chance: z.number(), error: z.number() })),
});
export type Hint = z.infer<typeof hintAnswer>;

/** The report on a match against bots that is over: how far it is, from 0 to 1. At 1 its page can be fetched. */
export const reportBody = z.strictObject({ seat });
export const reportAnswer = z.object({ share: z.number() });
export type ReportProgress = z.infer<typeof reportAnswer>;

/** The table as the game draws it in text. */
export const drawn = z.object({ text: z.string() });

/** What was wrong, in one sentence; `code` for machines. */
export const problem = z.object({ code: z.string(), rule: z.string().nullable(), message: z.string() });
export type Problem = z.infer<typeof problem>;
