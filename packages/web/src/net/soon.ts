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

/** Runs once for all that asked in one breath: at once if it has not run since the last frame, so that the work is done
 *  while the next one is waited for, and otherwise just before that one is drawn. */
export function soon(run: () => void): Soon {
  let breath: ReturnType<typeof setTimeout> | null = null;
  let frame: number | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  function never(): void {
    if (breath !== null) clearTimeout(breath);
    if (frame !== null) cancelAnimationFrame(frame);
    if (timer !== null) clearTimeout(timer);
    breath = null;
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
  /** Whatever comes before the next frame is drawn with it, but not each for itself. */
  function ahead(): void {
    now();
    frame = requestAnimationFrame(inFrame);
  }
  function inFrame(): void {
    frame = null;
    now();
  }
  return {
    ask() {
      // What has already come is heard first.
      if (frame === null) breath ??= setTimeout(ahead);
      later();
    },
    later,
    now,
    never,
  };
}
