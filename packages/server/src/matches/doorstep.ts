import { type No, no } from '../match/refusal.ts';
import type { Turns } from './turns.ts';

/** Those of one address who come in, or hear a page of what they have missed, at the same time. */
const MOST = 16;

/** Where those wait who come to matches: hundreds at once from one address would make everybody else wait, and fill the memory
 *  with what they are about to be told. */
export interface Doorstep {
  /** Lets somebody in when it is their turn; whoever has gone by then costs nothing. */
  cross<T>(who: string, isThere: () => boolean, come: () => Promise<T>): Promise<T | No>;
}

export function openDoorstep(turns: Turns): Doorstep {
  const inside = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  function enter(who: string): Promise<void> {
    const there = inside.get(who) ?? 0;
    if (there < MOST) {
      inside.set(who, there + 1);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const line = waiting.get(who);
      if (line === undefined) waiting.set(who, [resolve]);
      else line.push(resolve);
    });
  }

  /** Their place is the next one's. */
  function leave(who: string): void {
    const line = waiting.get(who) ?? [];
    const next = line.shift();
    if (line.length === 0) waiting.delete(who);
    const left = (inside.get(who) ?? 1) - 1;
    if (next !== undefined) next();
    else if (left === 0) inside.delete(who);
    else inside.set(who, left);
  }

  return {
    async cross(who, isThere, come) {
      await enter(who);
      try {
        if (isThere()) await turns.mine(who);
        return isThere() ? await come() : no('unavailable');
      } finally {
        leave(who);
      }
    },
  };
}
