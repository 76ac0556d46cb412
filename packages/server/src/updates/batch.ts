/** What can wait is told together: every message costs its sender and its reader more than what it says. Each one waits
 *  its own time: else when somebody hears the news would depend on what others are told. */
export interface Batch<Who, Where> {
  /** Somebody is to be told something; whoever waits already goes on waiting. */
  add(who: Who, where: Where): void;
  /** It has been told. */
  drop(who: Who): void;
  /** Tells all that waits. */
  now(): void;
}

interface Waiting<Where> {
  readonly where: Where;
  readonly until: number;
}

/** Tells those who have waited so many milliseconds, all of one place at once. */
export function openBatch<Who, Where>(
  milliseconds: number,
  tell: (where: Where, whom: readonly Who[]) => void,
): Batch<Who, Where> {
  /** In the order in which their time is up. */
  const waiting = new Map<Who, Waiting<Where>>();
  let timer: NodeJS.Timeout | null = null;

  function tellUntil(time: number): void {
    const places = new Map<Where, Who[]>();
    for (const [who, { where, until }] of waiting) {
      if (until > time) break;
      waiting.delete(who);
      const there = places.get(where);
      if (there === undefined) places.set(where, [who]);
      else there.push(who);
    }
    for (const [where, whom] of places) tell(where, whom);
  }

  function wake(): void {
    tellUntil(performance.now());
    // Whoever came while others were told must not make those wait who came before.
    if (timer !== null) clearTimeout(timer);
    const [next] = waiting.values();
    timer = next === undefined ? null : setTimeout(wake, next.until - performance.now());
  }

  return {
    add(who, where) {
      if (waiting.has(who)) return;
      waiting.set(who, { where, until: performance.now() + milliseconds });
      timer ??= setTimeout(wake, milliseconds);
    },
    drop(who) {
      waiting.delete(who);
    },
    now() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      tellUntil(Number.POSITIVE_INFINITY);
    },
  };
}
