import * as z from 'zod';
import { LONGEST_CHAIN, LONGEST_CHAT, LONGEST_MOVE, MOST_ORDERS } from './limits.ts';
import { count, line, matchId, requestId, seat } from './shapes.ts';

/** What a client sends through its socket, one JSON message per frame. One socket is one seat (or a bystander) of one
 *  match; the first message is `hello`. */

const moveText = z.string().min(1).max(LONGEST_MOVE);

/** Answers `ask` with `move`, whenever the seat is asked that (`Table.ask.key`) and the move is legal. */
export const order = z.strictObject({ ask: z.string().min(1).max(100), move: moveText });
export type Order = z.infer<typeof order>;

/** What all must agree on. `undo`: further back than a seat may go alone. */
export const PROPOSALS = ['undo', 'end', 'rematch'] as const;

const hello = z.strictObject({
  t: z.literal('hello'),
  protocol: z.int(),
  match: matchId,
  /** Null: to look on. */
  seat: seat.nullable(),
  /** The number of the last event seen; 0 for all of them. */
  since: count,
  /** Whether events and legal moves should come with phrases to show to people. */
  phrases: z.boolean(),
  /** Whether the views of news should have only the fields that changed. */
  changes: z.boolean().default(false),
});

const ask = <T extends string, Shape extends z.core.$ZodLooseShape>(t: T, shape: Shape) =>
  z.strictObject({ t: z.literal(t), id: requestId, ...shape });

export const clientMessage = z.discriminatedUnion('t', [
  hello,
  /** Moves of one seat in the game's notation, all or none of them; none after one that shows something new, such as a
   *  card drawn. `decision` is that of the table they were chosen at. */
  ask('move', { decision: count, moves: z.array(moveText).min(1).max(LONGEST_CHAIN) }),
  /** Would these moves be allowed, as the seat's next ones? Answered with `why`; nothing is played. */
  ask('why', { moves: z.array(moveText).min(1).max(LONGEST_CHAIN) }),
  /** Takes back an answer that was given and is not played yet. */
  ask('withdraw', { decision: count }),
  /** Takes back the seat's last moves, as far as it may alone. */
  ask('undo', { decision: count }),
  ask('propose', { what: z.enum(PROPOSALS) }),
  ask('vote', { what: z.enum(PROPOSALS), yes: z.boolean() }),
  ask('chat', { text: line(LONGEST_CHAT) }),
  /** All orders of the seat; those given before are gone. */
  ask('orders', { orders: z.array(order).max(MOST_ORDERS) }),
  ask('resign', {}),
  /** A bot plays the seat until its person returns. */
  ask('leave', {}),
  ask('return', {}),
  ask('ping', {}),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type Hello = z.infer<typeof hello>;
export type Request = Exclude<ClientMessage, Hello>;
