/** How long to think. Iterations alone make a decision that can be repeated; a signal may cut it short. */
export interface Effort {
  readonly iterations: number;
  /** An expert asks itself several times, so that several threads can, with the same answer. */
  readonly searches: number;
}

/** Somebody who may say that it is enough. Asked now and then; an `AbortSignal` will do. */
export interface Signal {
  readonly aborted: boolean;
}
