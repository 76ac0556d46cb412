import type { Seat } from '@insula/kernel';
import type { Table } from '@insula/protocol';

/** Someone who is told about a match: a socket, or a bot. */
export interface Listener {
  /** Null: looks on. */
  readonly seat: Seat | null;
  readonly phrases: boolean;
  /** The view it was shown last; null where it wants all of every view. */
  seen: { view: unknown } | null;
  /** Whether it makes a person present. */
  readonly person: boolean;
  /** Waits for `flush`. `table` is the one inside the message, where there is one. */
  send(message: string, table: Table | null): void;
  /** All that belongs together has been said: it may leave. */
  flush(): void;
  close(): void;
}
