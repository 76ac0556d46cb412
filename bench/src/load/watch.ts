import type { Times } from './figures.ts';

/** When whose client knew how much of a match, and so how long each move took to reach the other seat. */
export interface Watch {
  sent(seat: number): void;
  done(seat: number): void;
  seen(seat: number, mark: number): void;
}

interface Moment {
  readonly mark: number;
  readonly at: number;
}

/** More than any server lets a seat lag behind. */
const REMEMBERED = 64;

export function openWatch(times: Times): Watch {
  const sentAt = [0, 0];
  const isAway = [false, false];
  const marks = [0, 0];
  const known: Moment[][] = [[], []];
  /** Moves of a seat that the other may not know of yet. */
  const owed: Moment[][] = [[], []];

  function settle(seat: number): void {
    const theirs = known[1 - seat];
    while (owed[seat].length > 0) {
      const [{ mark, at }] = owed[seat];
      const learnt = theirs.find((moment) => moment.mark >= mark);
      if (learnt === undefined) return;
      times.other.push(learnt.at - at);
      owed[seat].shift();
    }
  }

  return {
    sent(seat) {
      sentAt[seat] = performance.now();
      isAway[seat] = true;
    },
    done: (seat) => void times.own.push(performance.now() - sentAt[seat]),
    seen(seat, mark) {
      if (mark <= marks[seat]) return;
      marks[seat] = mark;
      known[seat].push({ mark, at: performance.now() });
      if (known[seat].length > REMEMBERED) known[seat].shift();
      if (isAway[seat]) owed[seat].push({ mark, at: sentAt[seat] });
      isAway[seat] = false;
      settle(seat);
      settle(1 - seat);
    },
  };
}
