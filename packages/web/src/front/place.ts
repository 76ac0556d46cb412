import type { YourMatch } from '@insula/protocol';

/** The best place of whoever looks; null: nobody won it, or they were not there. */
export function placeOf({ match, yours }: YourMatch): number | null {
  const rank = match.outcome?.rank ?? null;
  return rank === null || yours.length === 0 ? null : Math.min(...yours.map((seat) => rank[seat]));
}
