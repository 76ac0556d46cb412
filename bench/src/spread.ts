import { median } from './median.ts';

/** A figure that was measured several times: half of the runs lie between the quartiles. */
export interface Spread {
  readonly median: number;
  readonly q1: number;
  readonly q3: number;
}

export function spread(values: readonly number[], digits = 0): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const rounded = (value: number): number => Number(value.toFixed(digits));
  return {
    median: rounded(median(sorted)),
    q1: rounded(median(sorted.slice(0, Math.max(1, half)))),
    q3: rounded(median(sorted.slice(-Math.max(1, half)))),
  };
}
