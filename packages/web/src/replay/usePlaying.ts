import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Highlight } from './highlights.ts';
import { type Turn, turnFrom } from './turns.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Going through moments, by hand or by itself. */
export interface Playing {
  readonly on: boolean;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  toggle(): void;
  /** Goes to a moment, and stays there. */
  go(n: number): void;
}

/** Milliseconds a moment is seen at the usual speed. */
const STEP = 700;
/** What happened since somebody's last turn takes no longer, however much it was. */
const RECAP = 10_000;

interface Way {
  readonly turns: readonly Turn[];
  readonly n: number;
  readonly of: number;
  /** Whether the moment `n` is on the table already: else playing would run away from it. */
  readonly isShown: boolean;
  /** From where it plays to the end by itself, as soon as it is there; null: it waits. */
  readonly recap: number | null;
  readonly marked: readonly Highlight[];
  onN(n: number): void;
}

/** Arrows step by a moment, with Shift by a turn; Home and End go to the ends, N and P to the next and the
 *  previous moment to remember, the space bar plays. */
export function usePlaying({ turns, n, of, isShown, recap, marked, onN }: Way): Playing {
  const [on, setOn] = useState(recap !== null);
  const [speed, setSpeed] = useState<Speed>(1);
  const pause = recap === null ? STEP / speed : Math.min(STEP, RECAP / Math.max(1, of - recap));
  // Shorter than a request takes, moments are left out instead.
  const stride = Math.max(1, Math.ceil(SHORTEST / pause));
  useEffect(() => {
    if (!on || !isShown) return;
    if (n >= of) {
      setOn(false);
      return;
    }
    const timer = setTimeout(() => onN(Math.min(of, n + stride)), pause * stride);
    return () => clearTimeout(timer);
  }, [on, isShown, n, of, pause, stride, onN]);
  const go = useCallback(
    (to: number) => {
      setOn(false);
      onN(to);
    },
    [onN],
  );
  const toggle = useCallback(() => setOn((now) => !now), []);
  // Before the next key: else a quick one would be counted from the moment before.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (isMeantFor(event)) return;
      const to = stepOf(event, { turns, n, of, marked });
      if (to === null) return;
      event.preventDefault();
      if (to === 'play') toggle();
      else go(to);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [turns, n, of, marked, go, toggle]);
  return { on, speed, setSpeed, toggle, go };
}

/** A field has its own use for keys, and a button for the space bar. */
const isMeantFor = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.matches(key === ' ' ? 'input, select, textarea, button, a' : 'input, select, textarea');

const SHORTEST = 120;

type Known = Pick<Way, 'turns' | 'n' | 'of' | 'marked'>;

function stepOf({ key, shiftKey }: KeyboardEvent, { turns, n, of, marked }: Known): number | 'play' | null {
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? turnFrom(turns, n, -1) : Math.max(0, n - 1);
    case 'ArrowRight':
      return shiftKey ? turnFrom(turns, n, 1) : Math.min(of, n + 1);
    case 'Home':
      return 0;
    case 'End':
      return of;
    case 'n':
      return Math.min(...marked.flatMap((one) => (one.n > n ? [one.n] : [])), of);
    case 'p':
      return Math.max(...marked.flatMap((one) => (one.n < n ? [one.n] : [])), 0);
    case ' ':
      return 'play';
    default:
      return null;
  }
}
