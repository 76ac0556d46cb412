interface Ticks {
  readonly worked: number;
  readonly kept: number;
}
export function ticks(stat?: string): Ticks | null;
export function stolen(from: Ticks | null, to: Ticks | null): number | null;
