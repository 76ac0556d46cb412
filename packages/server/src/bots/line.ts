import type { Findings } from '@insula/bots';
import type { Thought } from './thought.ts';

/** Told the move, and what was found of all moves where the thought had shares. */
export type Done = (move: string | null, found: Findings | null) => void;

export interface Waiting {
  readonly thought: Thought;
  readonly done: Done;
}

/** Thoughts that wait for a thread: one for each seat, a newer one in the place of an older, and next is always one of the
 *  address that was served longest ago, and there of the host, so that nobody's many matches crowd out another's one: not even
 *  those of somebody who is a new guest for each of them. */
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
  /** By host and by address, when it was last served. They are forgotten when nobody waits. */
  const served = new Map<string, number>();
  let turn = 0;
  const lastOf = (name: string): number => served.get(name) ?? -1;
  function isBefore({ thought: one }: Waiting, { thought: other }: Waiting): boolean {
    const sooner = lastOf(placeOf(one)) - lastOf(placeOf(other));
    return sooner < 0 || (sooner === 0 && lastOf(one.host) < lastOf(other.host));
  }

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
      for (const one of waiting.values()) if ((next === null || isBefore(one, next)) && !busy(one.thought.key)) next = one;
      if (next === null) return null;
      waiting.delete(next.thought.key);
      for (const name of [placeOf(next.thought), next.thought.host]) served.set(name, turn);
      turn++;
      return next;
    },
    clear: () => waiting.clear(),
  };
}

/** Matches of older stores do not say where they were made. */
const placeOf = ({ origin, host }: Thought): string => (origin === '' ? host : `from ${origin}`);
