import type { Seat } from '@insula/kernel';
import type { Table } from '@insula/protocol';
import type { Happening } from '../match/turn.ts';
import type { Picture } from './changes.ts';

/** What somebody was shown last, and the number of the news it came with. */
export interface Seen {
  picture: Picture | null;
  last: number;
}

/** Someone who is told about a match: a socket, or a bot. */
export interface Listener {
  /** Null: looks on. */
  readonly seat: Seat | null;
  readonly phrases: boolean;
  /** Null where it wants all of every view. */
  readonly seen: Seen | null;
  /** What happened and is still to be told; null: nothing has changed since it was told last. */
  owed: Happening[] | null;
  /** How much it has been told of a long past, which comes in pages; what happens meanwhile comes after it. Null: all. */
  behind: number | null;
  /** Where it comes from. */
  readonly address: string;
  /** Whether it makes a person present. */
  readonly person: boolean;
  /** Waits for `flush`. `table` is the one inside the message, where there is one. */
  send(message: string, table: Table | null): void;
  /** All that belongs together has been said: it may leave. */
  flush(): void;
  /** Resolves when what was said has left. */
  drained(): Promise<void>;
  close(): void;
}

/** Someone in this process: hears all of every view at once, so that nothing is ever on its way. */
export const nearby = (who: Pick<Listener, 'seat' | 'person' | 'send'> & Partial<Listener>): Listener => ({
  phrases: false,
  seen: null,
  owed: null,
  behind: null,
  address: '',
  flush() {},
  drained: async () => {},
  close() {},
  ...who,
});
