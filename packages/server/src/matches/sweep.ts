import { due } from '../match/clocks.ts';
import type { Store } from '../store/store.ts';
import { isBotAsked } from './mark.ts';
import { isAnothers, isStill, type Room } from './room.ts';

/** A match that nobody has to do with is forgotten after this long, and loaded again when needed. */
const IDLE = 60_000;
const SWEEP_EVERY = 5_000;
const DAY = 86_400_000;
/** Days for which a match waits to be started. */
const OPEN_DAYS = 7;
/** Matches that are deleted at once. */
const MOST_DELETED = 100;
/** More matches than this are never woken at once. */
const MOST = 1_000_000;

export interface SweepParts {
  readonly store: Store;
  readonly rooms: ReadonlyMap<string, Room>;
  /** Days after which a finished match is deleted; 0: never. */
  readonly keepFinished: number;
  now(): number;
  wake(id: string): Promise<unknown>;
  forget(room: Room): void;
  log(problem: string, error: unknown): void;
}

/** Now and then lets go of what nobody uses, wakes what is due, deletes what is out of date, and notes that the process
 *  lives. Returns what stops it. */
export function startSweep({ store, rooms, keepFinished, now, wake, forget, log }: SweepParts): () => Promise<void> {
  /** Those that cannot be loaded are tried once. */
  const tried = new Set<string>();
  let sweeping: Promise<void> | null = null;
  let stopped = false;

  async function sweep(): Promise<void> {
    const time = now();
    for (const room of rooms.values()) if (isAnothers(store, room)) forget(room);
    const idle = [...rooms.values()].filter((room) => isForgettable(room, time));
    for (const room of idle) forget(room);
    await store.release(idle.map(({ match }) => match.head.id));
    await store.commit([{ put: 'note', name: 'alive', text: String(time) }]);
    await clearAway(time);
    for (const id of await store.due(time + SWEEP_EVERY, MOST)) {
      if (stopped) return;
      if (rooms.has(id) || tried.has(id)) continue;
      await wake(id);
      if (!rooms.has(id)) tried.add(id);
    }
  }

  async function clearAway(time: number): Promise<void> {
    const endedBefore = keepFinished === 0 ? 0 : time - keepFinished * DAY;
    const ids = await store.outdated({ openBefore: time - OPEN_DAYS * DAY, endedBefore }, MOST_DELETED);
    if (ids.length === 0) return;
    for (const match of ids) {
      // What another process has is deleted there.
      if ((await store.claim(match)).kind !== 'ours') continue;
      const room = rooms.get(match);
      if (room !== undefined) forget(room);
      await store.commit([{ drop: 'match', match }]);
      await store.release([match]);
    }
  }

  function start(): void {
    sweeping ??= sweep()
      .catch((error) => log('the sweep failed', error))
      .finally(() => {
        sweeping = null;
      });
  }
  start();
  const sweeper = setInterval(start, SWEEP_EVERY);
  sweeper.unref();
  return async () => {
    stopped = true;
    clearInterval(sweeper);
    await sweeping;
  };
}

/** Nobody is there, no bot is asked, and nothing is due soon. */
function isForgettable(room: Room, time: number): boolean {
  const { match, listeners, touched } = room;
  if (!isStill(room) || time - touched < IDLE || isBotAsked(match)) return false;
  for (const { person } of listeners) if (person) return false;
  const next = match.play === null || match.head.phase !== 'playing' ? null : due(match, match.play);
  return next === null || next - time >= IDLE;
}
