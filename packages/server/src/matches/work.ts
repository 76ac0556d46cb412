import type { Turn } from '../match/turn.ts';
import { openJournal } from '../store/journal.ts';
import type { Part, Store } from '../store/store.ts';
import { markChange } from './mark.ts';
import { isAnothers, isBusy, Lost, openShare, type Room, type Share, type Task } from './room.ts';

/** How things are done to matches: one after the other in each of them, kept in common, told once they are kept. */
export interface Work {
  /** Does something now, or as soon as nothing of the match is under way. */
  act(room: Room, act: (turn: Turn, share: Share) => void): void;
  /** The same, and answers when it is kept. */
  done<T>(room: Room, act: (turn: Turn) => T): Promise<T>;
  /** Looks at a match of which everything is kept, and which stands still meanwhile. */
  look<T>(room: Room, look: () => Promise<T>): Promise<T>;
  /** Looks before anything else is done that waits; for what finds in the middle that it has to. Unless `kept` is false,
   *  everything is kept by then. */
  lookFirst(room: Room, look: () => Promise<void>, act: (turn: Turn, share: Share) => void, kept?: boolean): void;
  /** Nothing the match does counts from now on. */
  abandon(room: Room, error: unknown): void;
  settled(): Promise<void>;
  /** Milliseconds for which the store has not answered. */
  readonly waited: number;
  /** Whether the store refused the latest commit. */
  readonly refused: boolean;
}

export interface WorkWatch {
  now(): number;
  /** Called once something is kept, before whoever waits for it hears so. */
  tell(room: Room, share: Share): void;
  /** Something was thrown while the match did something. */
  broken(room: Room, error: unknown): void;
  /** The store refused a commit. */
  lost(rooms: readonly Room[], error: unknown): void;
  /** Other processes have these matches now. */
  moved(rooms: readonly Room[]): void;
  committed(changes: number, seconds: number): void;
}

const nothing = (): void => {};

export function openWork(store: Store, watch: WorkWatch): Work {
  const looks = new Set<Promise<unknown>>();
  const journal = openJournal<Room>(store, {
    take,
    kept(room) {
      const share = room.flying;
      room.flying = null;
      if (share === null || room.gone) return;
      room.hold ??= store.hold(room.match.head.id);
      try {
        watch.tell(room, share);
      } catch (error) {
        watch.broken(room, error);
      }
      // It is kept, whatever came of telling it.
      for (const { resolve } of share.done) resolve();
      // It was made here, but by a process that was taken for dead meanwhile.
      if (room.hold === null && !room.gone) watch.moved([room]);
      advance(room);
    },
    lost: watch.lost,
    moved: watch.moved,
    committed: watch.committed,
  });

  function take(room: Room): Part {
    const share = room.open;
    if (room.gone || share === null) return [];
    if (isAnothers(store, room)) {
      watch.moved([room]);
      return [];
    }
    room.flying = share;
    room.open = null;
    const mark = markChange(room);
    if (mark !== null) share.turn.changes.push(mark);
    return share.turn.changes;
  }

  function enqueue(room: Room, task: Task): void {
    if (room.gone) task.lose(new Lost('the match was forgotten'));
    else {
      room.line.push(task);
      advance(room);
    }
  }

  /** Does what waits, as far as it need not wait any longer. */
  function advance(room: Room): void {
    while (!room.gone && !isBusy(room)) {
      const next = room.line[0];
      // Only what is kept may be looked at.
      if (next === undefined || (next.kind === 'look' && next.kept && room.open !== null)) return;
      room.line.shift();
      if (next.kind === 'act') run(room, next.act, next.lose);
      else hold(room, next.look, next.lose);
    }
  }

  /** Another process may have the match: it is not there for anybody here. */
  function isLost(room: Room, lose: Task['lose']): boolean {
    if (!isAnothers(store, room)) return false;
    lose(new Lost('another process may have the match'));
    watch.moved([room]);
    return true;
  }

  function run(room: Room, act: (share: Share) => void, lose: Task['lose']): void {
    if (isLost(room, lose)) return;
    const now = watch.now();
    room.open ??= openShare(room.match, now);
    room.open.turn.now = now;
    journal.add(room);
    try {
      act(room.open);
    } catch (error) {
      watch.broken(room, error);
    }
  }

  function hold(room: Room, look: () => Promise<void>, lose: Task['lose']): void {
    if (isLost(room, lose)) return;
    room.held = true;
    const looking = look().finally(() => {
      looks.delete(looking);
      room.held = false;
      advance(room);
    });
    looks.add(looking);
  }

  function act(room: Room, doing: (turn: Turn, share: Share) => void): void {
    // Nearly everything that is asked finds its match free.
    if (room.line.length === 0 && !isBusy(room)) {
      if (!room.gone) run(room, (share) => doing(share.turn, share), nothing);
    } else enqueue(room, { kind: 'act', act: (share) => doing(share.turn, share), lose() {} });
  }

  return {
    act,
    done: (room, doing) =>
      new Promise((resolve, reject) => {
        enqueue(room, {
          kind: 'act',
          act(share) {
            try {
              const result = doing(share.turn);
              share.done.push({ resolve: () => resolve(result), reject });
            } catch (error) {
              // Else whoever waits for it would wait for ever.
              reject(new Lost('the match failed'));
              throw error;
            }
          },
          lose: reject,
        });
      }),
    look: (room, look) =>
      new Promise((resolve, reject) => {
        enqueue(room, { kind: 'look', kept: true, look: () => look().then(resolve, reject), lose: reject });
      }),
    lookFirst(room, look, doing, kept = true) {
      room.line.unshift(
        { kind: 'look', kept, look: () => look().catch((error) => watch.broken(room, error)), lose() {} },
        { kind: 'act', act: (share) => doing(share.turn, share), lose() {} },
      );
    },
    abandon(room, error) {
      room.gone = true;
      for (const task of room.line.splice(0)) task.lose(error);
      for (const share of [room.open, room.flying]) for (const { reject } of share?.done ?? []) reject(error);
      room.open = null;
    },
    async settled() {
      do {
        await journal.settled();
        await Promise.allSettled(looks);
      } while (looks.size > 0 || journal.isKeeping);
    },
    get waited() {
      return journal.since === null ? 0 : performance.now() - journal.since;
    },
    get refused() {
      return journal.refused;
    },
  };
}
