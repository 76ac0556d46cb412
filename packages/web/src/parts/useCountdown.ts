import { useEffect, useState } from 'react';

/** Whole seconds left of `left` milliseconds that were counted at `since`; null where nothing is counted. */
export function useCountdown(left: number | null, since: number, running = true): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (left === null || !running) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [left, running]);
  if (left === null) return null;
  return Math.max(0, Math.ceil((running ? left - (Date.now() - since) : left) / 1000));
}
