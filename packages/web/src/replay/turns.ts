import type { Course } from '@insula/protocol';

export type Turn = Course['turns'][number];

/** The turn in which something stands after item `n`, counted from 0. What a turn tells comes after it has begun. */
export function turnAt(turns: readonly Turn[], n: number): number {
  let at = 0;
  while (at + 1 < turns.length && turns[at + 1].n <= n) at++;
  return at;
}

/** Where the next turn begins, or the one before. */
export function turnFrom(turns: readonly Turn[], n: number, way: 1 | -1): number {
  const at = turnAt(turns, n);
  if (way === 1) return turns[at + 1]?.n ?? turns[at].n;
  return turns[at].n < n ? turns[at].n : (turns[at - 1]?.n ?? 0);
}

/** When a seat's last turn ended, from where the others' deeds can be told: before its first one, from the beginning. */
export function sinceTurnOf(turns: readonly Turn[], seat: number): number {
  const ends = turns.flatMap((turn, i) => (turn.seat === seat && i + 1 < turns.length ? [turns[i + 1].n] : []));
  const last = ends.at(-1) ?? 0;
  // Of a turn that has only just ended there is nothing to tell.
  return last < turns[turns.length - 1].n ? last : (ends.at(-2) ?? 0);
}
