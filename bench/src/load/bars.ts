import type { Figures, Report } from './main.ts';
import type { PeerName } from './peers.ts';

/** What we want of our server, durable as it is, against others that are not: a ratio, ours to theirs. */
export interface Bar {
  readonly says: string;
  /** Null where one of the two was not measured. */
  ratio(report: Report): number | null;
  holds(ratio: number): boolean;
}

const against =
  (peer: PeerName, figure: (of: Figures) => number) =>
  ({ insula, [peer]: other }: Report): number | null =>
    insula === undefined || other === undefined ? null : figure(insula) / figure(other);

const moves = ({ flatOut }: Figures): number => flatOut.movesPerSecond.median;

export const BARS: readonly Bar[] = [
  {
    says: 'moves per second, at least 5 × boardgame.io',
    ratio: against('boardgame.io', moves),
    holds: (ratio) => ratio >= 5,
  },
  {
    says: 'moves per second, at least a third of bare ws (half is the aim)',
    ratio: against('ws', moves),
    holds: (ratio) => ratio >= 1 / 3,
  },
  {
    says: 'CPU per move, at most 1.5 × Colyseus with patches at once',
    ratio: against('colyseus', ({ flatOut }) => flatOut.cpuMicrosPerMove.median),
    holds: (ratio) => ratio <= 1.5,
  },
  {
    says: 'paced p99, below boardgame.io',
    ratio: against('boardgame.io', ({ paced }) => paced.p99),
    holds: (ratio) => ratio < 1,
  },
  {
    says: 'memory, below Colyseus',
    ratio: against('colyseus', ({ paced }) => paced.memoryMB.median),
    holds: (ratio) => ratio < 1,
  },
  {
    says: 'loading a match of 1,000 entries, at most 2 × one of 10',
    ratio: ({ loading }) => (loading === undefined ? null : loading.long.median / loading.short.median),
    holds: (ratio) => ratio <= 2,
  },
  {
    says: 'milliseconds for any moment of a match of 1,000 moves, below 20 at the median',
    ratio: ({ moments }) => moments?.p50 ?? null,
    holds: (median) => median < 20,
  },
];
