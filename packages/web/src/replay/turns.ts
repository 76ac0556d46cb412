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

/** A moment as everybody can tell it: which turn, and how far into it. What is told, and so counted, differs from seat to seat. */
export interface Place {
  readonly turn: number;
  readonly past: number;
}

export function placeAt(turns: readonly Turn[], n: number): Place {
  const turn = turnAt(turns, n);
  return { turn, past: n - turns[turn].n };
}

/** The same place in what others were told: never in another turn, and nearer to its end only where it has fewer lines. */
export function momentAt(turns: readonly Turn[], { turn, past }: Place, of: number): number {
  const end = turn + 1 < turns.length ? turns[turn + 1].n - 1 : of;
  return Math.max(turns[turn].n, Math.min(turns[turn].n + past, end));
}

/** When a seat's last turn ended, from where the others' deeds can be told: before its first one, from the beginning. */
export function sinceTurnOf(turns: readonly Turn[], seat: number): number {
  const ends = turns.flatMap((turn, i) => (turn.seat === seat && i + 1 < turns.length ? [turns[i + 1].n] : []));
  const last = ends.at(-1) ?? 0;
  // Of a turn that has only just ended there is nothing to tell.
  return last < turns[turns.length - 1].n ? last : (ends.at(-2) ?? 0);
}
