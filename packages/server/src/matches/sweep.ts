import { due } from '../match/clocks.ts';
import type { Store } from '../store/store.ts';
import { isBotAsked } from './mark.ts';
import { isAnothers, isStill, type Room } from './room.ts';

/** A match that nobody has to do with is forgotten after this long, and loaded again when needed. */
const IDLE = 60_000;
const SWEEP_EVERY = 5_000;
/** More matches than this are never woken at once. */
const MOST = 1_000_000;

export interface SweepParts {
  readonly store: Store;
  readonly rooms: ReadonlyMap<string, Room>;
  now(): number;
  wake(id: string): Promise<unknown>;
  forget(room: Room): void;
  log(problem: string, error: unknown): void;
}

/** Now and then lets go of what nobody uses, wakes what is due, and notes that the process lives. Returns what stops it. */
export function startSweep({ store, rooms, now, wake, forget, log }: SweepParts): () => Promise<void> {
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
    for (const id of await store.due(time + SWEEP_EVERY, MOST)) {
      if (stopped) return;
      if (rooms.has(id) || tried.has(id)) continue;
      await wake(id);
      if (!rooms.has(id)) tried.add(id);
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
