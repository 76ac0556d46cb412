/** A page that nobody sees has no frames; and so long something may wait for the frame of what comes with it. */
const UNSEEN = 100;

export interface Soon {
  ask(): void;
  /** With the next that is asked for, or a moment later: nothing is drawn for it alone. */
  later(): void;
  /** At once, if it was asked for. */
  now(): void;
  never(): void;
}

/** Runs once for all that asked since the last frame, just before the next one is drawn. */
export function soon(run: () => void): Soon {
  let frame: number | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  function never(): void {
    if (frame !== null) cancelAnimationFrame(frame);
    if (timer !== null) clearTimeout(timer);
    frame = null;
    timer = null;
  }
  function now(): void {
    if (timer === null) return;
    never();
    run();
  }
  function later(): void {
    timer ??= setTimeout(now, UNSEEN);
  }
  return {
    ask() {
      frame ??= requestAnimationFrame(now);
      later();
    },
    later,
    now,
    never,
  };
}
