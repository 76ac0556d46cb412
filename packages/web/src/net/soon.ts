/** A page that nobody sees has no frames. */
const UNSEEN = 100;

export interface Soon {
  ask(): void;
  /** At once, if it was asked for. */
  now(): void;
  never(): void;
}

/** Runs once for all that asked since the last frame, just before the next one is drawn. */
export function soon(run: () => void): Soon {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  function never(): void {
    cancelAnimationFrame(frame);
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }
  function now(): void {
    if (timer === null) return;
    never();
    run();
  }
  return {
    ask() {
      if (timer !== null) return;
      frame = requestAnimationFrame(now);
      timer = setTimeout(now, UNSEEN);
    },
    now,
    never,
  };
}
