import * as z from 'zod';
import { order } from './asks.ts';
import { count, phrase, refusal, requestId, seat } from './shapes.ts';
import { summary } from './summary.ts';

/** What a client receives through its socket, one JSON message per frame. What there is nothing to say about is left out
 *  of items and tables: they are what is written and read most. */

/** Something that happened and that this seat may know. `n` counts from 1 without gaps, for each seat by itself: a gap
 *  would tell that something secret happened. */
export const item = z.discriminatedUnion('kind', [
  /** An event of the game. `say` only where phrases were asked for. */
  z.object({ n: count, at: count, kind: z.literal('event'), event: z.unknown(), say: phrase.optional() }),
  /** Moves were taken back: what the items from `from` on told is undone. */
  z.object({ n: count, at: count, kind: z.literal('undo'), seat, from: count }),
  /** A standing order of this seat answers: what follows is its doing. Nobody else is told. */
  z.object({ n: count, at: count, kind: z.literal('order'), seat }),
  z.object({ n: count, at: count, kind: z.literal('resign'), seat }),
  z.object({ n: count, at: count, kind: z.literal('takeover'), seat }),
  z.object({ n: count, at: count, kind: z.literal('return'), seat }),
  z.object({ n: count, at: count, kind: z.literal('end'), seat, why: z.enum(['rules', 'consent', 'resignation']) }),
]);
export type Item = z.infer<typeof item>;

/** `left`: milliseconds a seat has at this moment; `running`: they are getting fewer. */
export const seatClock = z.object({ left: count, running: z.boolean() });

/** How the table stands for one seat. */
export const table = z.object({
  /** The game's own; see its `View`. */
  view: z.unknown(),
  /** Whether `view` has only those of its fields that changed since the table before: put them over it. */
  partial: z.boolean(),
  /** What is asked of those awaited; only where phrases were asked for. */
  ask: phrase.optional(),
  awaited: z.array(seat),
  /** An answer window: it closes no sooner than in so many milliseconds, whatever is answered. Left out: no window. */
  closes: count.optional(),
  /** The seat's decision. A move names the decision it answers; it is refused as `stale` when that is over. */
  decision: count,
  /** The seat's legal moves, in the order of the rules. A seat nobody waits for may have some. */
  legal: z.array(z.string()),
  /** For each legal move; only where phrases were asked for. */
  say: z.array(phrase).optional(),
  /** What this seat has answered and what is not played yet; it may be withdrawn. */
  answer: z.array(z.string()).optional(),
  /** Nothing more is asked of this seat until the others have answered. */
  answered: z.literal(true).optional(),
  /** Whether the seat may take its last moves back without asking anybody. */
  undo: z.boolean(),
  /** Left out: no clock. */
  clocks: z.array(seatClock).optional(),
});
export type Table = z.infer<typeof table>;

export const chatLine = z.object({ at: count, seat: seat.nullable(), name: z.string(), text: z.string() });
export type ChatLine = z.infer<typeof chatLine>;

export const serverMessage = z.discriminatedUnion('t', [
  /** The answer to `hello`, with what was missed since. `n` is the number of the last item in it, `of` that of the last
   *  there is: where they differ, the rest follows as news, a page at a time. */
  z.object({
    t: z.literal('welcome'),
    protocol: z.int(),
    match: summary,
    seat: seat.nullable(),
    /** The seats of this person, here or on other sockets. */
    yours: z.array(seat),
    n: count,
    of: count,
    items: z.array(item),
    /** Null before the start. */
    table: table.nullable(),
    chat: z.array(chatLine),
    orders: z.array(order),
    /** The last request of this seat that the server has kept. */
    last: requestId.nullable(),
  }),
  /** Something happened at the table. */
  z.object({ t: z.literal('news'), n: count, items: z.array(item), table }),
  /** Who sits where, who is there, what is proposed, how it ended. */
  z.object({ t: z.literal('match'), match: summary }),
  z.object({ t: z.literal('chat'), line: chatLine }),
  /** Done, and kept: it will not be lost. */
  z.object({ t: z.literal('ack'), id: requestId }),
  /** The answer to `why`: the clause that forbids it, or null and null where it is allowed. `move`: which one of a chain.
   *  `final`: it could not be taken back alone. */
  z.object({
    t: z.literal('why'),
    id: requestId,
    move: count.nullable(),
    rule: z.string().nullable(),
    code: z.string().nullable(),
    final: z.boolean(),
  }),
  /** Not done, and why. `move`: which one of a chain was refused, or null. */
  z.object({ t: z.literal('refused'), id: requestId.nullable(), move: count.nullable(), ...refusal.shape }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
