interface Cell {
  readonly of: string;
  readonly seats: number;
  readonly a: string;
  readonly b: string;
}

export function barOf(cell: Cell): [number, number];
export function verdictOn(cell: Cell, share: number, interval: readonly [number, number]): 'met' | 'open' | 'missed';
