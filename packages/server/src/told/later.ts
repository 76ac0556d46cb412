/** What can wait is told together: every message costs its sender and its reader more than what it says. */
export interface Later<Thing> {
  add(thing: Thing): void;
  /** Tells all that waits. */
  now(): void;
}

/** At most so many milliseconds after it was added. */
export function openLater<Thing>(milliseconds: number, tell: (things: readonly Thing[]) => void): Later<Thing> {
  let waiting = new Set<Thing>();
  let timer: NodeJS.Timeout | null = null;

  function now(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const things = [...waiting];
    waiting = new Set();
    if (things.length > 0) tell(things);
  }

  return {
    add(thing) {
      waiting.add(thing);
      timer ??= setTimeout(now, milliseconds);
    },
    now,
  };
}
