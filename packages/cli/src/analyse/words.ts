import { type Decided, isCertain } from '@insula/bots';

/** How many decisions a report shows. */
const DEAREST = 5;

/** The decisions whose cost is more than chance may explain, the dearest first. */
export const dearest = (decisions: readonly Decided[]): Decided[] =>
  decisions
    .filter(isCertain)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, DEAREST);

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;
