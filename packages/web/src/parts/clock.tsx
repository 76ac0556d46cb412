import { type JSX, useEffect, useState } from 'react';
import { say } from '../words/say.ts';
import styles from './clock.module.css';
import { shown } from './timeLeft.ts';

export interface Time {
  /** Milliseconds, as counted at `since`; null: nothing is counted. */
  readonly left: number | null;
  readonly running: boolean;
  readonly since: number;
}

/** The time that a seat has left. Nothing else at a table looks like it, or a pause is taken for a deadline. */
export function Clock({ left, running, since }: Time): JSX.Element | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (left === null || !running) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [left, running]);
  if (left === null) return null;
  const seconds = Math.max(0, Math.ceil((running ? left - (Date.now() - since) : left) / 1000));
  return (
    <time className={styles.clock} data-short={running && seconds < SHORT}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="9" r="5.6" />
        <path d="M8 6v3l2 1.4M6.2 1.4h3.6M8 1.4v2" />
      </svg>
      {shown(seconds)}
      <span className="aside"> {say('time.left')}</span>
    </time>
  );
}

/** Seconds. */
const SHORT = 20;
