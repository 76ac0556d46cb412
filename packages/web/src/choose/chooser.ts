import type { Choice, Parts } from './narrow.ts';

/** What becomes of what is chosen. */
export interface Voice {
  /** Whether an answer is still on its way: then nothing else is chosen. */
  waits(): boolean;
  play(decision: number, moves: readonly string[]): void;
  /** Asks which clause forbids moves, without making them. */
  why(moves: readonly string[]): void;
  /** Finds out whether a move could not be taken back alone. Calls back once, or never where nobody answers. */
  weigh(move: string, then: (final: boolean) => void): void;
  /** What was refused before is forgotten. */
  forgive(): void;
}

/** How a person chooses a move: by picking things until one move is left. */
export interface Chooser {
  readonly choices: readonly Choice[];
  readonly picked: Parts;
  /** The legal moves that agree with what is picked. */
  readonly left: readonly Choice[];
  /** Values of a slot that can be picked next, given the coarser picks. */
  can(slot: string): ReadonlySet<string>;
  pick(add: Parts): void;
  drop(slot?: string): void;
  /** A chain of moves is committed together or not at all. */
  play(...moves: readonly string[]): void;
  /** Leaves this chore, and those that follow at once, to the usual choice. */
  readonly chore: boolean;
  settle(): void;
}
