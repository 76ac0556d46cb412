export const round = (n: number): number => Number(n.toFixed(n < 10 ? 2 : 1));

/** The value that this part of all values does not exceed. */
export const percentile = (values: readonly number[], part: number): number => at(Float64Array.from(values).sort(), part);

const at = (sorted: Float64Array, part: number): number =>
  round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

/** Milliseconds of a whole run, every stall in it included. */
export interface Tails {
  /** Until whoever moved knew that the move was done. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Until the other seat had the news. */
  readonly otherP50: number;
  readonly otherP99: number;
}

/** Milliseconds from sending a move, one for each move. */
export interface Times {
  readonly own: number[];
  readonly other: number[];
}

export function tailsOf({ own, other }: Times): Tails {
  const mine = Float64Array.from(own).sort();
  const theirs = Float64Array.from(other).sort();
  return {
    p50: at(mine, 0.5),
    p99: at(mine, 0.99),
    max: at(mine, 1),
    otherP50: at(theirs, 0.5),
    otherP99: at(theirs, 0.99),
  };
}
