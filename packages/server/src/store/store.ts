import type { Entry } from '@insula/kernel';

/**
 * Where matches are kept. Everything that changes goes through `commit`, many changes of many matches at once; what it
 * has answered to survives the sudden death of the process.
 */
export interface Store {
  /** All of it or, when it is refused, nothing; but a part of a match that another process has taken meanwhile is left out
   *  alone. Returns those parts. */
  commit(...parts: readonly Part[]): Promise<ReadonlySet<Part>>;
  /** Makes a match this process's own, unless another one that lives has it. Whoever makes a match has it. */
  claim(match: string): Promise<Claim>;
  /** By which claim a match is this process's own: another number each time it is claimed anew, as somebody else may have had
   *  it in between. Null: it is not. */
  hold(match: string): number | null;
  /** Where other living processes are spoken to that have some of these matches, by match. */
  holders(matches: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whether no other process uses the store. */
  isAlone(): Promise<boolean>;
  /** Lets others have matches of which everything is kept. */
  release(matches: readonly string[]): Promise<void>;
  match(id: string): Promise<MatchRow | null>;
  /** Matches of one kind, the newest first. */
  list(which: Listing, limit: number): Promise<ListedRow[]>;
  /** How many matches there are of a host, or made from one place: open ones, those being played, and those of bots alone. */
  tally(whose: { readonly host: string } | { readonly origin: string }): Promise<Tally>;
  /** Ids of matches that have not started and were made before a moment, or that ended before one; the oldest first. */
  outdated(which: { readonly openBefore: number; readonly endedBefore: number }, limit: number): Promise<string[]>;
  /** Ids of the matches in which something is to be done by then, the most urgent first; those that another process has
   *  are its own affair. */
  due(before: number, limit: number): Promise<string[]>;
  /** Why a match was set aside; null: it was not. */
  aside(match: string): Promise<AsideRow | null>;
  /** Entries after number `after`, in order, and no more than `most`. */
  entries(match: string, after: number, most?: number): Promise<EntryRow[]>;
  snapshot(match: string): Promise<SnapshotRow | null>;
  /** The newest one that is no newer than that; null: there is none. */
  milestone(match: string, until: Until): Promise<MilestoneRow | null>;
  held(match: string): Promise<HeldRow[]>;
  orders(match: string): Promise<OrdersRow[]>;
  /** The last lines, in order. */
  chat(match: string, limit: number): Promise<ChatRow[]>;
  /** How many lines there are. */
  lines(match: string): Promise<number>;
  /** What was said under a key; null: nothing. */
  line(match: string, key: string): Promise<string | null>;
  person(id: string): Promise<PersonRow | null>;
  /** A text kept under a name, such as the key that signs cookies. */
  note(name: string): Promise<string | null>;
  close(): Promise<void>;
}

/** What belongs together in a commit: the changes of one match. */
export type Part = readonly Change[];

/** Whose a match is. */
export type Claim =
  | { readonly kind: 'ours'; readonly gaps: readonly Gap[] }
  /** `address` is where the process that has it is spoken to. */
  | { readonly kind: 'theirs'; readonly address: string }
  | { readonly kind: 'none' };

/** A time in which nobody was there to hear the answers. */
export interface Gap {
  /** When somebody was last known to live. */
  readonly alive: number;
  readonly began: number;
}

/** Listed ones that wait for people (`open`) or are being played (`live`); all of a person, or only those that are over
 *  (`past`) or not (`present`). All of them made before a moment, so that a list has pages. */
export type Listing = { readonly before: number } & (
  | { readonly kind: 'open' }
  | { readonly kind: 'live' }
  | { readonly kind: 'person' | 'present' | 'past'; readonly person: string }
);

export type Change =
  | { readonly put: 'match'; readonly row: MatchRow }
  | { readonly put: 'entry'; readonly row: EntryRow }
  | { readonly put: 'snapshot'; readonly row: SnapshotRow }
  | { readonly put: 'milestone'; readonly row: MilestoneRow }
  | { readonly put: 'held'; readonly row: HeldRow }
  | { readonly drop: 'held'; readonly match: string; readonly seat: number }
  /** With all that belongs to it. */
  | { readonly drop: 'match'; readonly match: string }
  | { readonly put: 'orders'; readonly row: OrdersRow }
  | { readonly put: 'chat'; readonly row: ChatRow }
  | { readonly put: 'person'; readonly row: PersonRow }
  | { readonly put: 'mark'; readonly row: MarkRow }
  | { readonly put: 'aside'; readonly row: AsideRow }
  | { readonly put: 'note'; readonly name: string; readonly text: string };

/** What is known about a match but its play. `head` is JSON. */
export interface MatchRow {
  readonly id: string;
  readonly phase: 'open' | 'playing' | 'over';
  readonly listed: boolean;
  readonly created: number;
  readonly ended: number | null;
  readonly host: string;
  readonly origin: string;
  /** Whether bots sit in all its seats. */
  readonly ofBots: boolean;
  readonly head: string;
  /** Those who sit in it, so that they find it again. */
  readonly people: readonly string[];
}

export interface Tally {
  readonly open: number;
  readonly running: number;
  /** Of those being played, the ones in which only bots sit. */
  readonly ofBots: number;
}

/** What a list of matches shows of one. */
export interface ListedRow {
  readonly head: string;
  readonly awaited: number;
}

/** When something is to be done in a match though nobody asks for it (null: never), and which seats are awaited. */
export interface MarkRow {
  readonly match: string;
  readonly due: number | null;
  readonly awaited: number;
}

/** Something went wrong in a match: when, and what. */
export interface AsideRow {
  readonly match: string;
  readonly at: number;
  readonly why: string;
}

/** An entry of the log, the request that brought it, and the milliseconds its seat had left afterwards. */
export interface EntryRow {
  readonly match: string;
  readonly entry: Entry;
  readonly request: string | null;
  readonly left: number | null;
}

/** How a match stood after entry `n`; `body` is JSON. */
export interface SnapshotRow {
  readonly match: string;
  readonly n: number;
  readonly body: string;
}

/** A snapshot that stays, so that any part of a long past can be looked at without what was before it. `told` is how much
 *  each audience had been told by then; where entry `n` took something back, `from` is what each was told before that. */
export interface MilestoneRow extends SnapshotRow {
  readonly told: readonly number[];
  readonly from: readonly number[] | null;
}

/** A moment of a match: up to entry `n`, or when an audience had been told `told` things. */
export type Until = { readonly n: number } | { readonly audience: number; readonly told: number };

/** An answer that is kept and not played yet. */
export interface HeldRow {
  readonly match: string;
  readonly seat: number;
  readonly decision: number;
  readonly by: 'person' | 'bot' | 'order';
  readonly moves: readonly string[];
  readonly request: string | null;
  readonly left: number | null;
}

export interface OrdersRow {
  readonly match: string;
  readonly seat: number;
  readonly body: string;
}

export interface ChatRow {
  readonly match: string;
  readonly at: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  /** Who wrote it and its request, so that a line sent again is not said twice. */
  readonly key: string;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
}
