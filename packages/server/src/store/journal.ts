import type { Change, Store } from './store.ts';

/**
 * Commit, then acknowledge, then broadcast. Changes of all matches go into one transaction, until a turn of the event loop
 * brings no more; only when it is on the disk does anything leave the process.
 */
export interface Journal<Match> {
  write(change: Change): void;
  /** The match has something to tell once everything written so far is kept. */
  tell(match: Match): void;
  /** Whether the match has something to tell that may not be kept yet. */
  isKeeping(match: Match): boolean;
  flush(): void;
}

export interface JournalWatch<Match> {
  /** Called with a match whose changes are kept. */
  deliver(match: Match): void;
  /** The store refused: what these matches hold in memory is not true. */
  failed(matches: readonly Match[], error: unknown): void;
  committed(changes: number, seconds: number): void;
}

/** Else a stream that never ends would keep everybody waiting. */
const MOST_TURNS = 4;

export function openJournal<Match>(store: Store, watch: JournalWatch<Match>): Journal<Match> {
  let changes: Change[] = [];
  let telling = new Set<Match>();
  let planned: NodeJS.Immediate | null = null;
  let turns = 0;
  /** Changes at the end of the last turn. */
  let brought = 0;

  function plan(): void {
    planned ??= setImmediate(endTurn);
  }

  function endTurn(): void {
    planned = null;
    if (turns < MOST_TURNS && changes.length > brought) {
      turns++;
      brought = changes.length;
      plan();
    } else flush();
  }

  function flush(): void {
    // A flush left over from before this one would split the next group.
    if (planned !== null) clearImmediate(planned);
    planned = null;
    turns = 0;
    brought = 0;
    if (changes.length === 0 && telling.size === 0) return;
    const [written, told] = [changes, telling];
    changes = [];
    telling = new Set();
    if (written.length > 0) {
      const begun = performance.now();
      try {
        store.commit(written);
      } catch (error) {
        watch.failed([...told], error);
        return;
      }
      watch.committed(written.length, (performance.now() - begun) / 1000);
    }
    for (const match of told) watch.deliver(match);
  }

  return {
    write(change) {
      changes.push(change);
      plan();
    },
    tell(match) {
      telling.add(match);
      plan();
    },
    isKeeping: (match) => telling.has(match),
    flush,
  };
}
