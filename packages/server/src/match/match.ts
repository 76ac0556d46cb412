import type { AnyGame, Entry, LogHead, Options, Position, Seat, Seats } from '@insula/kernel';
import type { ClockSpec, Order, Outcome, Pace, Proposal } from '@insula/protocol';
import type { EntryRow } from '../store/store.ts';

/** Somebody who plays, or looks on. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Who sits in a seat. */
export interface Sitter {
  kind: 'open' | 'person' | 'bot';
  /** The id of the person; null for the others. */
  person: string | null;
  name: string;
  /** The bot that plays here, also where it only stands in. */
  level: string | null;
  standIn: boolean;
  /** The bot stands in for the rest of one turn only: from which question on. Null: until the person returns. */
  brief: Brief | null;
  /** How often in a row its time was up. */
  timeouts: number;
  resigned: boolean;
}

/** A question whose time was up. */
export interface Brief {
  /** Nobody else was asked: it is part of a turn. Else it is one answer among others. */
  readonly alone: boolean;
  /** Which of the seat's decisions it was. */
  readonly decision: number;
}

/** All about a match but its play. Plain JSON, kept in one row. */
export interface Head {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  /** Where it begins; null: with the set-up. */
  readonly position: Position | null;
  readonly clock: ClockSpec;
  readonly pause: number;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly created: number;
  /** Null before the start. */
  started: number | null;
  /** Null before the end. */
  ended: number | null;
  /** The person who made it. */
  readonly host: string;
  /** What stands for the address it was made from: a digest, so that nobody learns the address. */
  readonly origin: string;
  readonly secret: string;
  readonly commitment: string;
  readonly contributions: (string | null)[];
  readonly seats: Sitter[];
  phase: 'open' | 'playing' | 'over';
  proposals: Proposal[];
  outcome: Outcome | null;
  rematch: string | null;
}

/** Moves of one seat that it may take back alone: those from entry `from` on. */
export interface Step {
  readonly seat: Seat;
  readonly from: number;
  readonly request: string | null;
  /** The number of items told to each audience before it. */
  readonly told: readonly number[];
  /** Milliseconds each seat had thought about its question by then. */
  readonly thought: readonly number[];
  /** What the seat had left when that question began; null where no clock ran for it. */
  readonly left: number | null;
}

/** A move and its text, which is read once. */
export interface Spoken {
  readonly text: string;
  readonly move: unknown;
}

/** An answer that is kept and not played yet. */
export interface Held {
  readonly moves: readonly Spoken[];
  readonly by: 'person' | 'bot' | 'order';
  readonly request: string | null;
  readonly left: number | null;
  /** Nothing more is asked of the seat before the others have answered. */
  readonly done: boolean;
}

/** How a match stood after entry `n`, as a snapshot keeps it; null: at the beginning. */
export interface Base {
  readonly n: number;
  readonly body: string | null;
}

/** How a match stands. What is not in a snapshot follows from the state. */
export interface Play {
  state: unknown;
  last: Entry | null;
  /** Items told so far: to each seat, then to bystanders. */
  readonly told: number[];
  /** Per seat, how often its question has changed. */
  readonly decisions: number[];
  steps: Step[];
  /** Per seat, how often it has taken back alone since something happened that it cannot take back alone. */
  readonly undone: number[];
  /** Per seat, the latest requests that were done. */
  readonly used: Set<string>[];
  /** Per seat, how many moves that its person or an order made are in force. */
  readonly moved: number[];
  /** How many entries are not moves. */
  beside: number;
  /** Per seat, milliseconds at the beginning of its question. */
  readonly left: number[];
  readonly since: number[];
  /** When the answer window opened. */
  opened: number;
  awaited: Seats;
  /** Whether what is asked is an answer window. */
  window: boolean;
  readonly legal: unknown[][];
  readonly held: (Held | null)[];
  /** How many moves in a row standing orders have made. */
  followed: number;
  /** When bots began to move without a person in between; null: they do not. */
  botsSince: number | null;
  /** The bot that made the last move, where that only said something; null: it did more. */
  talking: Seat | null;
  /** The newest snapshot. */
  saved: Base;
  /** The newest one behind which no seat takes back alone, and all entries since. */
  base: Base;
  rows: EntryRow[];
  /** More of the log than that is at hand, for what is being asked. */
  recalled: boolean;
}

/** A match: who sits where, how it stands, and nothing of the process it is played in. */
export interface Match {
  readonly head: Head;
  /** What stands above the entries of its log. */
  readonly log: LogHead;
  readonly game: AnyGame;
  /** Null before the start. */
  play: Play | null;
  readonly orders: Order[][];
  /** The latest lines of the chat, by who asked to say them and with which request; null: looked up, and not said yet. */
  readonly said: Map<string, string | null>;
  /** How many lines its chat has; null: they are not counted yet. */
  lines: number | null;
}

/** A person is there to decide: no bot, and none standing in. */
export const isPlayedByPerson = (sitter: Sitter): boolean => sitter.kind === 'person' && !sitter.standIn && !sitter.resigned;

export const seatsOf = ({ seats }: Head, person: Person | null): Seat[] =>
  person === null ? [] : seats.flatMap((sitter, seat) => (sitter.person === person.id ? [seat] : []));
