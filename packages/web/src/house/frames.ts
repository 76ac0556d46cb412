/** A page that nobody sees has no frames. */
const UNSEEN = 100;

export interface Soon {
  ask(): void;
  /** At once, if it was asked for. */
  now(): void;
  never(): void;
}

/** Runs once for all that asked, just before the next frame is drawn. What waits to be heard comes first, else a busy page
 *  would draw a whole frame for the first word of many. */
export function soon(run: () => void): Soon {
  let heard: ReturnType<typeof setTimeout> | null = null;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  function never(): void {
    if (heard !== null) clearTimeout(heard);
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
      heard = setTimeout(() => {
        frame = requestAnimationFrame(now);
      });
      timer = setTimeout(now, UNSEEN);
    },
    now,
    never,
  };
}
