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
 *  question is seen. It follows from what all have seen: a bot that thinks longer is not slower. */
export function untilStep({ head, play }: Match, now: number): number {
  if (play === null) return 0;
  const began = play.botsSince;
  const [usual, hurried] = STEP[head.pace];
  const step = began !== null && now - began >= LONG ? hurried : usual;
  return Math.max(0, (play.last?.at ?? head.started ?? now) + step - now);
}
