import { BadInput, inVersion } from '@insula/kernel';
import type { Shelf } from '@insula/shelf';
import { readHead } from '../match/head.ts';
import { type No, no } from '../match/refusal.ts';
import type { Gap, Store } from '../store/store.ts';
import { isTrouble } from '../store/trouble.ts';
import { loadMatch } from './load.ts';
import { openRoom, type Room } from './room.ts';

/** Finds matches: in memory, or else in the store. */
export interface Finder {
  /** The match of a name, or why it cannot be played. Two who ask at once find one match. */
  find(id: string): Promise<Room | No>;
  add(room: Room): void;
  /** From now on the match of that name is the one in the store. */
  remove(room: Room): void;
  has(id: string): boolean;
  readonly rooms: ReadonlyMap<string, Room>;
}

export interface FinderParts {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly downtimes: readonly Gap[];
  now(): number;
  /** Called with a match that has just been loaded. */
  loaded(room: Room): void;
  /** What is kept of a match makes no sense. */
  broken(id: string, error: unknown): Promise<void>;
  log(problem: string, error: unknown): void;
}

/** Matches that are loaded at the same time, or wait for that: whoever wants one more is to come again. */
const MOST_LOADING = 2_000;

export function openFinder({ store, shelf, downtimes, now, loaded, broken, log }: FinderParts): Finder {
  const rooms = new Map<string, Room>();
  const loading = new Map<string, Promise<Room | No>>();

  async function load(id: string): Promise<Room | No> {
    try {
      const claim = await store.claim(id);
      if (claim.kind === 'theirs') return no('unavailable');
      if (claim.kind === 'none') return no('no-match');
      const hold = store.hold(id);
      if (hold === null) return no('unavailable');
      const [row, aside] = await Promise.all([store.match(id), store.aside(id)]);
      if (row === null) return no('no-match');
      if (aside !== null) return no('set-aside');
      const head = readHead(row.head);
      const game = shelf.game(head.game);
      // Other rules would lead elsewhere: whoever was promised one thing would find another.
      if (inVersion(game, head.version) === null) return no('other-rules');
      const room = openRoom(await loadMatch(store, head, game, now(), [...downtimes, ...claim.gaps]), now(), hold);
      rooms.set(id, room);
      loaded(room);
      return room;
    } catch (error) {
      log('a match cannot be loaded', error);
      if (isTrouble(error)) return no('unavailable');
      // One match of a game that is gone must neither keep the others from going on nor end the process.
      if (error instanceof BadInput) return no('no-match');
      await broken(id, error);
      return no('set-aside');
    }
  }

  return {
    find(id) {
      const known = rooms.get(id);
      if (known !== undefined) return Promise.resolve(known);
      const begun = loading.get(id);
      if (begun !== undefined) return begun;
      if (loading.size >= MOST_LOADING) return Promise.resolve(no('unavailable'));
      const loads = load(id).finally(() => loading.delete(id));
      loading.set(id, loads);
      return loads;
    },
    add: (room) => void rooms.set(room.match.head.id, room),
    remove(room) {
      const { id } = room.match.head;
      if (rooms.get(id) === room) rooms.delete(id);
    },
    has: (id) => rooms.has(id),
    rooms,
  };
}

export const isRoom = (found: Room | No): found is Room => 'match' in found;
