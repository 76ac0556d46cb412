import type { Findings } from '@insula/bots';
import type { Thought } from './thought.ts';

/** Told the move, and what was found of all moves where the thought had shares. */
export type Done = (move: string | null, found: Findings | null) => void;

export interface Waiting {
  readonly thought: Thought;
  readonly done: Done;
}

/** Thoughts that wait for a thread: one for each seat, a newer one in the place of an older, and next is always one of the
 *  host who was served longest ago, so that nobody's many matches crowd out another's one. */
export interface Line {
  readonly size: number;
  add(waiting: Waiting): void;
  remove(key: string): void;
  /** Takes the next one whose seat is not `busy`; null where there is none. */
  take(busy: (key: string) => boolean): Waiting | null;
  clear(): void;
}

export function openLine(): Line {
  const waiting = new Map<string, Waiting>();
  /** By host, when it was last served. Hosts that nobody waits for are forgotten. */
  const served = new Map<string, number>();
  let turn = 0;

  return {
    get size() {
      return waiting.size;
    },
    add(one) {
      waiting.delete(one.thought.key);
      waiting.set(one.thought.key, one);
    },
    remove: (key) => void waiting.delete(key),
    take(busy) {
      if (waiting.size === 0) served.clear();
      let next: Waiting | null = null;
      let longest = Number.POSITIVE_INFINITY;
      for (const one of waiting.values()) {
        const last = served.get(one.thought.host) ?? -1;
        if (last >= longest || busy(one.thought.key)) continue;
        next = one;
        longest = last;
      }
      if (next === null) return null;
      waiting.delete(next.thought.key);
      served.set(next.thought.host, turn++);
      return next;
    },
    clear: () => waiting.clear(),
  };
}
