import type { Tally } from './store.ts';

/** How many matches there are of one kind. */
export interface Counted {
  readonly phase: string;
  readonly of_bots: boolean | number;
  readonly count: number;
}

export function tallied(rows: readonly Counted[]): Tally {
  const sum = (of: (row: Counted) => boolean): number => rows.filter(of).reduce((total, { count }) => total + count, 0);
  return {
    open: sum(({ phase }) => phase === 'open'),
    running: sum(({ phase }) => phase === 'playing'),
    ofBots: sum(({ phase, of_bots }) => phase === 'playing' && Boolean(of_bots)),
  };
}
