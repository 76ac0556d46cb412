import type { AnyGame, Seat } from '@insula/kernel';
import type { Head, Match } from './match.ts';

/** Milliseconds from one visible step to the next of a bot, and once bots have moved for long. */
const STEP: { readonly [pace in Head['pace']]: readonly [number, number] } = {
  instant: [0, 0],
  fast: [200, 80],
  normal: [450, 180],
};
/** Bots that have moved for so long without a person in between hurry. */
const LONG = 10_000;

/** Milliseconds until a bot may make its next step: whoever looks on must be able to follow, and a clock begins when its
 *  question is seen. It follows from what all have seen: a bot that thinks longer is not slower. Whom it asks, for what and at
 *  what price is one step. */
export function untilStep({ head, game, play }: Match, seat: Seat, move: string, now: number): number {
  if (play === null || (play.talking === seat && isTalk(game, game.read(move)))) return 0;
  const began = play.botsSince;
  // Else a match of quick bots is over before whoever left it for a moment can be back.
  const [usual, hurried] = STEP[head.seats[seat].standIn && head.pace === 'instant' ? 'normal' : head.pace];
  const step = began !== null && now - began >= LONG ? hurried : usual;
  return Math.max(0, (play.last?.at ?? head.started ?? now) + step - now);
}

/** Whether a move only says something. */
export const isTalk = (game: AnyGame, move: unknown): boolean => move !== null && game.foresight.talk(move);
