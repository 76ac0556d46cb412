import type { YourMatch } from '@insula/protocol';
import type { Eyes } from '../net/api.ts';

/** What the address of a replay says: which moment, through whose eyes, and whether it plays by itself. */

export function nInAddress(): number | null {
  const n = new URLSearchParams(window.location.search).get('n');
  return n === null || !/^\d+$/.test(n) ? null : Number(n);
}

/** Whether somebody wants to know what happened since their last turn. */
export const isRecap = (): boolean => new URLSearchParams(window.location.search).has('recap');

/** Through one's own eyes, unless the address says through whose. */
export function eyesInAddress({ match, yours }: YourMatch): Eyes {
  const asked = new URLSearchParams(window.location.search);
  if (match.phase === 'over' && asked.has('open')) return 'all';
  const seat = Number(asked.get('seat') ?? Number.NaN);
  const isAllowed = match.phase === 'over' ? seat < match.seats.length : yours.includes(seat);
  return isAllowed ? seat : (yours[0] ?? null);
}
