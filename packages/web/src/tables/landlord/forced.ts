import type { View } from '@insula/landlord';

/** What these ask about lies open in the street. Answers, deals and cards to play are never left to the page: how quickly
 *  they come would tell what is in a hand. */
const OPEN: readonly string[] = ['go', 'leave', 'examine'];

/** Recycle may be played at any time and answers nothing: it does not count, else a pause would tell who holds it. */
export function forced({ stack }: View, legal: readonly string[]): string | null {
  if (!OPEN.includes(stack.at(-1)?.kind ?? '')) return null;
  const answers = legal.filter((move) => !move.startsWith('recycle'));
  return answers.length === 1 ? answers[0] : null;
}
