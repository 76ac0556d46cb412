/** What a search found out about a question. Several searches of the same question add up. */
export interface Findings {
  readonly iterations: number;
  /** By seat: its chance to win. */
  readonly chances: readonly number[];
  /** What was looked at, the most promising first. */
  readonly moves: readonly Finding[];
}

export interface Finding {
  readonly move: unknown;
  readonly visits: number;
  /** The mover's chance to win if it makes this move. */
  readonly chance: number;
}

/** The findings of several searches as if they had been one. */
export function together(all: readonly Findings[]): Findings {
  if (all.length === 1) return all[0];
  const iterations = all.reduce((sum, found) => sum + found.iterations, 0);
  const chances = all[0].chances.map(
    (_, seat) => all.reduce((sum, found) => sum + found.chances[seat] * found.iterations, 0) / Math.max(1, iterations),
  );
  const byMove = new Map<unknown, { visits: number; sum: number }>();
  for (const { moves } of all)
    for (const { move, visits, chance } of moves) {
      const so = byMove.get(move) ?? { visits: 0, sum: 0 };
      byMove.set(move, { visits: so.visits + visits, sum: so.sum + visits * chance });
    }
  const moves = [...byMove].map(([move, { visits, sum }]) => ({ move, visits, chance: visits === 0 ? 0 : sum / visits }));
  return { iterations, chances, moves: moves.sort(byPromise) };
}

/** What was visited most is trusted most; a good mean of few visits may be luck. */
export const byPromise = (a: Finding, b: Finding): number => b.visits - a.visits || b.chance - a.chance;
