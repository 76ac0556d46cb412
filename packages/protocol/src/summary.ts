import * as z from 'zod';
import { PROPOSALS } from './asks.ts';
import { clockSpec, count, matchId, pace, seat } from './shapes.ts';

/** What everybody may know about a match without looking at its table. */

export const PHASES = ['open', 'playing', 'over'] as const;

export const seatSummary = z.object({
  /** `open`: anyone with the link may take it. */
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string(),
  /** The bot that plays here, or that stands in for an absent person. */
  level: z.string().nullable(),
  /** Connected now. Bots always are. */
  present: z.boolean(),
  /** A bot stands in until the person returns. */
  standIn: z.boolean(),
  /** It does so for the rest of this turn only: the person's time was up. */
  brief: z.boolean(),
  resigned: z.boolean(),
  /** Added something to the shuffle. */
  contributed: z.boolean(),
});
export type SeatSummary = z.infer<typeof seatSummary>;

const tallyLine = z.object({ what: z.string(), count: z.number(), points: z.number(), rule: z.string() });

/** How it ended. `why` other than `rules`: no points, and `rank` puts those who resigned behind the others. */
export const outcome = z.object({
  why: z.enum(['rules', 'consent', 'resignation']),
  ending: z.string().nullable(),
  points: z.array(z.number()).nullable(),
  rank: z.array(z.int()).nullable(),
  tally: z.array(z.array(tallyLine)).nullable(),
});
export type Outcome = z.infer<typeof outcome>;

export const proposal = z.object({ what: z.enum(PROPOSALS), by: seat, yes: z.array(seat) });
export type Proposal = z.infer<typeof proposal>;

export const summary = z.object({
  id: matchId,
  game: z.string(),
  version: z.int(),
  options: z.record(z.string(), z.unknown()),
  phase: z.enum(PHASES),
  /** The seat of whoever may start it; null when that person sits nowhere. */
  host: seat.nullable(),
  seats: z.array(seatSummary),
  clock: clockSpec,
  /** Milliseconds an answer window stays open at least. */
  pause: count,
  pace,
  listed: z.boolean(),
  /** Whether it began at a position written by hand, which its host knows all about. */
  placed: z.boolean(),
  /** SHA-256 of the server's secret, known before anyone adds to the shuffle. */
  commitment: z.string(),
  /** Revealed at the end. */
  secret: z.string().nullable(),
  contributions: z.array(z.string().nullable()),
  proposals: z.array(proposal),
  outcome: outcome.nullable(),
  /** The match that was agreed on after this one. */
  rematch: matchId.nullable(),
  created: count,
});
export type Summary = z.infer<typeof summary>;
