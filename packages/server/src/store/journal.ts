import type { Part, Store } from './store.ts';

/**
 * Commit, then acknowledge, then broadcast. Changes of all who have any go into one transaction, until a turn of the event
 * loop brings no more of them; only when it is kept does anything leave the process. One commit is under way at a time.
 */
export interface Journal<Who> {
  /** Somebody has something to keep or to tell with the next commit. */
  add(who: Who): void;
  /** Waits until nothing is left to keep. */
  settled(): Promise<void>;
  /** Whether anything is left to keep. */
  readonly isKeeping: boolean;
  /** When the oldest commit began that has not been answered yet; null: none is under way. */
  readonly since: number | null;
  /** Whether the latest commit was refused. */
  readonly refused: boolean;
}

export interface JournalWatch<Who> {
  /** What is to be kept of somebody; they have no more to add until they are told how it went. */
  take(who: Who): Part;
  kept(who: Who): void;
  /** The store refused: what these hold in memory is not true. */
  lost(all: readonly Who[], error: unknown): void;
  /** Another process has these now. */
  moved(all: readonly Who[]): void;
  committed(changes: number, seconds: number): void;
}

const NONE: ReadonlySet<Part> = new Set();

/** The store refused all of a commit. */
class Refusal {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/** Else a stream that never ends would keep everybody waiting. */
const MOST_TURNS = 4;

export function openJournal<Who>(store: Store, watch: JournalWatch<Who>): Journal<Who> {
  let group = new Set<Who>();
  let planned = false;
  let turns = 0;
  /** How often somebody had added something by the end of the last turn, and by now. */
  let [brought, added] = [0, 0];
  let since: number | null = null;
  let refused = false;
  const waiting: (() => void)[] = [];

  function plan(): void {
    if (planned || since !== null) return;
    planned = true;
    setImmediate(endTurn);
  }

  function endTurn(): void {
    planned = false;
    if (turns < MOST_TURNS && added > brought) {
      turns++;
      brought = added;
      plan();
    } else void commit();
  }

  async function commit(): Promise<void> {
    [turns, brought, added] = [0, 0, 0];
    const all = group;
    group = new Set();
    const parts = new Map<Part, Who>();
    for (const who of all) {
      const part = watch.take(who);
      // Whoever has nothing to keep has nothing to lose either.
      if (part.length === 0) watch.kept(who);
      else parts.set(part, who);
    }
    const answer = parts.size === 0 ? NONE : await keep([...parts.keys()]);
    since = null;
    if (answer instanceof Refusal) watch.lost([...parts.values()], answer.error);
    else {
      for (const [part, who] of parts) if (!answer.has(part)) watch.kept(who);
      if (answer.size > 0) watch.moved([...parts].flatMap(([part, who]) => (answer.has(part) ? [who] : [])));
    }
    if (group.size > 0) plan();
    else for (const done of waiting.splice(0)) done();
  }

  async function keep(parts: readonly Part[]): Promise<ReadonlySet<Part> | Refusal> {
    const begun = performance.now();
    since = begun;
    try {
      const moved = await store.commit(...parts);
      refused = false;
      let changes = 0;
      for (const part of parts) if (!moved.has(part)) changes += part.length;
      watch.committed(changes, (performance.now() - begun) / 1000);
      return moved;
    } catch (error) {
      refused = true;
      return new Refusal(error);
    }
  }

  return {
    add(who) {
      added++;
      group.add(who);
      plan();
    },
    settled: () =>
      new Promise((resolve) => {
        if (group.size === 0 && since === null) resolve();
        else waiting.push(resolve);
      }),
    get isKeeping() {
      return group.size > 0 || since !== null;
    },
    get since() {
      return since;
    },
    get refused() {
      return refused;
    },
  };
}
