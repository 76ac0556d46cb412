import { type Findings, together } from '@insula/bots';
import { anyMove } from './anyMove.ts';
import type { Done } from './line.ts';
import type { Answer, Share, Thought } from './thought.ts';

/** A thought that threads are at. Its shares may come back in any order: put together in theirs, they are the same decision. */
export interface Job {
  readonly thought: Thought;
  /** The next share for a thread to take; null: all are taken. */
  take(): Share | null;
  /** Share `n` is answered. Returns whether that was the last. */
  answered(n: number, answer: Answer): boolean;
  /** Share `n` was taken and will not be answered: another thread may have it. */
  giveBack(n: number): void;
  /** Says something legal now, and nothing more later. */
  giveUp(): void;
  /** Nobody wants to know any more. */
  drop(): void;
}

export function openJob(thought: Thought, how: Omit<Share, 'thought' | 'n'>, done: Done): Job {
  const found: Findings[] = [];
  let left = Array.from({ length: thought.shares }, (_, n) => n);
  let missing = thought.shares;
  let say: Done | null = done;

  function settle(move: string | null, all: Findings | null): void {
    left = [];
    missing = 0;
    const tell = say;
    say = null;
    tell?.(move, all);
  }

  function conclude(): void {
    const all = together(found);
    // Of many moves that look alike only a few were looked at.
    settle(all.moves.length === 0 ? anyMove(thought) : (all.moves[0].move as string), all);
  }

  return {
    thought,
    take() {
      const n = left.shift();
      return n === undefined ? null : { thought, n, ...how };
    },
    answered(n, { move, found: part }) {
      if (missing === 0) return true;
      if (part === null) settle(move, null);
      else {
        found[n] = part;
        if (--missing === 0) conclude();
      }
      return missing === 0;
    },
    giveBack(n) {
      if (say !== null) left.push(n);
    },
    giveUp: () => settle(anyMove(thought), null),
    drop() {
      say = null;
      left = [];
    },
  };
}
